import type { SanityClient } from "@sanity/client";
import { beforeEach, expect, test } from "vitest";
import { setUpServedLake } from "../../content-lake/tests/support/set-up-lake.ts";
import { changeHomePage, neededHomePages, planHomePage } from "./home-page.ts";

const page = (_id: string, slug: string, title: string, language = "en") => ({
  _id,
  _type: "page",
  title,
  language,
  slug: { _type: "slug", current: slug },
});
const welcome = page("welcome", "index", "Welcome");
const start = page("start", "index", "Start", "de");
const about = page("about", "about", "About us");
const languages = (...codes: string[]) => ({
  _id: "localeSettings",
  _type: "localeSettings",
  languages: codes.map((code) => ({ _key: code, code })),
  defaultLanguage: codes[0],
});

const lake = setUpServedLake();
let client: SanityClient;
beforeEach(() => {
  client = lake.client(lake.lake.tokens.editor);
});
const store = (...documents: object[]) =>
  lake.lake.mutate(documents.map((document) => ({ createOrReplace: document })));
const query = (groq: string) => client.fetch(groq, {}, { perspective: "published" });
const slugs = () => query(`*[_type == "page"] | order(_id).slug.current`);

test.each<[string, object[], string[], string[]]>([
  ["the only page of the site", [welcome], ["welcome"], []],
  ["all pages of the site", [welcome, about], ["welcome", "about"], []],
  ["a home page beside a draft", [welcome, { ...about, _id: "drafts.about" }], ["welcome"], []],
  ["a home page beside another page", [welcome, about], ["welcome"], ["welcome"]],
  ["the last page of the default language", [welcome, start], ["welcome"], ["welcome"]],
  ["the last page of another language", [languages("en", "de"), welcome, start], ["start"], []],
  ["pages of a language of the past", [languages("de"), welcome, about], ["welcome"], []],
  ["a page that is not the home page", [welcome, about], ["about"], []],
])("[PAGE-11] finds the home page that visitors need among %s", async (...args) => {
  const [, documents, removed, needed] = args;
  await store(...documents);
  expect([...(await neededHomePages(client, removed))]).toEqual(needed);
});

test("[PAGE-11] another page becomes the home page in one step, with a redirect from its old address", async () => {
  const draft = { ...about, _id: "drafts.about", title: "About" };
  await store(welcome, { ...welcome, _id: "drafts.welcome" }, start, about, draft);
  await changeHomePage(client, await planHomePage(client, "about"));

  const all = `*[_type == "page"] | order(_id) {_id, "at": language + "/" + slug.current}`;
  expect(await client.fetch(all)).toEqual([
    { _id: "about", at: "en/index" },
    { _id: "drafts.about", at: "en/index" },
    { _id: "drafts.welcome", at: "en/welcome" },
    { _id: "start", at: "de/index" },
    { _id: "welcome", at: "en/welcome" },
  ]);
  const redirects = `*[_type == "redirect"]{from, kind, "page": page._ref}`;
  const redirected = [{ from: "/en/about", kind: "internal", page: "about" }];
  expect(await query(redirects)).toEqual(redirected);
  // Back again: the redirect of the first change is not created twice.
  await changeHomePage(client, await planHomePage(client, "welcome"));
  await changeHomePage(client, await planHomePage(client, "about"));
  expect(await query("count(*[_type == 'redirect'])")).toBe(3);
});

test("[PAGE-11] changes no page that an editor has changed after the plan, and plans again", async () => {
  await store(welcome, about);
  const plan = await planHomePage(client, "about");
  await client.patch("about").set({ title: "About everybody" }).commit();
  expect(await changeHomePage(client, plan)).toBeNull();

  const back = await planHomePage(client, "welcome");
  await client.patch("about").set({ "slug.current": "elsewhere" }).commit();
  expect(await changeHomePage(client, back)).toMatchObject({ former: [] });
  expect(await slugs()).toEqual(["elsewhere", "welcome"]);
});

test("[PAGE-11] keeps the home page if the address of the chosen page changes after the plan", async () => {
  await store(welcome, about);
  const plan = await planHomePage(client, "about");
  await client.patch("about").set({ "slug.current": "team" }).commit();
  const shown = await changeHomePage(client, plan);
  expect(shown).toMatchObject({ page: { slug: "team" }, redirectFrom: "/en/team" });
  expect(await slugs()).toEqual(["team", "index"]);

  if (shown !== null) await changeHomePage(client, shown);
  expect(await slugs()).toEqual(["index", "welcome"]);
});

test("[PAGE-11] keeps the home page if the chosen page is unpublished after the plan", async () => {
  await store(welcome, about, { ...about, _id: "drafts.about" });
  const plan = await planHomePage(client, "about");
  await client.delete("about");
  await expect(changeHomePage(client, plan)).rejects.toThrow("is no longer published");
  expect(await slugs()).toEqual(["index"]);
});
