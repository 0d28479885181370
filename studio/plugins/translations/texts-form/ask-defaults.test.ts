import { expect, test } from "vitest";
import { siteWith } from "../../../site/ask-site.fixture.ts";
import { createDefaultsQuestion } from "./ask-defaults.ts";

const texts = [{ key: "site.menu", text: "Menu", placeholders: [] }];

test("[I18N-1] asks the site for the default texts once a minute and language", async () => {
  let now = 0;
  const ask = createDefaultsQuestion(() => now);
  const { asked, askSite } = siteWith({ texts }, { texts }, { texts });
  for (const language of ["en", "en", "de"]) expect(await ask(language, askSite)).toEqual(texts);
  now += 60_001;
  await ask("en", askSite);
  const path = "/api/default-texts";
  const languages = ["en", "de", "en"];
  expect(asked).toMatchObject(languages.map((language) => ({ path, query: { language } })));
});

test("[I18N-1] rejects with the site's error message, and asks again after it", async () => {
  const error = "This site is not in that language.";
  const refused = Response.json({ error }, { status: 404 });
  const { askSite } = siteWith(refused, { texts: [{ key: 7 }] }, { texts });
  const ask = createDefaultsQuestion(() => 0);
  await expect(ask("en", askSite)).rejects.toThrow(error);
  await expect(ask("en", askSite)).rejects.toThrow(/"key"/);
  expect(await ask("en", askSite)).toEqual(texts);
});
