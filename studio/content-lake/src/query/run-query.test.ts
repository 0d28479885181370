import { evaluateSync, parse, toJS } from "groq-js";
import { expect, it } from "vitest";
import * as z from "zod";
import { turnsDuring } from "../../tests/support/turns-during.ts";
import { View } from "../dataset/view.ts";
import { finish } from "../in-parts.ts";
import { LakeError } from "../lake-error.ts";
import { parseQuery } from "./parsed-query.ts";
import { runQuery, selectIds, type QueryContext } from "./run-query.ts";
import { contextIn, document, searchFor } from "../../tests/support/query-context.ts";
import { defaultTimeLimit } from "./time-limit.ts";

const count = 900;
const idOf = (n: number) => `d${n.toString().padStart(4, "0")}`;

/** Creates documents; by default so many that a query evaluates a list of them in several pieces. */
function manyDocuments(most = count): View {
  const view = new View();
  for (let n = 0; n < most; n += 1) {
    const fields = {
      n,
      title: `Title ${n % 17}`,
      language: n % 2 ? "de" : "en",
      slug: { current: `s${n % 40}` },
      tags: [n % 5, n % 7, null],
      to: { _type: "reference", _ref: idOf((n * 13) % count) },
    };
    const _updatedAt = new Date(Date.UTC(2026, 0, 1, 0, (n * 7) % 50)).toISOString();
    view.set({ ...document(idOf(n), n % 3 ? "page" : "post", fields), _updatedAt });
  }
  // `e1` refers to another dataset. `e2` contains a reference within a reference.
  view.set(document("e1", "far", { near: { _ref: "d0002", _dataset: "other" } }));
  view.set(document("e2", "far", { to: { _ref: "d0003", inner: { _ref: "d0002" } } }));
  return view;
}

const view = manyDocuments();
const context = contextIn(view);
const params = { from: 100, last: "d0881", ids: ["d0001", "d0500", "zz"] };

async function resultOf(
  query: string,
  given: Record<string, unknown> = {},
  more: Partial<QueryContext> = {},
): Promise<unknown> {
  return JSON.parse((await runQuery(query, given, { ...context, ...more })).json);
}

