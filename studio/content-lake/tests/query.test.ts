import { expect, it } from "vitest";
import {
  field,
  numbered,
  page as createPage,
  patchOf,
  setUpTestLake,
} from "./support/set-up-lake.ts";

const lake = setUpTestLake();

const page = (id: string, fields: object = {}) =>
  createPage(id, { slug: { current: id }, language: "en", ...fields });

it("returns published documents, drafts over them, both, or releases in the requested order, depending on the perspective", async () => {
  const to = { _type: "reference", _ref: "a" };
  await lake.mutate([
    page("a", { n: 1 }),
    page("drafts.a", { n: 2 }),
    page("drafts.b", { to }),
    page("b", { to }),
    page("drafts.c"),
    page("versions.r1.a", { n: 3 }),
    page("versions.r2.a", { n: 4 }),
  ]);
  const query = '*{_id, _originalId, "n": coalesce(to->n, n)}';
  expect(await lake.query(query, {}, "published")).toEqual([
    { _id: "a", _originalId: null, n: 1 },
    { _id: "b", _originalId: null, n: 1 },
  ]);
  const editors = [
    { _id: "a", _originalId: "drafts.a", n: 2 },
    { _id: "b", _originalId: "drafts.b", n: 2 },
    { _id: "c", _originalId: "drafts.c", n: null },
  ];
  expect(await lake.query(query, {}, "drafts")).toEqual(editors);
  expect(await lake.query(query, {}, "previewDrafts")).toEqual(editors);
  expect(await lake.query("count(*)", {}, "raw")).toBe(7);
  const first = (perspective: string) => lake.query("*[0].n", {}, perspective);
  expect(await Promise.all(["r2,r1", "r1", "r9,drafts"].map(first))).toEqual([4, 3, 2]);
});

it("finds text with the query of the Studio's search", async () => {
  await lake.mutate([
    page("a", {
      title: "Nightlight festival",
      body: [{ _key: "1", children: [{ _key: "2", text: "Short films at night" }] }],
    }),
    page("b", { title: "Contact" }),
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
    page("title", { title: "The lantern" }),
    page("often", { title: "b", body: text("lantern", "lanterns", "lantern") }),
    page("once", { title: "c", body: text("lantern", "of", "the", "house") }),
    page("refers", { title: "d", to: { _type: "reference", _weak: true, _ref: "lantern" } }),
    page("other", { title: "e", body: text("a house") }),
    ...numbered(8).map((id) => page(id, { title: "f" })),
  ]);
  const list = `*[_type in $__types && (_type == "page")] | score(boost(_type in ["page"] && title match text::query($__query), 10), ([@, _id] match text::query($__query) || references($__rawQuery))) [_score > 0] {_id, "orderings": [_score, _updatedAt]} | order(orderings[0] desc,orderings[1] desc) [0...$__limit]`;
  const found = (raw: string) => {
    const given = { __types: ["page"], __limit: 101, __query: `${raw}*`, __rawQuery: raw };
    return lake.query(`${list}._id`, given, "drafts");
  };
  expect(await found("lantern")).toEqual(["title", "often", "once", "refers"]);
  expect(await found("lantern house")).toEqual(["once"]);
  expect(await found("none")).toEqual([]);
  expect(await lake.query('*[title match text::query("the lan*")]._id')).toEqual(["title"]);
});

it("searches the current documents of each perspective and ignores accents", async () => {
  await lake.mutate([
    page("a", { title: "Café lights" }),
    page("drafts.a", { title: "Tearoom" }),
    page("versions.r.b", { title: "Cafe of the release" }),
  ]);
  const search = (q: string, perspective: string) =>
    lake.query("*[[@, _id] match text::query($q)]._id", { q }, perspective);
  const seen = () =>
    Promise.all(["published", "drafts", "r", "raw"].map((one) => search("cafe", one)));
  expect(await seen()).toEqual([["a"], [], ["a", "b"], ["a", "versions.r.b"]]);
  await lake.mutate([patchOf("a", { title: "Tearoom" }), { delete: { id: "versions.r.b" } }]);
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
  await lake.mutate([page("a"), page("b")]);
  expect(await lake.query("*[0...$n]._id", { n: 1 })).toEqual(["a"]);
  expect(await lake.query("*[0...$n]._id", { n: 2 })).toEqual(["a", "b"]);
});

it("reads published documents by default since 2025-02-19, and all documents before", async () => {
  await lake.mutate([page("drafts.a")]);
  const count = async (version: string) =>
    field((await lake.call(`/v${version}/data/query/production?query=count(*)`)).body, "result");
  expect(await Promise.all(["2025-02-19", "X", "2021-06-07", "1"].map(count))).toEqual([
    0, 0, 1, 1,
  ]);
});
