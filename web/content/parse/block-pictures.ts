import { blockContracts, pictureFields } from "@marquee/schemas/contract";
import type { ListedPicture } from "@marquee/schemas/editing";
import * as z from "zod";
import { framePicture } from "../../design/images/crop.ts";
import type { ContentBlock } from "./parse-blocks.ts";
import { isPlaceholder, MISSING_ENTRY, MISSING_FILE } from "./placeholders.ts";

const point = z.object({ x: z.number(), y: z.number() });
const crop = z.object({
  top: z.number(),
  bottom: z.number(),
  left: z.number(),
  right: z.number(),
});

const pictureShape = z.object({
  asset: z.object({ _id: z.string(), width: z.number(), height: z.number() }),
  hotspot: point.nullable(),
  crop: crop.nullable(),
  alt: z.string().nullish(),
  decorative: z.boolean().nullish(),
});

type Parsed = z.output<typeof pictureShape>;

/** Location of a picture: its path, and the entry and the list that contain it. */
type Place = { path: string; entry?: { path: string; value: object }; list?: string };

/** Returns a file's name in the asset's URL: `<hash>-<width>x<height>.<format>`. */
const fileOf = (id: string): string => id.replace(/^image-/, "").replace(/-(\w+)$/, ".$1");

function focusOf({ asset, hotspot, crop: cut }: Parsed): ListedPicture["focus"] {
  if (hotspot !== null) return { x: hotspot.x, y: hotspot.y, crop: cut };
  const { rect, width, height } = framePicture(asset, cut, null);
  const [left, top] = rect === null ? [0, 0] : [rect.left, rect.top];
  return {
    x: (left + width / 2) / asset.width,
    y: (top + height / 2) / asset.height,
    crop: cut,
  };
}

const writtenText = (field: string, text: unknown): string =>
  typeof text === "string" && !isPlaceholder(field, text) ? text : "";

function altOf(kind: string, { path, entry }: Place, picture: Parsed | null): ListedPicture["alt"] {
  if (kind === "cut") return null;
  if (kind !== "logo") return { path: `${path}.alt`, text: writtenText("alt", picture?.alt) };
  if (entry === undefined) return null;
  const name: unknown = "name" in entry.value ? entry.value.name : "";
  return { path: `${entry.path}.name`, text: writtenText("name", name) };
}

function describe(kind: string, place: Place, value: unknown): ListedPicture[] {
  const parsed = pictureShape.safeParse(value);
  const picture = parsed.success ? parsed.data : null;
  // Omits a missing second crop (`cut`, for example for phones), because the page displays no
  // placeholder for it.
  if (picture === null && kind === "cut") return [];
  const isEmpty = picture === null || picture.asset._id.startsWith("image-missing-");
  const list = place.list ?? null;
  const isWholeList = list !== null && place.entry?.path.endsWith(`"${MISSING_ENTRY}"]`) === true;
  return [
    {
      path: isWholeList ? list : place.path,
      file: isEmpty ? picture && MISSING_FILE : fileOf(picture.asset._id),
      isEmpty,
      list,
      alt: isWholeList ? null : altOf(kind, place, picture),
      isDecorative: kind === "picture" || kind === "entry" ? picture?.decorative === true : null,
      focus: picture === null || isEmpty || kind === "logo" ? null : focusOf(picture),
    },
  ];
}

function entriesOf(shape: z.ZodArray, values: readonly unknown[], path: string): ListedPicture[] {
  return values.flatMap((value) => {
    const key: unknown =
      typeof value === "object" && value !== null && "_key" in value ? value._key : null;
    if (typeof value !== "object" || value === null) return [];
    if (typeof key !== "string" || /["\\\]]/.test(key)) return [];
    const entry = { path: `${path}[_key=="${key}"]`, value };
    const isFigure = "_type" in value && value._type === "figure" && "picture" in value;
    // Describes a figure of a rich text here, because the entries of a rich text have several
    // types, each with a shape of its own.
    if (isFigure) return describe("picture", { path: `${entry.path}.picture` }, value.picture);
    return picturesIn(shape.element, value, { path: entry.path, entry, list: path });
  });
}

function picturesIn(shape: unknown, value: unknown, place: Place): ListedPicture[] {
  const kind = shape instanceof z.ZodType ? pictureFields.get(shape)?.kind : undefined;
  if (kind !== undefined) {
    const isListed = kind === "entry" || kind === "logo";
    return describe(kind, isListed ? place : { path: place.path }, value);
  }
  if (value === null || value === undefined) return [];
  if (shape instanceof z.ZodNullable) return picturesIn(shape.unwrap(), value, place);
  if (shape instanceof z.ZodPipe) return picturesIn(shape.in, value, place);
  if (shape instanceof z.ZodArray && Array.isArray(value)) {
    return entriesOf(shape, value, place.path);
  }
  if (shape instanceof z.ZodObject && typeof value === "object") {
    return Object.entries(shape.shape).flatMap(([name, field]) =>
      picturesIn(field, Reflect.get(value, name), {
        ...place,
        path: place.path === "" ? name : `${place.path}.${name}`,
      }),
    );
  }
  return [];
}

/**
 * Returns the pictures of a parsed block, including empty ones, in the order of the block's fields.
 * Omits the pictures of nested blocks.
 */
export function blockPictures(block: ContentBlock): ListedPicture[] {
  // A hero with the layout `title` displays no pictures, even if it stores some.
  if (block._type === "heroAnimation" && block.layout === "title") return [];
  return picturesIn(blockContracts[block._type].shape, block, { path: "" });
}
