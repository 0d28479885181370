import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { InterfaceText } from "../design/ui/interface-text.tsx";
import type { TextOverrides } from "./text-settings.ts";
import { createTexts } from "./texts.ts";

const file = new TextEncoder().encode('{"consent":{"acceptAll":"Yes","rejectAll":"No"}}');

const settingsOf = (overrides: TextOverrides, translationFiles: string | null = null) => ({
  translationFiles,
  languages: ["en", "ar"].map((code) => ({ code })),
  defaultLanguage: "en",
  overrides,
});

function createSiteTexts() {
  const lines: string[] = [];
  const texts = createTexts({
    fetchFile: async () => ({ status: 200, body: file }),
    siteUrl: () => "http://localhost",
    lastGood: { store: async () => {}, find: async () => null },
    log: (line) => lines.push(line),
    now: Date.now,
  });
  return { texts, lines };
}

test("[I18N-1] an editor's text overrides that of the file, and is plain text", async () => {
  const overrides = { en: { "consent.acceptAll": "Fine <b>" } };
  const settings = settingsOf(overrides, "https://texts.example/{{lng}}/{{ns}}.json");
  const t = await createSiteTexts().texts.getTranslate("en", settings);
  expect(t("consent.acceptAll")).toBe("Fine <b>");
  expect(t("consent.rejectAll")).toBe("No");
  const html = renderToStaticMarkup(<InterfaceText t={t} text="consent.acceptAll" />);
  expect(html).toContain("Fine &lt;b&gt;");
});

test("[I18N-1] an editor's text applies at once, and its removal too", async () => {
  const { texts } = createSiteTexts();
  const other = { de: { "site.menu": "Weg" } };
  const menu = async (overrides: TextOverrides) =>
    (await texts.getTranslate("en", settingsOf(overrides)))("site.menu");
  expect(await menu({ en: { "site.menu": "Explore" } })).toBe("Explore");
  expect(await menu({ en: { "site.menu": "Browse" } })).toBe("Browse");
  expect(await menu(other)).toBe("Menu");
  // Texts of another language change nothing, so the same object is returned.
  const before = await texts.getTranslate("en", settingsOf({}));
  expect(await texts.getTranslate("en", settingsOf(other))).toBe(before);
});

test("[I18N-1] screens that get their texts in the browser get the editor's texts, the default texts do not", async () => {
  const { texts } = createSiteTexts();
  const settings = settingsOf({ ar: { "site.menu": "X" } });
  expect((await texts.getTexts("ar", settings))["site.menu"]).toBe("X");
  const defaults = await texts.getDefaults("ar", settings);
  expect(defaults.find(({ key }) => key === "site.menu")?.text).toBe("القائمة");
});

test("[TOL-1] texts whose placeholders differ are dropped one by one and logged once", async () => {
  const { texts, lines } = createSiteTexts();
  const settings = settingsOf({ ar: { "site.menu": "Paths {{count}}", "site.closeMenu": "X" } });
  const t = await texts.getTranslate("ar", settings);
  await texts.getTexts("ar", settings);
  expect([t("site.menu"), t("site.closeMenu")]).toEqual(["القائمة", "X"]);
  expect(lines).toHaveLength(1);
});
