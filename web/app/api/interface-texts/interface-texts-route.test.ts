// cspell:ignore menue
import { relative } from "node:path";
import { afterAll, expect, test, vi } from "vitest";
import {
  editorsSecret,
  openContentDouble,
  studioOrigin,
  studioRequest,
} from "../../../editors/draft/content-double.fixture.ts";
import { temporaryFolder } from "../../../temporary-folder.fixture.ts";

const language = { direction: "ltr", region: null };
const locale = {
  languages: ["en", "de", "fr", "pl"].map((code) => ({ ...language, code, name: code })),
  defaultLanguage: "en",
  translationFiles: "/texts/{{lng}}/{{ns}}.json",
};

/** Polish has no file, and the French one is not JSON. The German file has one known key and one unknown key. */
const files: Record<string, string> = {
  "/texts/en/interface.json": JSON.stringify({ auth: { account: { greeting: "Hi {{name}}" } } }),
  "/texts/de/interface.json": JSON.stringify({ site: { menu: "Wegweiser", menue: "Karte" } }),
  "/texts/fr/interface.json": "<!doctype html>",
};
const changed = { _key: "site.menu", key: "site.menu", text: "Explore" };
const texts = [{ _id: "interfaceTexts-en", language: "en", texts: [changed] }];
const result = { site: null, locale, auth: null, consent: null, texts };

const content = await openContentDouble((path) => {
  if (path.includes("/data/query/"))
    return { status: 200, body: JSON.stringify({ result, ms: 1 }) };
  const body = files[path];
  return body === undefined ? { status: 404, body: "" } : { status: 200, body };
});
afterAll(() => content.close());
vi.stubEnv("MARQUEE_SITE_URL", content.url);
vi.stubEnv("MARQUEE_DIST", relative(process.cwd(), temporaryFolder()));
// Imports the routes after setting `MARQUEE_DIST`, because a module reads this variable on import.
const interfaceTexts = await import("./route.ts");
const defaultTexts = await import("../default-texts/route.ts");

const getDefaults = (language: string) =>
  defaultTexts.GET(studioRequest("/api/default-texts", { language, secret: editorsSecret }));

test("[I18N-4] reports missing keys, unknown keys and file problems of each language to the studio", async () => {
  const query = { secret: editorsSecret };
  const response = await interfaceTexts.GET(studioRequest("/api/interface-texts", query));
  expect(response.headers.get("access-control-allow-origin")).toBe(studioOrigin);
  expect(response.headers.get("cache-control")).toBe("no-store");
  const { languages } = await response.json();
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

test("[I18N-1] sends the studio the texts of files and built-in texts, but not the editors' ones, nor of a language that the site does not offer", async () => {
  const { texts: sent } = await (await getDefaults("en")).json();
  expect(sent).toContainEqual({ key: "site.menu", text: "Menu", placeholders: [] });
  expect(sent).toContainEqual({
    key: "auth.account.greeting",
    text: "Hi {{name}}",
    placeholders: ["{{name}}"],
  });
  expect((await getDefaults("pt")).status).toBe(404);
});
