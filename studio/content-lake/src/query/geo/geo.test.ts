import { expect, it } from "vitest";
import { View } from "../../dataset/view.ts";
import type { JsonObject } from "../../document.ts";
import { LakeError } from "../../lake-error.ts";
import { createMatcher } from "../../listeners/matcher.ts";
import { runQuery } from "../run-query.ts";
import { contextIn, document } from "../../../tests/support/query-context.ts";

/** Parses coordinates: `"10 0, 12 0"` is `[[10, 0], [12, 0]]`. */
const points = (text: string) => text.split(", ").map((point) => point.split(" ").map(Number));
const geometry = (type: string, coordinates: unknown) => ({ type, coordinates });
const line = (text: string) => geometry("LineString", points(text));

/** A square of two by two degrees at the equator, with a hole of one fifth of a degree in its middle. */
const square = geometry("Polygon", [
  points("10 0, 12 0, 12 2, 10 2, 10 0"),
  points("10.9 0.9, 10.9 1.1, 11.1 1.1, 11.1 0.9, 10.9 0.9"),
]);

const triangles = geometry("MultiPolygon", [
  [points("0 0, 4 0, 0 4, 0 0")],
  [points("20 20, 24 20, 20 24, 20 20")],
]);

const place = (id: string, more: JsonObject) => document(id, "place", more);
const view = new View();
view.set(place("bern", { at: { _type: "geopoint", lat: 46.948, lng: 7.4474, alt: 540 } }));
view.set(place("lyon", { at: { lat: 45.764, lng: 4.8357 } }));
view.set(place("rome", { at: { type: "Point", coordinates: [12.4964, 41.9028] } }));
view.set(place("nowhere", {}));
const context = contextIn(view);

const valueOf = async (query: string, params: Record<string, unknown> = {}): Promise<unknown> =>
  JSON.parse((await runQuery(query, params, context)).json);

it.each<[string, unknown]>([
  ['geo({"lat": 1, "lng": 2})', { type: "Point", coordinates: [2, 1] }],
  ['geo({"lat": 1, "lon": 2, "name": "x"})', { type: "Point", coordinates: [2, 1] }],
  ['geo({"lat": 1, "lng": 2, "lon": 2})', null],
  ['geo({"lat": 91, "lng": 2})', null],
  ['geo({"lat": "1", "lng": 2})', null],
  ["geo (geo::latLng(1, 2))", { type: "Point", coordinates: [2, 1] }],
  ["geo::latLng(1, null)", null],
  ["geo(null)", null],
  ['geo({"type": "Point", "coordinates": [2, 1, 300]})', { type: "Point", coordinates: [2, 1] }],
  ['geo({"type": "Circle", "coordinates": [2, 1]})', null],
  ['geo({"type": "LineString", "coordinates": [[2, 1]]})', null],
  ['geo({"type": "MultiPoint", "coordinates": []})', null],
  // The ring isn't closed.
  ['geo({"type": "Polygon", "coordinates": [[[0, 0], [1, 0], [1, 1], [0, 1]]]})', null],
  // The ring crosses itself.
  ['geo({"type": "Polygon", "coordinates": [[[0, 0], [1, 1], [1, 0], [0, 1], [0, 0]]]})', null],
  ['*[_id == "bern"][0]{"p": geo(at)}.p', { type: "Point", coordinates: [7.4474, 46.948] }],
])(
  "[LAKE-2] reads Sanity's points and GeoJSON, and null for what is invalid: %s",
  async (query, value) => {
    expect(await valueOf(query)).toEqual(value);
  },
);

it("[LAKE-2] measures distances in meters on a sphere with the radius of the equator", async () => {
  const degree = (Math.PI / 180) * 6_378_137;
  expect(await valueOf("geo::distance(geo::latLng(0, 0), geo::latLng(0, 1))")).toBeCloseTo(degree);
  expect(await valueOf("geo::distance(geo::latLng(5, 9), geo::latLng(5, 9))")).toBe(0);
  expect(await valueOf("geo::distance(geo::latLng(5, 9), $square)", { square })).toBeNull();
});

it("[LAKE-2] orders and filters documents by distance, and those without a place last", async () => {
  const bern = "geo::latLng(46.948, 7.4474)";
  const all = ["bern", "lyon", "rome", "nowhere"];
  expect(await valueOf(`* | order(geo::distance(at, ${bern}))._id`)).toEqual(all);
  expect(await valueOf(`*[geo::distance(at, ${bern}) < 300000]._id`)).toEqual(["bern", "lyon"]);
  const nested = '*[_id == "bern"][0]{"near": *[geo::distance(at, ^.at) < 300000]._id}.near';
  expect(await valueOf(nested)).toEqual(["bern", "lyon"]);
  const scored = `* | score(boost(geo::distance(at, ${bern}) < 300000, 2)){_id, _score}[0..1]`;
  expect(await valueOf(scored)).toEqual([
    { _id: "bern", _score: 3 },
    { _id: "lyon", _score: 3 },
  ]);
});

