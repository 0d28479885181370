import * as z from "zod";
import { patternsOf } from "../../lib/match-patterns.ts";
import type { FormPatch } from "sanity";

const text = z.string().nullable();

/** An image or file of the media library, as {@link listQuery} returns it. */
const assetShape = z.object({
  _id: z.string(),
  _type: z.enum(["sanity.imageAsset", "sanity.fileAsset"]),
  title: text,
  originalFilename: text,
  altText: text,
  description: text,
  extension: text,
  mimeType: text,
  /** Size in bytes. */
  size: z.number().nullable(),
  url: text,
  createdAt: z.string(),
  width: z.number().nullable(),
  height: z.number().nullable(),
  isTransparent: z.boolean(),
  /** Number of documents that refer to the asset. Drafts and versions in releases are counted separately. */
  uses: z.number(),
});
export type Asset = z.infer<typeof assetShape>;

export const listShape = z.object({ total: z.number(), assets: z.array(assetShape) });

export type View = {
  /** Words to search for. Each must be a part of a word in the asset's names or texts. */
  search: string;
  kind: "all" | "image" | "file";
  isUnused: boolean;
  order: "newest" | "name" | "largest";
  limit: number;
  /** Media types and extensions that a field accepts, as in the attribute `accept` of a file input. */
  accept?: string;
};

const types = {
  all: ["sanity.imageAsset", "sanity.fileAsset"],
  image: ["sanity.imageAsset"],
  file: ["sanity.fileAsset"],
} as const;

const orders = {
  newest: "_createdAt desc",
  name: "lower(coalesce(title, originalFilename, _id)) asc",
  largest: "size desc",
} as const;

const projection = `{
  _id, _type, title, originalFilename, altText, description, extension, mimeType, size, url,
  "createdAt": _createdAt,
  "width": metadata.dimensions.width,
  "height": metadata.dimensions.height,
  "isTransparent": coalesce(extension == "svg" || metadata.hasAlpha, false),
  "uses": count(*[references(^._id)])
}`;

/** Splits an `accept` attribute into extensions, media types, and prefixes such as `image/`. */
function acceptedTypes(accept: string) {
  const parts = accept.split(",").map((part) => part.trim().toLowerCase());
  return {
    extensions: parts.filter((part) => part.startsWith(".")).map((part) => part.slice(1)),
    mimeTypes: parts.filter((part) => part.includes("/") && !part.endsWith("*")),
    prefixes: parts.filter((part) => part.endsWith("/*")).map((part) => part.slice(0, -1)),
  };
}

/** Returns the query for a view of the library, and its parameters. The query requires the raw perspective. */
export function listQuery({ search, kind, isUnused, order, limit, accept = "" }: View) {
  const { extensions, mimeTypes, prefixes } = acceptedTypes(accept);
  const named = Object.fromEntries(prefixes.map((prefix, index) => [`prefix${index}`, prefix]));
  const patterns = patternsOf(search);
  const params = { types: types[kind], patterns, limit, extensions, mimeTypes, ...named };
  const accepted = [
    ...(extensions.length > 0 ? ["extension in $extensions"] : []),
    ...(mimeTypes.length > 0 ? ["mimeType in $mimeTypes"] : []),
    ...Object.keys(named).map((name) => `string::startsWith(mimeType, $${name})`),
  ];
  const conditions = [
    "_type in $types",
    ...(patterns.length > 0
      ? ["[title, originalFilename, altText, description] match $patterns"]
      : []),
    ...(isUnused ? ["count(*[references(^._id)]) == 0"] : []),
    ...(accepted.length > 0 ? [`(${accepted.join(" || ")})`] : []),
  ];
  const found = `*[${conditions.join(" && ")}]`;
  return {
    fetch: `{
      "total": count(${found}),
      "assets": ${found} | order(${orders[order]}, _id asc) [0...$limit] ${projection}
    }`,
    params,
  };
}

/** Returns an asset's name for display: its title, or else the name of the uploaded file. */
export const nameOf = ({
  title,
  originalFilename,
  _id,
}: Pick<Asset, "title" | "originalFilename" | "_id">): string =>
  title?.trim() || originalFilename?.split("/").at(-1) || _id;

/** Formats a file's size in kilobytes or megabytes. `locale` is the language. */
export function sizeText(bytes: number, locale: string): string {
  const [value, unit] = bytes < 1_000_000 ? [bytes / 1_000, "kilobyte"] : [bytes / 1e6, "megabyte"];
  const maximumFractionDigits = value < 10 ? 1 : 0;
  return new Intl.NumberFormat(locale, {
    style: "unit",
    unit,
    unitDisplay: "short",
    maximumFractionDigits,
  }).format(value);
}

/** Returns the address of an image's thumbnail, at most `width` pixels wide. */
export function thumbnailOf({ _type, url }: Asset, width: number): string | null {
  if (_type !== "sanity.imageAsset" || url === null) return null;
  return `${url}?${new URLSearchParams({ w: String(width), h: String(width), fit: "max", auto: "format" })}`;
}

const chosen = z.object({ _ref: z.string() });
const described = z.looseObject({ alt: z.string().trim().min(1) });
const decorative = z.looseObject({ decorative: z.literal(true) });

export const chosenAsset = (patches: readonly FormPatch[]): string | null => {
  const patch = patches.findLast(
    ({ type, path }) => type === "set" && path.length === 1 && path[0] === "asset",
  );
  return patch?.type === "set" ? (chosen.safeParse(patch.value).data?._ref ?? null) : null;
};

export const lacksAlt = (value: unknown): boolean =>
  !described.safeParse(value).success && !decorative.safeParse(value).success;