const queries = [
  "*[n > $from]{n, title}[3..5]",
  "*[n > $from][2].title",
  'count(*[title match "title 1*"])',
  '*[_type == "page"] | order(n desc)[0...7]{n}',
  '*[_type == "page"] | order(n desc){n}[0...7]',
  '*[_type == "page"] | order(title asc, n desc)[].n',
  '*[_type == "page"] | order(_updatedAt desc)[0...30]._id',
  "*[n < 500] | order(_updatedAt desc)[0...30]._id",
  "* | order(_updatedAt desc)[5]._id",
  '*[_type == "page"] | order(_updatedAt asc)[0...30]._id',
  '*[_type == "page"] | order(_updatedAt desc) | order(n asc)[0...3]._id',
  '*[_type == "page" || _id in $ids]._id',
  '*[_id in *[_type == "post" && n < 40].to._ref]._id',
  '*[n in *[_type == "post"].n && n < 100]._id',
  '*[_id in $ids]{"back": count(*[to._ref == ^._id]), "all": count(*)}',
  '{"a": *[n == 3][0].to->n, "b": *[_type == "post"][0...2].n, "c": count(*)}',
  "*[].tags[][0...9]",
  "math::sum(*[n < 700].n)",
  '*[n < 700] | score(title match "1", boost(n > 650, 3)) [_score > 0] {n, _score} [0...20]',
  '*[!(_id in path("d00*"))][0...4]._id',
  'fn t::some($x) = $x[]{n, title}; {"a": t::some(*[n > 20]), "b": t::some(*[n < 9])[0...2]}',
  '*[n > 20 && n < 24]{"deep": *[n == ^.n]{"up": ^.n, "top": ^.^.n}}',
  '*[slug.current == "s3" && language == "de"]{n}',
  '*[references("d0013") || n == 2].n',
  '*[references("d0002")]._id',
  '*[n > 890]{..., "to": to->{n, "two": to->n}}',
  "*[n < 5]{n, 'back': *[_type == 'post' && references(^._id)]{n, 'top': ^.n}}",
  "*[n < 5]{n, 'back': *[^._id == to._ref && language == 'de'] | order(n desc)[0].n}",
  "*[n < 5]{n, 'back': *[to._ref == ^.none].n[0...3], 'all': count(*[none == ^.none])}",
  "*[n < 5]{n, 'of': *[^._id in to[]._ref].n, 'in': *[^.to._ref in list[]._ref].n}",
  "*[n < 5]{n, 'same': *[_id == ^.to._ref][0]{n, 'up': *[_id == ^.^._id].n}}",
  "*[n < 5]{n, 'slug': count(*[slug.current == ^.slug.current && language == ^.language])}",
  "*[n < 50 && count(*[_type == 'post' && to._ref == ^._id]) > 0].n",
  "*[n < 3].tags[]{'x': *[references(^._id)].n}",
  "*[n < 3]{'deep': tags[]{'x': count(*[n == ^.^.n])}}",
  "*[n < 3]{'either': count(*[references(^._id) || n == ^.n]), 'not': count(*[!references(^._id)])}",
  "*[n < 3]{'number': count(*[_id == ^.n]), 'missing': count(*[slug.current == ^.missing])}",
  "*[_id == 'd0001']{'in': *[_id in *[_type == 'post' && n < 9].to._ref && n > ^.n]._id}",
  "*[n < 5]{'in': *[_type == 'post' && _id in $ids[0..1] && n != ^.n]._id}",
  "*[_id in $ids || _id in *[n < 4].to._ref]._id",
  "*[references(*[n < 4]._id)]._id",
  '*[_type == "page"]{n, "o": [_updatedAt]} | order(o[0] desc)[0...30]',
  '*[_type == "page"]{_id, "o": [n, title]} | order(o[1], o[0] desc)[3..9]',
  '*[_type == "page"]{n, "title": lower(title)} | order(title, n desc)[0...9]',
  '(*[n < 90]{n, "o": to->n, "none": missing}) | order(none, select(defined(o) => 0, 1), o desc)[0...9]',
  '*[n < 90]{..., "n": -n} | order(n)[0...9].n',
  '*[n < 90].tags[]{"n": @} | order(n desc)[0...9]',
  '*[_id > "d0500"] | order(_id asc)[0...20]{n}',
  '*[_type == "page" && _id >= $last && n < 890] | order(_id)[0...5]{n}',
  "*[_id > $from || _id > $last]._id",
  'count(*[_type == "page"])',
  '*[_type == "page"][0...5]{n}',
  '*[_type == "post"] | order(_updatedAt desc, _id)[0...30]._id',
  '*[language == "de" && slug.current == "s3"] | order(_updatedAt desc)[0...5]._id',
  '*[language == "de"] | order(_updatedAt desc)[0...5]._id',
  '*[_id in path("d000*")]._id',
  '*[_type == "post" && (_id in path("d088*") || _id in path("e**") || _id == "d0000")]._id',
  '*[_type == "page"] | score(title match "1", boost(n > 650, 3)) [_score > 0] {n, "o": [_score, _updatedAt]} | order(o[0] desc, o[1] desc)[0...20]',
  '*[n > 3] | score(boost(_type == "post" && n > 5, 2), (slug.current == "s3" || references("d0013"))) [_score > 0] | order(_score desc)[0...30]{n, _score}',
  '*[n < 500] | score(language == "de") [_score > 0] | order(title)[0...9]{n, _score}',
  "*[_id == 'd0002']{'far': *[near._ref == ^._id]._id, 'within': *[to.inner._ref == ^._id]._id}",
  "*[n > 2] | order(select(n % 4 == 0 => n, n % 4 == 1 => title, n % 4 == 2 => n > 5), dateTime(_updatedAt) desc)[].n",
  "*[n < 9]{'own': tags[@ > 1] | order(@ desc), 'flat': [...tags, n]{'x': @}, 'all': [...tags[], n]}",
  "*[n < 9]{n, n > 4 => {'big': true}, n > 99 => {'bigger': true}, ...select(n < 2 => {'small': n})}",
  "*[n < 9]{'first': coalesce(none, *[n == ^.n + 1][0].title, 'x'), 'pair': [n, *[n == ^.n][0].to->n]}",
  "*[n < 9]{'near': *[n in 3..5].n, 'sum': math::sum(*[n < ^.n].n), 'not': !(n in [1, 2])}",
  "*[n < 9].tags[]{'t': @, 'u': ^.n}[0...5]",
  "{'days': (dateTime(*[n == 3][0]._updatedAt) - dateTime(*[n == 4][0]._updatedAt)) / 60, 'list': *[n < 3]{n}.n}",
];

const few = manyDocuments(60);
const given = { from: 10, last: "d0041", ids: ["d0001", "d0050", "zz"] };
const inParts = { view: few, timeLimit: { ...defaultTimeLimit, attempt: 0 } };

