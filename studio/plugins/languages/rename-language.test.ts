import { createContentLake, type ContentLake } from "../../content-lake/src/content-lake.ts";
import { listen, type ListeningLake } from "../../content-lake/src/listen.ts";
import { createClient, type SanityClient } from "@sanity/client";
import { afterEach, expect, test } from "vitest";
import { countsOf, readLanguagePlaces } from "./language-use.ts";
import { renameLanguage } from "./rename-language.ts";

let lake: ContentLake;
let server: ListeningLake;
let client: SanityClient;

const renaming = { from: "en", to: "en-GB" };
const link = { _key: "en", _type: "reference", _ref: "home", _weak: true };

const documents = [
  {
    _id: "localeSettings",
    _type: "localeSettings",
    languages: [
      { _key: "a", code: "en", name: "English" },
      { _key: "b", code: "de", name: "Deutsch", earlierCodes: ["en-GB", "de-DE"] },
    ],
    defaultLanguage: "en",
  },
  { _id: "home", _type: "page", language: "en", title: "Home" },
  { _id: "drafts.home", _type: "page", language: "en", title: "Home again" },
  { _id: "versions.rSpring.new", _type: "page", language: "en", title: "Spring" },
  { _id: "start", _type: "page", language: "de", translations: [link] },
  { _id: "landing", _type: "template", language: "en" },
  { _id: "contact", _type: "reusableBlock", language: "en" },
  { _id: "interfaceTexts-en", _type: "interfaceTexts", language: "en", texts: [{ _key: "a" }] },
  {
    _id: "siteSettings",
    _type: "siteSettings",
    languages: [
      { _key: "a", language: "en", tagline: "Night" },
      { _key: "b", language: "de", tagline: "Deutsch" },
    ],
  },
  { _id: "authSettings", _type: "authSettings", postSignInPath: "/en/members" },
  { _id: "film", _type: "topic", names: [{ _key: "a", language: "en", title: "Film" }] },
  { _id: "old", _type: "redirect", from: "/en/old", href: "/en/new?x" },
  { _id: "away", _type: "redirect", from: "/en/away", href: "/energy" },
];

async function openLake(more: readonly { _id: string; _type: string }[] = []) {
  lake = createContentLake({ memory: true, documents: [...documents, ...more] });
  server = await listen(lake);
  client = createClient({
    ...server.client,
    apiVersion: "2025-02-19",
    perspective: "raw",
    token: lake.createToken({ role: "administrator" }),
  });
}
afterEach(async () => {
  await server.close();
  lake.close();
});

const stored = async () => {
  const all = await client.fetch<{ _id: string; _type: string }[]>('*[!(_type match "system.*")]');
  return Object.fromEntries(all.map((document) => [document._id, document]));
};

test("[I18N-2] renames a language in its settings, pages, texts, translations and redirects in one transaction", async () => {
  await openLake();
  expect(Object.fromEntries(countsOf(await readLanguagePlaces(client, "en", "en-GB")))).toEqual({
    page: 2,
    template: 1,
    reusableBlock: 1,
    interfaceTexts: 1,
  });
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
  const revisions = new Set(
    ["localeSettings", "home", "start", "interfaceTexts-en-GB", "old"].map(
      (id) => Object(after[id])._rev,
    ),
  );
  expect(revisions.size).toBe(1);
});

test("[I18N-2] gives a language its earlier code back", async () => {
  await openLake();
  await renameLanguage(client, renaming);
  await renameLanguage(client, { from: "en-GB", to: "en" });
  const { localeSettings, home } = await stored();
  expect(localeSettings).toMatchObject({
    languages: [{ code: "en", earlierCodes: ["en-GB"] }, { code: "de" }],
  });
  expect(home).toMatchObject({ language: "en" });
});

test("[I18N-2] keeps what editors change while a language is renamed", async () => {
  await openLake();
  let reads = 0;
  const slow = Object.assign(client.clone(), {
    fetch: async (query: string, params: Record<string, unknown>) => {
      const found: unknown = await client.fetch(query, params);
      reads += 1;
      if (reads === 1) {
        await client
          .patch("interfaceTexts-en")
          .set({ texts: [{ _key: "typed" }] })
          .commit();
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

test.each([
  [
    "documents have the new code already",
    [{ _id: "british", _type: "page", language: "en-GB" }],
    { kind: "taken", count: 1 },
  ],
  [
    "a scheduled release contains a page of the language",
    [
      {
        _id: "_.releases.rSpring",
        _type: "system.release",
        name: "rSpring",
        state: "scheduled",
        metadata: { title: "Spring" },
      },
    ],
    { kind: "locked", releases: ["Spring"] },
  ],
])("[I18N-2] changes nothing if %s", async (_condition, more, obstacle) => {
  await openLake(more);
  const before = await stored();
  expect(await renameLanguage(client, renaming)).toEqual(obstacle);
  expect(await stored()).toEqual(before);
});
