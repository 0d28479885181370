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

test("[I18N-3] links to the same page in the other language, or reports that it is not available", () => {
  const html = render([{ language: "de", slug: "programm" }]);
  expect(html).toContain('href="/de/programm" hrefLang="de" lang="de"');
  const missing = render([]);
  expect(missing).toContain("This page is not available in Deutsch yet.");
  expect(missing).not.toContain("<a ");
  expect(render([], [english])).toBe("");
});
