import "server-only";
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import type { TypefaceId } from "@marquee/schemas/types";
import { entryOf, filePrefix, fontFileName, fontFolder, isSliced, SHEET } from "./font-address.ts";
import type { TypefaceEntry } from "./typeface-entry.ts";
import { typefaceSheet } from "./typeface-sheet.ts";
import { typefaceTable } from "./typeface-table.ts";

// Resolves packages from the working directory, because the bundled copy of this file is in another folder.
const packages = createRequire(join(process.cwd(), "package.json"));

/** The name of a font file below a typeface's folder: subset, axes or weight, style. */
const FILE = /^[a-z0-9-]{1,40}-(?:[a-z]{1,20}|\d{3})-(?:normal|italic)\.woff2$/;

const isId = (id: string): id is TypefaceId => Object.hasOwn(typefaceTable, id);

const idsByFolder = new Map(
  Object.keys(typefaceTable)
    .filter(isId)
    .map((id) => [fontFolder(entryOf(id)), id]),
);

/** A file of a typeface, with its media type. */
type TypefaceFile = {
  type: "font/woff2" | "text/css; charset=utf-8";
  body: Buffer | string;
  /** False for an address without the typeface's version. */
  isImmutable: boolean;
};

/**
 * Reads a font or a style sheet from the package of a typeface. Returns null if the package has no
 * file of this name. If `folder` is the typeface's id, the file is a font for the studio, see
 * {@link specimenFile}.
 */
export async function readTypefaceFile(folder: string, name: string): Promise<TypefaceFile | null> {
  if (isId(folder)) return readFont(folder, specimenFile(folder, name), false);
  const id = idsByFolder.get(folder);
  if (id === undefined) return null;
  if (name !== SHEET) return readFont(id, FILE.test(name) ? name : null, true);
  if (!isSliced(entryOf(id))) return null;
  return { type: "text/css; charset=utf-8", body: await sheetOf(id), isImmutable: true };
}

async function readFont(
  id: TypefaceId,
  name: string | null,
  isImmutable: boolean,
): Promise<TypefaceFile | null> {
  if (name === null) return null;
  const entry = entryOf(id);
  try {
    const path = `${packageFolder(entry)}/files/${filePrefix(entry)}-${name}`;
    return { type: "font/woff2", body: await readFile(path), isImmutable };
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}

/** Whether a package is not installed, or has no such file. */
const isMissing = (error: unknown): boolean =>
  error instanceof Error &&
  "code" in error &&
  (error.code === "MODULE_NOT_FOUND" || error.code === "ENOENT");

const packageFolders = new Map<string, string>();

/**
 * Returns the folder of a typeface's package. Resolves each package only once. Resolving each file instead would
 * block for 0.3 ms, and each missing file would take memory that Node.js never releases.
 */
function packageFolder({ package: name }: TypefaceEntry): string {
  const known = packageFolders.get(name);
  if (known !== undefined) return known;
  const folder = dirname(packages.resolve(`${name}/package.json`));
  packageFolders.set(name, folder);
  return folder;
}

/**
 * Returns the file name of the font that is served as `specimen-<script>.woff2`. The studio
 * displays a typeface with this font. The name has no version, because the studio doesn't know the
 * typeface's version. The script `latin` is always available, because every package has Latin
 * letters, even if the site uses the typeface for another script only.
 */
function specimenFile(id: TypefaceId, name: string): string | null {
  const script = /^specimen-([a-z]+)\.woff2$/.exec(name)?.[1];
  const entry = entryOf(id);
  const subsets = new Map<string, readonly string[]>([
    ["latin", ["latin"]],
    ...Object.entries(entry.subsets),
  ]);
  const subset = script === undefined ? undefined : subsets.get(script)?.[0];
  return subset === undefined
    ? null
    : fontFileName(entry, { subset, weight: 400, style: "normal" });
}

const sheets = new Map<TypefaceId, string>();

async function sheetOf(id: TypefaceId): Promise<string> {
  const known = sheets.get(id);
  if (known !== undefined) return known;
  const path = `${packageFolder(entryOf(id))}/unicode.json`;
  const ranges: unknown = JSON.parse(await readFile(path, "utf8"));
  const sheet = typefaceSheet(id, textsIn(ranges));
  sheets.set(id, sheet);
  return sheet;
}

/** Returns the properties of a parsed JSON object whose values are strings. */
function textsIn(value: unknown): Record<string, string> {
  if (typeof value !== "object" || value === null) return {};
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, text]: [string, unknown]) =>
      typeof text === "string" ? [[key, text]] : [],
    ),
  );
}
