import type { SanityClient } from "@sanity/client";
import { beforeEach, expect, test } from "vitest";
import { setUpServedLake } from "../../content-lake/tests/support/set-up-lake.ts";
import { countsOf, readLanguagePlaces } from "./language-use.ts";
import { renameLanguage } from "./rename-language.ts";

const lake = setUpServedLake();
let client: SanityClient;

const renaming = { from: "en", to: "en-GB" };
const link = { _key: "en", _type: "reference", _ref: "home", _weak: true };

const languages = [
  { _key: "a", code: "en", name: "English" },
  { _key: "b", code: "de", name: "Deutsch", earlierCodes: ["en-GB", "de-DE"] },
];
const taglines = [
  { _key: "a", language: "en", tagline: "Night" },
  { _key: "b", language: "de", tagline: "Deutsch" },
];
const documents = [
  { _id: "localeSettings", _type: "localeSettings", languages, defaultLanguage: "en" },
  { _id: "home", _type: "page", language: "en", title: "Home" },
  { _id: "drafts.home", _type: "page", language: "en", title: "Home again" },
  { _id: "versions.rSpring.new", _type: "page", language: "en", title: "Spring" },
  { _id: "start", _type: "page", language: "de", translations: [link] },
  { _id: "landing", _type: "template", language: "en" },
  { _id: "contact", _type: "reusableBlock", language: "en" },
  { _id: "interfaceTexts-en", _type: "interfaceTexts", language: "en", texts: [{ _key: "a" }] },
  { _id: "siteSettings", _type: "siteSettings", languages: taglines },
  { _id: "authSettings", _type: "authSettings", postSignInPath: "/en/members" },
  { _id: "film", _type: "topic", names: [{ _key: "a", language: "en", title: "Film" }] },
  { _id: "old", _type: "redirect", from: "/en/old", href: "/en/new?x" },
  { _id: "away", _type: "redirect", from: "/en/away", href: "/energy" },
];

const store = (all: readonly object[]) =>
  lake.lake.mutate(all.map((document) => ({ create: document })));
beforeEach(async () => {
  client = lake.client(lake.lake.tokens.administrator);
  await lake.lake.act({
    actionType: "sanity.action.release.create",
    releaseId: "rSpring",
    metadata: { title: "Spring", releaseType: "undecided" },
  });
  await store(documents);
});

const stored = async () => {
  const all = await client.fetch<{ _id: string; _type: string }[]>('*[!(_type match "system.*")]');
  return Object.fromEntries(all.map((document) => [document._id, document]));
};

test("[I18N-2] renames a language in its settings, pages, texts, translations and redirects in one transaction", async () => {
  const counts = countsOf(await readLanguagePlaces(client, "en", "en-GB"));
  const expected = { page: 2, template: 1, reusableBlock: 1, interfaceTexts: 1 };
  expect(Object.fromEntries(counts)).toEqual(expected);
  expect(await renameLanguage(client, renaming)).toBeNull();
  const after = await stored();
  expect(after).not.toHaveProperty("interfaceTexts-en");
  expect(after).toMatchObject({
    localeSettings: {
      languages: [
        { _key: "a", code: "en-GB", name: "English", earlierCodes: ["en"] },
        { _key: "b", code: "de", earlierCodes: ["de-DE"] },
      ],
      defaultLanguage: "en-GB",
    },
    home: { language: "en-GB", title: "Home" },
    "drafts.home": { language: "en-GB", title: "Home again" },
    "versions.rSpring.new": { language: "en-GB" },
    start: { language: "de", translations: [{ ...link, _key: "en-GB" }] },
    landing: { language: "en-GB" },
    contact: { language: "en-GB" },
    "interfaceTexts-en-GB": { language: "en-GB", texts: [{ _key: "a" }] },
    siteSettings: {
      languages: [
        { language: "en-GB", tagline: "Night" },
        { language: "de", tagline: "Deutsch" },
      ],
    },
    authSettings: { postSignInPath: "/en-GB/members" },
    film: { names: [{ language: "en-GB", title: "Film" }] },
    old: { from: "/en/old", href: "/en-GB/new?x" },
    away: { href: "/energy" },
  });
  const changed = ["localeSettings", "home", "start", "interfaceTexts-en-GB", "old"];
  expect(new Set(changed.map((id) => Object(after[id])._rev)).size).toBe(1);
});

test("[I18N-2] gives a language its earlier code back", async () => {
  await renameLanguage(client, renaming);
  await renameLanguage(client, { from: "en-GB", to: "en" });
  const { localeSettings, home } = await stored();
  expect(localeSettings).toMatchObject({
    languages: [{ code: "en", earlierCodes: ["en-GB"] }, { code: "de" }],
  });
  expect(home).toMatchObject({ language: "en" });
});

test("[I18N-2] keeps what editors change while a language is renamed", async () => {
  let reads = 0;
  const slow = Object.assign(client.clone(), {
    fetch: async (query: string, params: Record<string, unknown>) => {
      const found: unknown = await client.fetch(query, params);
      reads += 1;
      if (reads === 1) {
        const texts = [{ _key: "typed" }];
        await client.patch("interfaceTexts-en").set({ texts }).commit();
        await client.patch("old").set({ href: "https://marquee.test" }).commit();
      }
      return found;
    },
  });
  expect(await renameLanguage(slow, renaming)).toBeNull();
  expect(await stored()).toMatchObject({
    "interfaceTexts-en-GB": { texts: [{ _key: "typed" }] },
    old: { href: "https://marquee.test" },
  });
});

test("[I18N-2] changes nothing if documents have the new code already", async () => {
  await store([{ _id: "british", _type: "page", language: "en-GB" }]);
  const before = await stored();
  expect(await renameLanguage(client, renaming)).toEqual({ kind: "taken", count: 1 });
  expect(await stored()).toEqual(before);
});

test("[I18N-2] changes nothing if a scheduled release contains a page of the language", async () => {
  await lake.lake.act({
    actionType: "sanity.action.release.schedule",
    releaseId: "rSpring",
    publishAt: "2027-01-01T00:00:00.000Z",
  });
  const before = await stored();
  const obstacle = { kind: "locked", releases: ["Spring"] };
  expect(await renameLanguage(client, renaming)).toEqual(obstacle);
  expect(await stored()).toEqual(before);
});
