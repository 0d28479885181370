import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import {
  editorsSecret,
  openContentDouble,
  studioRequest,
} from "../../../editors/draft/content-double.fixture.ts";

const settings = {
  languages: [{ code: "en", name: "English", direction: "ltr", region: null }],
  defaultLanguage: "en",
  translationFiles: "/texts/{{lng}}/{{ns}}.json",
};

const changed = { _key: "site.menu", key: "site.menu", text: "Explore" };

let GET: (request: Request) => Promise<Response>;
let content: Awaited<ReturnType<typeof openContentDouble>>;

beforeAll(async () => {
  content = await openContentDouble((path) => {
    const texts = [{ _id: "interfaceTexts-en", language: "en", texts: [changed] }];
    const result = { site: null, locale: settings, auth: null, consent: null, texts };
    if (path.includes("/data/query/")) {
      return { status: 200, body: JSON.stringify({ result, ms: 1 }) };
    }
    return path === "/texts/en/interface.json"
      ? { status: 200, body: JSON.stringify({ auth: { account: { greeting: "Hi {{name}}" } } }) }
      : { status: 404, body: "" };
  });
  vi.stubEnv("MARQUEE_SITE_URL", content.url);
  const cacheFolder = mkdtempSync(join(tmpdir(), "marquee-default-texts-"));
  vi.stubEnv("MARQUEE_DIST", relative(process.cwd(), cacheFolder));
  // Imported only now, because the module reads `MARQUEE_DIST`, the folder of its cache, on import.
  ({ GET } = await import("./route.ts"));
});
afterAll(() => content.close());

const ask = (language: string, secret = editorsSecret) =>
  GET(studioRequest("/api/default-texts", { language, secret }));

test("[SEC-1] returns 401 for a question about default texts when the secret is unknown", async () => {
  expect((await ask("en", "a-secret-that-nobody-stored")).status).toBe(401);
});

test("[I18N-1] sends the studio the texts of files and built-in texts, but not the editors' ones", async () => {
  const { texts } = await (await ask("en")).json();
  expect(texts).toContainEqual({ key: "site.menu", text: "Menu", placeholders: [] });
  expect(texts).toContainEqual({
    key: "auth.account.greeting",
    text: "Hi {{name}}",
    placeholders: ["{{name}}"],
  });
});

test("[I18N-1] returns 404 for a language that the site does not offer", async () => {
  expect((await ask("pt")).status).toBe(404);
});
