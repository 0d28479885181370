import { expect, test } from "vitest";
import { siteWith } from "../../../site/fetch-from-site.fixture.ts";
import { createDefaultsFetch } from "./fetch-defaults.ts";

const texts = [{ key: "site.menu", text: "Menu", placeholders: [] }];

test("[I18N-1] asks the site for the default texts once a minute and language", async () => {
  let now = 0;
  const fetchDefaults = createDefaultsFetch(() => now);
  const { requests, fetchFromSite } = siteWith({ texts }, { texts }, { texts });
  for (const language of ["en", "en", "de"])
    expect(await fetchDefaults(language, fetchFromSite)).toEqual(texts);
  now += 60_001;
  await fetchDefaults("en", fetchFromSite);
  const path = "/api/default-texts";
  const languages = ["en", "de", "en"];
  expect(requests).toMatchObject(languages.map((language) => ({ path, query: { language } })));
});

test("[I18N-1] rejects with the site's error message, and asks again after it", async () => {
  const error = "This site is not in that language.";
  const refused = Response.json({ error }, { status: 404 });
  const { fetchFromSite } = siteWith(refused, { texts: [{ key: 7 }] }, { texts });
  const fetchDefaults = createDefaultsFetch(() => 0);
  await expect(fetchDefaults("en", fetchFromSite)).rejects.toThrow(error);
  await expect(fetchDefaults("en", fetchFromSite)).rejects.toThrow(/"key"/);
  expect(await fetchDefaults("en", fetchFromSite)).toEqual(texts);
});
