import type { FormPatch } from "sanity";
import { expect, test } from "vitest";
import { runGroq } from "../../../tests/support/run-groq.ts";
import * as assets from "./asset.ts";
import { checkDeletion, deleteAssets } from "./delete-assets.ts";
import { usesOf } from "./uses.ts";
import { patternsOf } from "../../lib/match-patterns.ts";

type SetPatch = Extract<FormPatch, { type: "set" }>;

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
const file = (_id: string, extension: string, mimeType: string, size = 10) =>
  asset(_id, { _type: "sanity.fileAsset", extension, mimeType, size });

const dataset = [
  asset("a", { originalFilename: "foyer/House-front.png" }),
  asset("bb", { title: "Stairs", altText: "A cat on a staircase", size: 30 }),
  file("ccc", "json", "application/json"),
  file("dddd", "mp3", "audio/mpeg", 20),
  { _id: "page", _type: "page", image: { _ref: "a" } },
  { _id: "drafts.other", _type: "page", file: { _ref: "ccc" } },
];

const base: assets.View = { search: "", kind: "all", isUnused: false, order: "newest", limit: 60 };

function list(view: Partial<assets.View>) {
  const { fetch, params } = assets.listQuery({ ...base, ...view });
  return assets.listShape.parse(runGroq(fetch, dataset, params));
}

test.each<[Partial<assets.View>, string]>([
  [{}, "dddd ccc bb a"],
  [{ order: "largest" }, "bb dddd a ccc"],
  [{ order: "name" }, "ccc dddd a bb"],
  [{ search: "HOUSE" }, "a"],
  [{ search: "stair case" }, "bb"],
  [{ search: "house cat" }, ""],
  [{ kind: "image" }, "bb a"],
  [{ isUnused: true }, "dddd bb"],
  [{ kind: "file", isUnused: true }, "dddd"],
  [{ kind: "file", accept: ".json,application/json" }, "ccc"],
  [{ kind: "file", accept: "audio/*" }, "dddd"],
  [{ kind: "image", accept: "image/*" }, "bb a"],
])("lists the assets of the view %j in its order: %s", (view, ids) => {
  const found = list(view).assets.map(({ _id }) => _id);
  expect(found.join(" ")).toBe(ids);
});

test("[STU-1] counts all found assets when the list has a limit, and searches the words of a file name", () => {
  const { total, assets: found } = list({ limit: 1 });
  expect([total, found.length]).toEqual([4, 1]);
  expect(patternsOf("  IMG_20.png ")).toEqual(["*IMG*", "*20*", "*png*"]);
});

test("[STU-1] finds the asset that an image field receives, and ignores other changes", () => {
  const patchType = Symbol.for("sanity.patch");
  const patch = (field: string, value: SetPatch["value"]): FormPatch => ({
    type: "set",
    path: [field],
    value,
    patchType,
  });
  const reference = { _type: "reference", _ref: "image-a" };
  expect(assets.chosenAsset([patch("hotspot", {}), patch("asset", reference)])).toBe("image-a");
  expect(assets.chosenAsset([patch("alt", "Words")])).toBeNull();
  expect(assets.chosenAsset([patch("asset", "image-a")])).toBeNull();
});

test("[STU-1] separates unused assets from those in use, and names their users once", async () => {
  const house = { title: "House", type: "page" };
  const users = [house, house, { title: null, type: "siteSettings" }];
  const client = {
    fetch: async () => [
      { id: "a", users: [] },
      { id: "b", users },
    ],
  };
  const named = (_id: string) => ({ _id, title: null, originalFilename: `${_id}.png` });
  const checked = ["a", "b", "gone"].map(named);
  expect(await checkDeletion(client, checked, (type) => `Type ${type}`)).toEqual({
    unused: [{ id: "a", name: "a.png", users: [] }],
    used: [{ id: "b", name: "b.png", users: ["House", "Type siteSettings"] }],
  });
});

test("[STU-1] deletes the other assets when the content service rejects one", async () => {
  const deleted: string[] = [];
  const client = {
    delete: async (id: string) => {
      if (id === "b") throw new Error("in use");
      deleted.push(id);
    },
  };
  expect(await deleteAssets(client, ["a", "b", "c"])).toEqual([{ id: "b", reason: "in use" }]);
  expect(deleted).toEqual(["a", "c"]);
});

const page = (_id: string) => ({ _id, _type: "page", title: "House", language: "en" });

test("combines a document's published form, draft and versions into one entry", () => {
  const documents = [page("house"), page("drafts.house"), page("versions.spring.house")];
  const releases = [{ name: "spring", title: "Spring" }];
  const state = { isPublished: true, isDraft: true, releases };
  const house = { id: "house", type: "page", title: "House", language: "en", ...state };
  expect(usesOf({ documents, releases })).toEqual([house]);
  expect(
    usesOf({ documents: [page("drafts.a"), page("versions.spring.b")], releases }),
  ).toMatchObject([
    { id: "a", isPublished: false, isDraft: true, releases: [] },
    { id: "b", isPublished: false, isDraft: false, releases },
  ]);
});
