import { expect, test } from "vitest";
import { applyPatch } from "../../../content-lake/src/mutation/apply-patch.ts";
import { valueAt } from "../block-path.ts";
import { changeOf, inverseOf } from "../history.ts";
import { pageOf } from "../page.fixture.ts";
import {
  describePicture,
  focusPicture,
  type PictureChange,
  storePictures,
} from "./change-pictures.ts";

const reference = (_ref: string) => ({ _type: "reference", _ref });
const former = {
  _type: "picture",
  asset: reference("image-a"),
  alt: "A tram",
  hotspot: { _type: "sanity.imageHotspot", x: 0.5, y: 0.5, width: 0.4, height: 1 },
  crop: { top: 0.1, bottom: 0, left: 0, right: 0 },
};
const page = pageOf(
  { _key: "i", _type: "imageBlock", picture: former },
  { _key: "e", _type: "imageBlock" },
  { _key: "g", _type: "gallery", pictures: [{ ...former, _key: "p", _type: "galleryPicture" }] },
  { _key: "n", _type: "gallery" },
  { _key: "l", _type: "logos", logos: [{ _key: "x", _type: "logo", name: "Quay" }] },
);
const at = (key: string, field: string) => `blocks[_key=="${key}"].${field}`;
const single = (key: string) =>
  ({ kind: "single", path: at(key, "picture"), type: "picture" }) as const;

let count = 0;
const freshKey = () => `k${(count += 1)}`;
const files = (...assets: string[]) => ({ assets, after: null, freshKey });

function applied(made: PictureChange | null, now: typeof page = page) {
  if (made === null) throw new Error("There is nothing to change.");
  const after = applyPatch(now, { ...made.change.patch });
  const back = changeOf(made.undo, after);
  const redo = inverseOf(made.undo, after);
  const undone = applyPatch(after, { ...back?.patch });
  const redone = applyPatch(undone, { ...changeOf(redo, undone)?.patch });
  return { after, undone, redone, selected: [made.change.path, back?.path] };
}

test("[COMP-2] replaces a picture's file, keeps its alt text and drops its crop, and undoes that", () => {
  const { after, undone, redone } = applied(storePictures(single("i"), files("image-b"), page));
  const stored = { _type: "picture", asset: reference("image-b"), alt: "A tram" };
  expect(valueAt(after, at("i", "picture"))).toEqual(stored);
  expect(undone.blocks).toEqual(page.blocks);
  expect(redone.blocks).toEqual(after.blocks);
});

test("[COMP-2] fills an empty picture, and undo leaves none", () => {
  const { after, undone } = applied(storePictures(single("e"), files("image-b"), page));
  expect(valueAt(after, at("e", "picture.asset"))).toEqual(reference("image-b"));
  expect(undone.blocks).toEqual(page.blocks);
  const gone = { ...page, blocks: [] };
  expect(storePictures(single("e"), files("image-b"), gone)).toBeNull();
});

test("[COMP-2] undo of a replaced picture preserves the alt text that was written since", () => {
  const made = storePictures(single("i"), files("image-b"), page);
  const after = applyPatch(page, { ...made?.change.patch });
  const text = { picture: at("i", "picture"), text: " A boat ", isDecorative: false };
  const described = describePicture(at("i", "picture.alt"), text, after);
  const later = applyPatch(after, { ...described?.change.patch });
  expect(valueAt(later, at("i", "picture.alt"))).toBe("A boat");
  const undone = made && applyPatch(later, { ...changeOf(made.undo, later)?.patch });
  const expected = { ...former, alt: "A boat", decorative: false };
  expect(valueAt(undone, at("i", "picture"))).toEqual(expected);
});

test("[COMP-2] adds several files to a list as entries with keys, after one or at the end", () => {
  const list = { kind: "list", type: "galleryPicture", field: null } as const;
  const galleryAt = (key: string) => ({ ...list, path: at(key, "pictures") });
  const two = { ...files("image-b", "image-c"), after: at("g", 'pictures[_key=="p"]') };
  const made = storePictures(galleryAt("g"), two, page);
  const { after, undone, redone, selected } = applied(made);
  expect(valueAt(after, at("g", "pictures"))).toMatchObject([
    { _key: "p" },
    { _type: "galleryPicture", asset: reference("image-b") },
    { _type: "galleryPicture", asset: reference("image-c") },
  ]);
  expect(made?.paths).toHaveLength(2);
  expect(valueAt(after, made?.paths[1] ?? "")).toMatchObject({ asset: reference("image-c") });
  expect(undone.blocks).toEqual(page.blocks);
  expect(redone.blocks).toEqual(after.blocks);
  expect(selected).toEqual(['blocks[_key=="g"]', 'blocks[_key=="g"]']);
  const empty = storePictures(galleryAt("n"), files("image-b"), page);
  expect(valueAt(applied(empty).after, at("n", "pictures"))).toHaveLength(1);
});

test("[COMP-2] a logo is an entry that contains its picture, and its name is the alt text", () => {
  const list = { kind: "list", path: at("l", "logos"), type: "logo" } as const;
  const place = { ...list, field: { name: "picture", type: "image" } };
  const made = storePictures(place, files("image-b"), page);
  const { after } = applied(made);
  const [picture = ""] = made?.paths ?? [];
  expect(valueAt(after, picture)).toEqual({ _type: "image", asset: reference("image-b") });
  const entry = picture.replace(/\.picture$/, "");
  const name = { picture, text: "Tide", isDecorative: null };
  const named = describePicture(`${entry}.name`, name, after);
  expect(valueAt(applyPatch(after, { ...named?.change.patch }), entry)).toMatchObject({
    name: "Tide",
    picture: { asset: reference("image-b") },
  });
});

test("[COMP-2] stores a focal point as Sanity's hotspot, within the picture", () => {
  const path = at("i", "picture");
  const { after, undone } = applied(focusPicture(path, { x: 0.1, y: 1 }, page));
  const hotspot = { _type: "sanity.imageHotspot", x: 0.1, y: 1, width: 0.2, height: 0.05 };
  expect(valueAt(after, `${path}.hotspot`)).toEqual(hotspot);
  expect(undone.blocks).toEqual(page.blocks);
  expect(focusPicture(at("e", "picture"), { x: 0.5, y: 0.5 }, page)).toBeNull();
});
