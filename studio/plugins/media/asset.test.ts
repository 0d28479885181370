import { evaluateSync, parse } from "groq-js";
import { expect, test } from "vitest";
import {
  type Asset,
  listQuery,
  listShape,
  nameOf,
  patternsOf,
  sizeText,
  type View,
} from "./asset.ts";

const asset = (_id: string, more: object = {}) => ({
  _id,
  _type: "sanity.imageAsset",
  _createdAt: `2026-01-0${_id.length}T00:00:00Z`,
  extension: "png",
  mimeType: "image/png",
  size: 10,
  url: `https://lake.example/${_id}`,
  ...more,
});

const dataset = [
  asset("a", { originalFilename: "foyer/House-front.png" }),
  asset("bb", { title: "Stairs", altText: "A cat on a staircase", size: 30 }),
  asset("ccc", { _type: "sanity.fileAsset", extension: "json", mimeType: "application/json" }),
  asset("dddd", { _type: "sanity.fileAsset", extension: "mp3", mimeType: "audio/mpeg", size: 20 }),
  { _id: "page", _type: "page", image: { _ref: "a" } },
  { _id: "drafts.other", _type: "page", file: { _ref: "ccc" } },
];

const base: View = { words: "", kind: "all", isUnused: false, order: "newest", limit: 60 };

function list(view: Partial<View>) {
  const { fetch, params } = listQuery({ ...base, ...view });
  const found = evaluateSync(parse(fetch, { params }), { dataset, params }).data;
  return listShape.parse(found);
}
const ids = (view: Partial<View>) => list(view).assets.map(({ _id }) => _id);

test("lists the newest first, or by name or size", () => {
  expect(ids({})).toEqual(["dddd", "ccc", "bb", "a"]);
  expect(ids({ order: "largest" })).toEqual(["bb", "dddd", "a", "ccc"]);
  expect(ids({ order: "name" })).toEqual(["ccc", "dddd", "a", "bb"]);
});

test("finds all words within file names, titles and alt texts", () => {
  expect(ids({ words: "HOUSE" })).toEqual(["a"]);
  expect(ids({ words: "stair case" })).toEqual(["bb"]);
  expect(ids({ words: "house cat" })).toEqual([]);
  expect(patternsOf("  IMG_20.png ")).toEqual(["*IMG*", "*20*", "*png*"]);
});

test("filters by type and use, where a draft's reference counts", () => {
  expect(ids({ kind: "image" })).toEqual(["bb", "a"]);
  expect(ids({ isUnused: true })).toEqual(["dddd", "bb"]);
  expect(ids({ kind: "file", isUnused: true })).toEqual(["dddd"]);
});

test("offers only files that a field accepts", () => {
  expect(ids({ kind: "file", accept: ".json,application/json" })).toEqual(["ccc"]);
  expect(ids({ kind: "file", accept: "audio/*" })).toEqual(["dddd"]);
  expect(ids({ kind: "image", accept: "image/*" })).toEqual(["bb", "a"]);
});

test("counts all found assets when the list has a limit", () => {
  const { total, assets } = list({ limit: 1 });
  expect([total, assets.length]).toEqual([4, 1]);
});

test("names an asset by its title, or else by its file", () => {
  const name = (more: Partial<Asset>) =>
    nameOf({ _id: "image-1", title: null, originalFilename: null, ...more });
  expect(name({ title: "Foyer", originalFilename: "a.png" })).toBe("Foyer");
  expect(name({ title: " ", originalFilename: "house/a.png" })).toBe("a.png");
  expect(name({})).toBe("image-1");
});

test("writes a size in the language's format", () => {
  expect(sizeText(1_340, "en")).toBe("1.3 kB");
  expect(sizeText(2_450_000, "de")).toBe("2,5 MB");
});
