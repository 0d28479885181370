import { expect, it } from "vitest";
import * as z from "zod";
import { field } from "./support/open-test-lake.ts";
import { setUpTestLake } from "./support/set-up-lake.ts";

const lake = setUpTestLake();

const page = (_id: string, slug: string, language: string, more: Record<string, unknown> = {}) => ({
  create: { _id, _type: "page", slug: { current: slug }, language, ...more },
});

it("returns published documents, drafts over them, or both, depending on the perspective", async () => {
  await lake.mutate([
    page("a", "home", "en", { n: 1 }),
    page("drafts.a", "home", "en", { n: 2 }),
    page("drafts.b", "new", "en"),
  ]);
  const query = "*{_id, _originalId, n}";
  expect(await lake.query(query, {}, "published")).toEqual([{ _id: "a", _originalId: null, n: 1 }]);
  const editors = [
    { _id: "a", _originalId: "drafts.a", n: 2 },
    { _id: "b", _originalId: "drafts.b", n: null },
  ];
  expect(await lake.query(query, {}, "drafts")).toEqual(editors);
  expect(await lake.query(query, {}, "previewDrafts")).toEqual(editors);
  expect(await lake.query("*._id", {}, "raw")).toEqual(["a", "drafts.a", "drafts.b"]);
});

it("follows references to drafts only in the drafts perspective", async () => {
  await lake.mutate([
    page("b", "b", "en", { n: 1 }),
    page("drafts.b", "b", "en", { n: 2 }),
    page("a", "a", "en", { to: { _type: "reference", _ref: "b" } }),
  ]);
  const query = '*[_id == "a"][0].to->n';
  expect([await lake.query(query, {}, "published"), await lake.query(query, {}, "drafts")]).toEqual(
    [1, 2],
  );
});

it("stacks releases in the requested order", async () => {
  await lake.mutate([
    page("a", "a", "en", { n: 0 }),
    page("versions.r1.a", "a", "en", { n: 1 }),
    page("versions.r2.a", "a", "en", { n: 2 }),
  ]);
  expect(await lake.query("*[0].n", {}, "r2,r1")).toBe(2);
  expect(await lake.query("*[0].n", {}, "r1")).toBe(1);
  expect(await lake.query("*[0].n", {}, "r9,drafts")).toBe(0);
});

it("finds text with the query of the Studio's search", async () => {
  await lake.mutate([
    page("a", "a", "en", {
      title: "Nightlight festival",
      body: [{ _key: "1", children: [{ _key: "2", text: "Short films at night" }] }],
    }),
    page("b", "b", "en", { title: "Contact" }),
  ]);
  const search = (q: string) =>
    lake.query(
      '*[_type in ["page"] && ([@, _id] match text::query($q) || references($q))] | score(boost(_type in ["page"] && title match text::query($q), 10), [@, _id] match text::query($q)) [_score > 0] {_id}',
      { q },
    );
  expect(await search("short film*")).toEqual([{ _id: "a" }]);
  expect(await search("films -festival")).toEqual([]);
  expect(await search("cont*")).toEqual([{ _id: "b" }]);
  expect(await search("*")).toHaveLength(2);
  expect(await lake.query("*[0]")).not.toHaveProperty("__text");
});

