import { expect, test } from "vitest";
import { runGroq } from "../../../tests/support/run-groq.ts";
import { readFacts } from "./read-facts.ts";

const site = "https://nightlight.example";

const page = (_id: string, slug: string, fields: object = {}) => ({
  _id,
  _type: "page",
  language: "en",
  title: slug,
  slug: { current: slug },
  ...fields,
});

const published = [
  page("house", "old-house", { title: "The house" }),
  page("yard", "yard", { title: "The yard", seo: { title: "The house", description: "Same." } }),
  page("home", "index"),
  page("attic", "old-house/attic"),
  page("cellar", "old-house/cellar", { language: "de" }),
  page("haus", "haus", { language: "de", title: "The house" }),
  page("hidden", "hidden", { title: "The house", seo: { noindex: true } }),
  { _id: "form", _type: "form", title: "Contact DE", language: "de" },
  { _id: "other", _type: "form", title: "Contact", successPage: { _ref: "haus" } },
  { _id: "r1", _type: "redirect", from: "/en/a", kind: "external", href: "/en/yard#gate" },
  { _id: "r2", _type: "redirect", from: "/en/b", kind: "internal", page: { _ref: "house" } },
];
const loft = page("loft", "loft", { title: "The loft" });
const drafts = [...published, loft];
/** The documents after the release `spring` is published. */
const inRelease = [
  ...published.filter(({ _id }) => _id !== "yard"),
  page("yard", "court", { title: "The court" }),
  loft,
];

const client = {
  withConfig: ({ perspective }: { perspective: string | string[] }) => ({
    fetch: async (query: string, params: Record<string, unknown>) => {
      const layers = [perspective].flat();
      const stored = layers.includes("drafts") ? drafts : published;
      const dataset = layers.includes("spring") ? inRelease : stored;
      return runGroq(query, dataset, params);
    },
  }),
};

const link = (_ref: string) => ({ _key: _ref, _type: "link", kind: "internal", page: { _ref } });
const toAddress = (href: string) => ({ _key: href, _type: "link", kind: "external", href });

const actions = [link("yard"), link("loft"), link("gone"), toAddress(`${site}/EN`)];
const value = page("drafts.house", "house", {
  title: "The house",
  seo: { description: "Same." },
  blocks: [{ _key: "call", _type: "callToAction", actions }],
});

test("[PAGE-8] reads a page's link targets, pages with the same texts, redirects and existing paths", async () => {
  const facts = await readFacts(client, value, site);
  const targets = facts.targets.map(({ id, isPublished }) => `${id} ${isPublished}`);
  expect(targets).toEqual(["yard true", "loft false"]);
  const lookalike = { title: "The yard", sharesTitle: true, sharesDescription: true };
  expect(facts.lookalikes).toEqual([lookalike]);
  expect(facts.publishedAddress).toBe("/en/old-house");
  expect(facts.pagesBelow).toBe(1);
  expect(facts.redirects).toContainEqual({ from: "/en/b", href: null, page: "house" });
  expect([...facts.standing]).toEqual(["/en/yard", "/en"]);
});

test("[PAGE-4] reads the languages of the forms that a page displays", async () => {
  const block = (_key: string) => ({ _key, _type: "formBlock", form: { _ref: _key } });
  const displaying = { ...value, blocks: [block("form"), block("other")] };
  const facts = await readFacts(client, displaying, site);
  expect(facts.displayed).toEqual([
    { id: "form", title: "Contact DE", language: "de" },
    { id: "other", title: "Contact", language: "de" },
  ]);
});

test("[PAGE-8] reads a release version's targets as its release will publish them, and its published path", async () => {
  const version = { ...value, _id: "versions.spring.house" };
  const facts = await readFacts(client, version, site);
  const targets = facts.targets.map(({ slug, isPublished }) => `${slug} ${isPublished}`);
  expect(targets).toEqual(["court true", "loft true"]);
  expect(facts.lookalikes).toEqual([]);
  expect(facts.publishedAddress).toBe("/en/old-house");
});