it.each(queries)(
  "returns in steps and in parts what groq-js returns at once: %s",
  async (query) => {
    for (const [documents, values, more] of [
      [view, params, {}],
      [few, given, inParts],
    ] as const) {
      const dereference = ({ _ref }: { _ref: string }) => documents.get(_ref);
      const options = { params: values, dataset: documents.all(), dereference };
      const whole = evaluateSync(parse(query, { params: values }), options);
      expect(await resultOf(query, values, more)).toEqual(toJS(whole));
    }
  },
);

it("evaluates a list inside a filter once, and looks up its ids", () => {
  const { plan } = parseQuery('*[_id in *[_type == "a"].to._ref]', {});
  expect(plan.steps).toHaveLength(3);
  expect(plan.readsEverything).toBe(false);
});

it("reads a list once for conditions that don't depend on the outer document", () => {
  const query = '*[_type == "a"]{"newer": *[_type == "b" && n > ^.n]}';
  const { steps } = parseQuery(query, {}).plan;
  const ofType = { dataset: { of: { field: "_type" } } };
  expect(steps.map(({ from }) => from)).toMatchObject([ofType, ofType, { step: steps[0] }]);
});

it("looks up documents by a value of the outer document", async () => {
  const most = new View();
  let reads = 0;
  for (let n = 0; n < count; n += 1) {
    const page = document(`d${n}`, "page", { to: { _ref: `d${n >>> 3}` } });
    most.set(Object.defineProperty(page, "n", { get: () => (reads += 1), enumerable: true }));
  }
  // Resets the counter, because building the indexes read every field.
  reads = 0;
  const query = "*[_id in $ids]{'back': count(*[n > 0 && to._ref == ^._id])}";
  // Enough time for a busy machine, because a query that is interrupted reads its documents again.
  const timeLimit = { ...defaultTimeLimit, attempt: 1_000 };
  const result = await resultOf(query, { ids: ["d1", "d2"] }, { view: most, timeLimit });
  expect(result).toEqual([{ back: 8 }, { back: 8 }]);
  expect(reads).toBe(16);
});

const studioList = `*[_type in $types && ([@, _id] match text::query($text) || references($text)) && (_type == $type && language == $language)]
  {_id, "orderings": [_updatedAt]} | order(orderings[0] desc) [0...11]`;
const studioSearch = `*[_type in $types && (_type == $type && language == $language)]
  | score(boost(_type in ["page"] && title match text::query($text), 10), ([@, _id] match text::query($text) || references($text)))
  [_score > 0] {_id, "orderings": [_score, _updatedAt]} | order(orderings[0] desc, orderings[1] desc) [0...11]`;

it.each([
  { list: "the Studio's list", query: studioList, text: "*", most: 24, ends: [1_999, 1_989] },
  { list: "the Studio's search", query: studioSearch, text: "found", most: 8, ends: [1_000, 0] },
  {
    list: "pages after an id",
    query: '*[_type == "page" && language == "en" && _id > $last] | order(_id) [0...11] {_id}',
    most: 256,
    ends: [701, 711],
  },
  {
    list: "the newest pages",
    query: '*[_type == "page"] | order(_updatedAt desc) [0...11] {_id, language}',
    most: 11,
    ends: [1_999, 1_989],
  },
])("[LAKE-4] reads $most of 2,000 documents at most for $list", async (one) => {
  const many = new View();
  const read = new Set<string>();
  for (let n = 0; n < 2_000; n += 1) {
    const stored = document(idOf(n), "page", {
      title: n % 500 ? "" : n === 1_000 ? "Found Found" : "Found",
    });
    const page = { ...stored, _updatedAt: new Date(n).toISOString() };
    const get = () => {
      read.add(page._id);
      return "en";
    };
    many.set(Object.defineProperty(page, "language", { get, enumerable: true }));
  }
  // Building the indexes read every field.
  read.clear();
  const ids = [0, 500, 1_000, 1_500].map(idOf);
  const search = (text: string) => searchFor(text === "*" ? [] : ids, text === "*");
  const given = { types: ["page"], type: "page", language: "en", text: one.text, last: idOf(700) };
  const result = await resultOf(one.query, given, { view: many, search });
  const found = z.array(z.object({ _id: z.string() })).parse(result);
  expect([found.at(0)?._id, found.at(-1)?._id]).toEqual(one.ends.map(idOf));
  expect(read.size).toBeLessThanOrEqual(one.most);
});

it("[LAKE-4] keeps no list of the scores of a search that finds many documents", async () => {
  const many = new View();
  for (let n = 0; n < 2_000; n += 1)
    many.set(document(idOf(n), "page", { language: "en", title: "Found" }));
  const ids = many.all().map(({ _id }) => _id);
  const search = () => searchFor(ids, false);
  const given = { types: ["page"], type: "page", language: "en", text: "found" };
  const resultLimit = { nodes: 4_000, characters: 10_000, heapGrowth: 1e9 };
  const context = { view: many, search, resultLimit };
  expect(await resultOf(studioSearch, given, context)).toHaveLength(11);
});

