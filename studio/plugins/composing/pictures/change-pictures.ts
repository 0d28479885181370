import { holderOf, pathOf, valueAt } from "../block-path.ts";
import type { BlockChange } from "../change-blocks.ts";
import { changeOf, inverseOf, type Step } from "../history.ts";
import { blockOf } from "../list-types.ts";
import { isObject } from "../../../lib/is-record.ts";

/** A place for pictures: a single picture, or a list with the type of its entries. */
export type PicturePlace =
  | { kind: "single"; path: string; type: string }
  | {
      kind: "list";
      path: string;
      type: string;
      /** Field of an entry that contains the picture, and its type; null if the entry is the picture. */
      field: { name: string; type: string } | null;
    };

export type PictureChange = { change: BlockChange; undo: Step; paths: string[] };

/**
 * Null values that remove an image's hotspot and crop, because these apply only to the former file.
 */
const ofFormerFile = { hotspot: null, crop: null };

const referenceTo = (asset: string) => ({ _type: "reference", _ref: asset });

function make(step: Step, now: unknown, picture: string): PictureChange | null {
  const change = changeOf(step, now);
  return change && { change, undo: inverseOf(step, now), paths: [picture] };
}

/**
 * Stores an uploaded file in a picture. Removes the picture's crop and focal point. Keeps the alt
 * text: the page opens a box for it after the upload, so that the editor can change it. Returns null
 * if the picture's block no longer exists.
 */
const setPicture = (
  { path, type }: Extract<PicturePlace, { kind: "single" }>,
  asset: string,
  now: unknown,
): PictureChange | null => {
  const fields = { _type: type, asset: referenceTo(asset), ...ofFormerFile };
  return make({ kind: "fields", path, fields }, now, path);
};

/** Adds uploaded files to a list, after the entry at `after` or at the end. */
function addPictures(
  { path: list, type, field }: Extract<PicturePlace, { kind: "list" }>,
  {
    assets,
    after,
    freshKey,
  }: { assets: readonly string[]; after: string | null; freshKey: () => string },
  now: unknown,
): PictureChange | null {
  const block = blockOf(now, list);
  const holder = holderOf(list);
  if (block === null || holder === null || valueAt(now, holder) === undefined) return null;
  const items = assets.map((asset) => {
    const picture = { asset: referenceTo(asset) };
    const inside = field ? { [field.name]: { _type: field.type, ...picture } } : picture;
    return { _key: freshKey(), _type: type, ...inside };
  });
  const isThere = after !== null && valueAt(now, after) !== undefined;
  const entries = items.map(({ _key: key }) => pathOf({ list, key }));
  return {
    change: {
      patch: {
        setIfMissing: { [list]: [] },
        insert: { after: isThere ? after : `${list}[-1]`, items },
      },
      path: block,
    },
    undo: { kind: "removeEntries", paths: entries },
    paths: entries.map((entry) => (field ? `${entry}.${field.name}` : entry)),
  };
}

/** Stores uploaded files at a place. Returns null if the place's block no longer exists. */
export function storePictures(
  place: PicturePlace,
  files: { assets: readonly string[]; after: string | null; freshKey: () => string },
  now: unknown,
): PictureChange | null {
  if (place.kind === "list") return addPictures(place, files, now);
  const [asset] = files.assets;
  return asset === undefined ? null : setPicture(place, asset, now);
}

/** Stores an alt text. `path` is the path of the alt text's field. */
export function describePicture(
  path: string,
  { picture, text, isDecorative }: { picture: string; text: string; isDecorative: boolean | null },
  now: unknown,
): PictureChange | null {
  const at = path.lastIndexOf(".");
  const alt = { [path.slice(at + 1)]: text.trim() === "" ? null : text.trim() };
  const fields = isDecorative === null ? alt : { ...alt, decorative: isDecorative };
  return make({ kind: "fields", path: path.slice(0, at), fields }, now, picture);
}

/** Default size and minimum size of a hotspot, as fractions of the picture's size. */
const SIZE = 0.3;
const SMALLEST = 0.05;

/**
 * Returns a hotspot's width or height as a fraction of the picture's width or height. Limits `size`
 * so that a hotspot with its center at `center` stays inside the picture.
 */
function sizeAt(center: number, size: unknown): number {
  const wanted = typeof size === "number" && size < 1 ? size : SIZE;
  return Math.max(SMALLEST, Math.min(wanted, 2 * center, 2 * (1 - center)));
}

/** Stores a focal point as the image's `hotspot`. Returns null if the image has no file. */
export function focusPicture(
  path: string,
  { x, y }: { x: number; y: number },
  now: unknown,
): PictureChange | null {
  const value = valueAt(now, path);
  if (!isObject(value) || !isObject(value["asset"])) return null;
  const former = isObject(value["hotspot"]) ? value["hotspot"] : {};
  const hotspot = {
    _type: "sanity.imageHotspot",
    x,
    y,
    width: sizeAt(x, former["width"]),
    height: sizeAt(y, former["height"]),
  };
  return make({ kind: "fields", path, fields: { hotspot } }, now, path);
}