it("ranks what the Studio's document list finds: a title first, then by the number of occurrences", async () => {
  const text = (...words: string[]) => [
    { _key: "1", children: words.map((one) => ({ text: one })) },
  ];
  await lake.mutate([
    page("title", "a", "en", { title: "The lantern" }),
    page("often", "b", "en", { title: "b", body: text("lantern", "lanterns", "lantern") }),
    page("once", "c", "en", { title: "c", body: text("lantern", "of", "the", "house") }),
    page("refers", "d", "en", {
      title: "d",
      to: { _type: "reference", _weak: true, _ref: "lantern" },
    }),
    page("other", "e", "en", { title: "e", body: text("a house") }),
    ...Array.from({ length: 8 }, (_, n) => page(`more-${n}`, `f${n}`, "en", { title: "f" })),
  ]);
  const list = `*[_type in $__types && (_type == "page")] | score(boost(_type in ["page"] && title match text::query($__query), 10), ([@, _id] match text::query($__query) || references($__rawQuery))) [_score > 0] {_id, "orderings": [_score, _updatedAt]} | order(orderings[0] desc,orderings[1] desc) [0...$__limit]`;
  const found = async (raw: string) => {
    const given = { __types: ["page"], __limit: 101, __query: `${raw}*`, __rawQuery: raw };
    const result = await lake.query(list, given, "drafts");
    return z
      .array(z.object({ _id: z.string() }))
      .parse(result)
      .map(({ _id }) => _id);
  };
  expect(await found("lantern")).toEqual(["title", "often", "once", "refers"]);
  expect(await found("lantern house")).toEqual(["once"]);
  expect(await found("none")).toEqual([]);
  expect(await lake.query('*[title match text::query("the lan*")]._id')).toEqual(["title"]);
});

it("searches the current documents of each perspective and ignores accents", async () => {
  await lake.mutate([
    page("a", "a", "en", { title: "Café lights" }),
    page("drafts.a", "a", "en", { title: "Tearoom" }),
    page("versions.r.b", "b", "en", { title: "Cafe of the release" }),
  ]);
  const search = (q: string, perspective: string) =>
    lake.query("*[[@, _id] match text::query($q)]._id", { q }, perspective);
  const seen = () =>
    Promise.all(["published", "drafts", "r", "raw"].map((one) => search("cafe", one)));
  expect(await seen()).toEqual([["a"], [], ["a", "b"], ["a", "versions.r.b"]]);
  await lake.mutate([{ patch: { id: "a", set: { title: "Tearoom" } } }]);
  await lake.mutate([{ delete: { id: "versions.r.b" } }]);
  expect(await seen()).toEqual([[], [], [], []]);
});

it.each([
  [
    "*[_id == $id]",
    { type: "queryParseError", description: "param $id referenced, but not provided" },
  ],
  ["*{n} | score(n == 1)", { type: "queryParseError" }],
  ["*[_type%20==%20", { type: "queryParseError", query: "*[_type == ", start: 10 }],
  ["*&$n={", { type: "invalidParameterError" }],
])("refuses the query %s", async (query, error) => {
  const { status, body } = await lake.call(`/v1/data/query/production?query=${query}`);
  expect([status, body]).toMatchObject([400, { error }]);
});

it("accepts parameters as slice bounds", async () => {
  await lake.mutate([page("a", "a", "en"), page("b", "b", "en")]);
  expect(await lake.query("*[0...$n]._id", { n: 1 })).toEqual(["a"]);
  expect(await lake.query("*[0...$n]._id", { n: 2 })).toEqual(["a", "b"]);
});

it("reads published documents by default since 2025-02-19, and all documents before", async () => {
  await lake.mutate([page("drafts.a", "a", "en")]);
  const count = async (version: string) =>
    field((await lake.call(`/v${version}/data/query/production?query=count(*)`)).body, "result");
  expect(await Promise.all(["2025-02-19", "X", "2021-06-07", "1"].map(count))).toEqual([
    0, 0, 1, 1,
  ]);
});

it("returns documents by id and lists missing ones", async () => {
  await lake.mutate([page("a", "a", "en")]);
  const { body } = await lake.call("/v1/data/doc/production/a,b");
  expect(body).toMatchObject({
    documents: [{ _id: "a" }],
    omitted: [{ id: "b", reason: "existence" }],
  });
  await lake.mutate([page("drafts.a", "a", "en")]);
  const forms = await lake.call("/v1/data/doc/production/a?includeAllVersions=true");
  expect(forms.body).toMatchObject({
    documents: [{ _id: "a" }, { _id: "drafts.a" }],
    omitted: [],
  });
});
