// cspell:ignore menue
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import {
  editorsSecret,
  openContentDouble,
  studioOrigin,
  studioRequest,
} from "../../../editors/draft/content-double.fixture.ts";

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

/** Polish has no file, and the French one is not JSON. The German file has one known key and one unknown key. */
const files: Record<string, string> = {
  "/texts/en/interface.json": "{}",
  "/texts/de/interface.json": JSON.stringify({ site: { menu: "Wegweiser", menue: "Karte" } }),
  "/texts/fr/interface.json": "<!doctype html>",
};

let GET: (request: Request) => Promise<Response>;
let content: Awaited<ReturnType<typeof openContentDouble>>;

beforeAll(async () => {
  content = await openContentDouble((path) => {
    const answer = { result: { site: null, locale: settings, auth: null, consent: null }, ms: 1 };
    if (path.includes("/data/query/")) return { status: 200, body: JSON.stringify(answer) };
    const body = files[path];
    return body === undefined ? { status: 404, body: "" } : { status: 200, body };
  });
  vi.stubEnv("MARQUEE_SITE_URL", content.url);
  const cacheFolder = mkdtempSync(join(tmpdir(), "marquee-interface-texts-"));
  vi.stubEnv("MARQUEE_DIST", relative(process.cwd(), cacheFolder));
  // Imports the route after setting `MARQUEE_DIST`, because the module reads this variable on import.
  ({ GET } = await import("./route.ts"));
});
afterAll(() => content.close());

const ask = (secret = editorsSecret) => GET(studioRequest("/api/interface-texts", { secret }));

test("[SEC-1] returns 401 for a question about interface texts when the secret is unknown", async () => {
  expect((await ask("a-secret-that-nobody-stored")).status).toBe(401);
});

test("[I18N-4] reports missing keys, unknown keys and file problems of each language to the studio", async () => {
  const answer = await ask();
  expect(answer.headers.get("access-control-allow-origin")).toBe(studioOrigin);
  expect(answer.headers.get("cache-control")).toBe("no-store");
  const { languages } = await answer.json();
  expect(languages).toMatchObject([
    { code: "en", ships: true, problem: null, missing: [], unknown: [] },
    { code: "de", ships: true, problem: null, missing: [], unknown: ["site.menue"] },
    { code: "fr", ships: true, problem: expect.stringMatching(/JSON/), missing: [] },
    { code: "pl", ships: false, problem: "The server that hosts the file returned status 404." },
  ]);
  const [english, , , polish] = languages;
  expect(polish.missing.length).toBeGreaterThan(300);
  expect(english.address).toMatch(/\/texts\/en\/interface\.json$/);
});

test("[SEC-1] returns 429 after too many questions in a row", async () => {
  let refused: Response | undefined;
  for (let asked = 0; asked < 30 && refused === undefined; asked += 1) {
    const answer = await ask();
    if (answer.status !== 200) refused = answer;
  }
  expect(refused?.status).toBe(429);
});