it("lets other tasks run during a long list, and repeats a query whose documents changed", async () => {
  const changing = manyDocuments();
  // The query compares each document with all others, which takes a few hundred milliseconds.
  const query = '*[_type match "post" && count(*[n == ^.n]) == 1]._id';
  const { turns, result } = await turnsDuring(
    resultOf(query, {}, { view: changing }),
    (turn) => turn === 1 && changing.delete("d0897"),
  );
  expect(turns).toBeGreaterThan(2);
  // The result depends on the deleted document, so the query ran again.
  expect(result).toHaveLength(count / 3 - 1);
});

it("[SEC-5] lets other tasks run while one expression takes long", async () => {
  const query =
    "{'a': count(*[count(*[n < ^.n]) > $from]), 'b': count(*[count(*[n > ^.n]) > $from])}";
  // Not closed, so it isn't a step of its own.
  const nested = `*[n == 1]${query.replaceAll("*[count", "*[^.n == 1 && count")}`;
  const { turns, result } = await turnsDuring(resultOf(nested, { from: 500 }));
  expect(result).toEqual([{ a: 399, b: 399 }]);
  // It takes hundreds of ms, and a turn has up to 18.
  expect(turns).toBeGreaterThan(10);
});

it.each([
  ["that takes long to parse", `count([${"1,".repeat(30_000)}1])`],
  ["whose text can't be split up", `count($texts[@ match "*a*a*a*a*a*a*a*b"])`],
])("[SEC-5] stops a query %s before others wait long", async (_, query) => {
  const texts = ["a".repeat(2_000)];
  await expect(runQuery(query, { texts }, context)).rejects.toMatchObject(stopped);
});

const stopped = { status: 400, body: { error: { type: "queryTimeoutError" } } };

it("stops a query that exceeds the total time limit", async () => {
  const timeLimit = { total: 30, piece: 1_000, attempt: 8 };
  const query = "count(*[count(*[n == ^.n && title match ^.title]) > 1])";
  await expect(runQuery(query, {}, { ...context, timeLimit })).rejects.toMatchObject(stopped);
});

it("stops during the evaluation of a pattern with exponential cost, and of functions that multiply", async () => {
  const limited = { ...context, timeLimit: { total: 1_000, piece: 100, attempt: 8 } };
  const query = '$text match "*a*a*a*a*a*a*a*a*a*a*a*b"';
  const text = "a".repeat(1_000);
  await expect(runQuery(query, { text }, limited)).rejects.toMatchObject(stopped);
  expect(() => finish(selectIds(query, { text }, limited))).toThrow(LakeError);
  const steps = Array.from(
    { length: 20 },
    (_, n) => `fn f::x${n + 1}($a) = $a{"l": f::x${n}(@), "r": f::x${n}(@)};`,
  );
  const functions = `fn f::x0($a) = $a{n}; ${steps.join(" ")} f::x20(@)`;
  await expect(runQuery(functions, {}, context)).rejects.toMatchObject(stopped);
});

it("names a missing parameter and its position in the query", async () => {
  const description = "param $m referenced, but not provided";
  await expect(runQuery("*[n == $m]", {}, context)).rejects.toMatchObject({
    status: 400,
    body: { error: { type: "queryParseError", description, start: 7, end: 9 } },
  });
});

it.each([
  ["brackets", `${"(".repeat(3_000)}1${")".repeat(3_000)}`],
  ["lists", `${"[".repeat(3_000)}1${"]".repeat(3_000)}`],
  ["filters", `${"*[".repeat(200)}true${"]".repeat(200)}`],
  ["negations", `${"!".repeat(3_000)}true`],
  ["sums", `1${"+a".repeat(3_000)}`],
  ["attributes", `*${".a".repeat(3_000)}`],
  ["references", `*${"->a".repeat(3_000)}`],
])("rejects a query that is nested too deeply: %s", async (_, query) => {
  // The limit of processor time may stop the query before its depth does.
  const type = expect.stringMatching(/^query(?:Parse|Timeout)Error$/);
  await expect(runQuery(query, {}, context)).rejects.toMatchObject({
    status: 400,
    body: { error: { type } },
  });
});

it("runs a query with fifty nested filters", async () => {
  const query = `count(${"*[n in ".repeat(50)}[1, 2]${"].n".repeat(50)})`;
  expect(await resultOf(query)).toBe(2);
});
