import type { TypefaceId } from "@marquee/schemas/types";
import type { TypefaceEntry } from "./typeface-entry.ts";
import { typefaceTable } from "./typeface-table.ts";

/** Returns the entry of a typeface. */
export const entryOf = (id: TypefaceId): TypefaceEntry => typefaceTable[id];

/**
 * Name of the style sheet of a sliced typeface (see {@link isSliced}). Change the name when the style sheet's content
 * changes.
 */
export const SHEET = "faces-1.css";

/** First part of the names of a typeface's files. */
export const filePrefix = (entry: TypefaceEntry): string => entry.package.split("/")[1] ?? "";

/** Folder of a typeface's files on the site. It contains the version, so that browsers may cache a file forever. */
export const fontFolder = (entry: TypefaceEntry): string => `${filePrefix(entry)}-${entry.version}`;

/** A file of a typeface: a weight and a style of one subset. */
export type FontFile = { subset: string; weight: number; style: "normal" | "italic" };

/** Returns the name of a file below the typeface's folder. */
export const fontFileName = (entry: TypefaceEntry, { subset, weight, style }: FontFile): string =>
  `${subset}-${entry.axes ?? weight}-${style}.woff2`;

/** Returns the address of a file of a typeface. */
export const fontAddress = (entry: TypefaceEntry, file: FontFile): string =>
  `/typefaces/${fontFolder(entry)}/${fontFileName(entry, file)}`;

/**
 * Whether a typeface is sliced: one of its scripts has thousands of characters, and each file contains only some of
 * them. The list of subsets is empty for such a script.
 */
export const isSliced = (entry: Pick<TypefaceEntry, "subsets">): boolean =>
  Object.values(entry.subsets).some((subsets) => subsets.length === 0);

/** Returns the address of the style sheet of a sliced typeface. */
export const sheetAddress = (entry: TypefaceEntry): string =>
  `/typefaces/${fontFolder(entry)}/${SHEET}`;
