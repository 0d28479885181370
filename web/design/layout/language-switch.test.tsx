import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { contextFixture } from "../../blocks/block.fixture.ts";
import { LanguageSwitch } from "./language-switch.tsx";

const english = { code: "en", name: "English", direction: "ltr" as const };
const german = { code: "de", name: "Deutsch", direction: "ltr" as const };

const render = (versions: { language: string; slug: string }[], languages = [english, german]) =>
  renderToStaticMarkup(
    <LanguageSwitch
      settings={{ languages, defaultLanguage: "en" }}
      language="en"
      versions={versions}
      t={contextFixture.t}
    />,
  );

test("[I18N-3] links to the same page in the other language", () => {
  const html = render([{ language: "de", slug: "programm" }]);
  expect(html).toContain('href="/de/programm" hrefLang="de" lang="de"');
});

test("[I18N-3] reports that a page is not available in a language instead of linking to it", () => {
  const html = render([]);
  expect(html).toContain("This page is not available in Deutsch yet.");
  expect(html).not.toContain("<a ");
});

test("[I18N-3] renders nothing on a site with one language", () => {
  expect(render([], [english])).toBe("");
});
