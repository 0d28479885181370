import { mkdtempSync } from "node:fs";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { afterAll, beforeAll, expect, test, vi } from "vitest";

const studio = "https://studio.example";

const settings = {
  languages: [
    { code: "en", name: "English", direction: "ltr" },
    { code: "de", name: "Deutsch", direction: "ltr" },
    { code: "fr", name: "Français", direction: "ltr" },
    { code: "pl", name: "Polski", direction: "ltr" },
  ],
  defaultLanguage: "en",
  translationFiles: "/texts/{{lng}}/{{ns}}.json",
};

/** Polish and French have no file there; the German one holds a word of its own and one that the site never says. */
const files: Record<string, string> = {
  "/texts/en/interface.json": "{}",
  "/texts/de/interface.json": JSON.stringify({ site: { menu: "Wegweiser", menue: "Karte" } }),
  "/texts/fr/interface.json": "<!doctype html>",
};

/** Stands in for the content service and for the host of the files. */
const host = createServer((request, response) => {
  const { pathname } = new URL(request.url ?? "/", "http://localhost");
  const isQuestion = pathname.includes("/data/query/");
  const file = files[pathname];
  response.writeHead(isQuestion || file !== undefined ? 200 : 404, {
    "content-type": "application/json",
  });
  const answer = { result: { site: null, locale: settings, auth: null, consent: null }, ms: 1 };
  response.end(isQuestion ? JSON.stringify(answer) : file);
});

let GET: (request: Request) => Promise<Response>;

beforeAll(async () => {
  await new Promise<void>((resolve) => host.listen(0, "localhost", resolve));
  const address = host.address();
  if (address === null || typeof address === "string") throw new Error("no port");
  const url = `http://localhost:${address.port}`;
  vi.stubEnv("NEXT_PUBLIC_SANITY_PROJECT_ID", "marquee");
  vi.stubEnv("SANITY_API_READ_TOKEN", "a-token-of-the-tests");
  vi.stubEnv("NEXT_PUBLIC_SANITY_STUDIO_URL", `${studio}/nightlight`);
  vi.stubEnv("MARQUEE_LAKE_URL", url);
  vi.stubEnv("MARQUEE_SITE_URL", url);
  const kept = mkdtempSync(join(tmpdir(), "marquee-interface-texts-"));
  vi.stubEnv("MARQUEE_DIST", relative(process.cwd(), kept));
  // Where answers are kept is settled when the route is read.
  ({ GET } = await import("./route.ts"));
});
afterAll(() => {
  vi.unstubAllEnvs();
  host.close();
});

const ask = (origin: string | null = studio) =>
  GET(
    new Request("https://nightlight.example/api/interface-texts", {
      headers: origin === null ? {} : { origin },
    }),
  );

test.each([["https://elsewhere.example"], ["https://nightlight.example"], [null]])(
  "[I18N-4] a page of %s may not ask about interface texts",
  async (origin) => {
    const answer = await ask(origin);
    expect(answer.status).toBe(403);
    expect(await answer.json()).toEqual({
      error: "Only the studio may ask about interface texts.",
    });
  },
);

test("[I18N-4] the studio hears of each language what ships, what its file lacks, and what it holds in vain", async () => {
  const answer = await ask();
  expect(answer.headers.get("access-control-allow-origin")).toBe(studio);
  expect(answer.headers.get("cache-control")).toBe("no-store");
  const { languages } = await answer.json();
  expect(languages).toMatchObject([
    { code: "en", ships: true, problem: null, missing: [], unknown: [] },
    { code: "de", ships: true, problem: null, missing: [], unknown: ["site.menue"] },
    { code: "fr", ships: true, problem: expect.stringMatching(/JSON/), missing: [] },
    { code: "pl", ships: false, problem: "The host answers with status 404." },
  ]);
  const [english, , , polish] = languages;
  expect(polish.missing.length).toBeGreaterThan(300);
  expect(english.address).toMatch(/\/texts\/en\/interface\.json$/);
});

test("[SEC-1] questions in a row are answered as often as editors ask, so that no host is flooded through them", async () => {
  let refused: Response | undefined;
  for (let asked = 0; asked < 30 && refused === undefined; asked += 1) {
    const answer = await ask();
    if (answer.status !== 200) refused = answer;
  }
  expect(refused?.status).toBe(429);
});