const box = (west: number, south: number, size: number) => {
  const [east, north] = [west + size, south + size];
  const ring = `${west} ${south}, ${east} ${south}, ${east} ${north}, ${west} ${north}`;
  return geometry("Polygon", [points(`${ring}, ${west} ${south}`)]);
};

it.each<[string, unknown, unknown, boolean | null]>([
  ["a point in a polygon", square, { lat: 0.5, lng: 10.5 }, true],
  ["a point in the hole", square, { lat: 1, lng: 11 }, false],
  ["a point outside", square, { lat: 5, lng: 11 }, false],
  ["a line inside", square, line("10.2 0.2, 11.8 0.3"), true],
  ["a line through the hole", square, line("10.2 1, 11.8 1"), false],
  ["a line that leaves", square, line("10.2 0.5, 13 0.5"), false],
  ["a small polygon beside the hole", square, box(10.2, 0.2, 0.3), true],
  ["a polygon around the hole", square, box(10.5, 0.5, 1), false],
  ["points in both parts", triangles, geometry("MultiPoint", points("1 1, 21 21")), true],
  ["points of which one is outside", triangles, geometry("MultiPoint", points("1 1, 9 9")), false],
  ["a line from part to part", triangles, line("1 1, 21 21"), false],
  [
    "lines, one in each part",
    triangles,
    geometry("MultiLineString", [points("1 1, 1 2"), points("21 21, 21 22")]),
    true,
  ],
  ["a polygon in a point", { lat: 1, lng: 1 }, square, false],
  ["no geometry", square, { name: "x" }, null],
])("[LAKE-2] returns whether a geometry contains %s", async (_, outer, inner, value) => {
  expect(await valueOf("geo::contains($outer, $inner)", { outer, inner })).toBe(value);
  const contradicts = "geo::contains($outer, $inner) && !geo::intersects($inner, $outer)";
  expect(await valueOf(contradicts, { outer, inner })).not.toBe(true);
});

it.each<[string, unknown, unknown, boolean | null]>([
  ["lines that cross", line("0 0, 2 2"), line("0 2, 2 0"), true],
  ["parallel lines", line("0 0, 2 2"), line("0 1, 2 3"), false],
  ["a line through a polygon", line("9 0.5, 13 0.5"), square, true],
  ["a line in the hole", line("10.95 1, 11.05 1"), square, false],
  ["polygons that overlap", box(11.5, 1.5, 2), square, true],
  ["polygons apart", box(13, 3, 1), square, false],
  ["a point and no geometry", { lat: 1, lng: 1 }, "x", null],
])("[LAKE-2] returns whether geometries intersect: %s", async (_, a, b, value) => {
  expect(await valueOf("geo::intersects($a, $b)", { a, b })).toBe(value);
  expect(await valueOf("geo::intersects($b, $a)", { a, b })).toBe(value);
});

it("[LAKE-2] leaves `geo(` in strings and comments, and reports positions of the query as sent", async () => {
  expect(await valueOf('// geo(\n{"a": "geo(", "b": \'geo(\', "c": geo( null )}')).toEqual({
    a: "geo(",
    b: "geo(",
    c: null,
  });
  const query = '[geo(null), geo({"lat": 1}), 1 +]';
  const error = await runQuery(query, {}, context).catch((thrown: unknown) => thrown);
  const { body } = error instanceof LakeError ? error : { body: undefined };
  expect(body).toMatchObject({ error: { type: "queryParseError", start: query.length - 1 } });
});

it.each(["geo(1, 2)", "geo()", "geo::latLng(1)", "geo::distance($a)", "geo::contains(1, 2, 3)"])(
  "[LAKE-2] returns 400 for a wrong number of arguments: %s",
  async (query) => {
    await expect(runQuery(query, { a: 1 }, context)).rejects.toMatchObject({ status: 400 });
  },
);

it("[LAKE-2] evaluates geo functions in asynchronous queries and in listeners' filters", async () => {
  const query =
    '{"d": geo::distance(geo::latLng(5, 9), geo::latLng(5, 9)), "c": diff::changedAny({"n": 1}, {"n": 2}, n)}';
  expect(await valueOf(query)).toEqual({ d: 0, c: true });
  const { matches } = createMatcher("*[geo::contains($square, at)]", { square }, "me");
  expect(matches(place("x", { at: { lat: 0.5, lng: 10.5 } }))).toBe(true);
  expect(matches(place("x", { at: { lat: 1, lng: 11 } }))).toBe(false);
});
