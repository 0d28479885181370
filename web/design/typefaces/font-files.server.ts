import "server-only";
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { join } from "node:path";
import type { TypefaceId } from "@marquee/schemas/types";
import { entryOf, filePrefix, fontFolder, isSliced, SHEET } from "./font-address.ts";
import { typefaceSheet } from "./typeface-sheet.ts";
import { typefaceTable } from "./typeface-table.ts";

// Resolves packages from the working directory, because the bundled copy of this file is in another folder.
const packages = createRequire(join(process.cwd(), "package.json"));

/** The name of a font file below a typeface's folder: subset, axes or weight, style. */
const FILE = /^[a-z0-9-]+-(?:[a-z]+|\d{3})-(?:normal|italic)\.woff2$/;

const isId = (id: string): id is TypefaceId => Object.hasOwn(typefaceTable, id);

const idsByFolder = new Map(
  Object.keys(typefaceTable)
    .filter(isId)
    .map((id) => [fontFolder(entryOf(id)), id]),
);

/** A file of a typeface, with its media type. */
type TypefaceFile = { type: "font/woff2" | "text/css; charset=utf-8"; body: Buffer | string };

/** Reads a file of a typeface from its package: a font, or a style sheet. Null if there is none with this name. */
export async function readTypefaceFile(folder: string, name: string): Promise<TypefaceFile | null> {
  const id = idsByFolder.get(folder);
  if (id === undefined) return null;
  const entry = entryOf(id);
  if (name === SHEET) {
    return isSliced(entry) ? { type: "text/css; charset=utf-8", body: await sheetOf(id) } : null;
  }
  if (!FILE.test(name)) return null;
  try {
    const path = packages.resolve(`${entry.package}/files/${filePrefix(entry)}-${name}`);
    return { type: "font/woff2", body: await readFile(path) };
  } catch {
    return null;
  }
}

const sheets = new Map<TypefaceId, string>();

async function sheetOf(id: TypefaceId): Promise<string> {
  const known = sheets.get(id);
  if (known !== undefined) return known;
  const path = packages.resolve(`${entryOf(id).package}/unicode.json`);
  const ranges: unknown = JSON.parse(await readFile(path, "utf8"));
  const sheet = typefaceSheet(id, textsIn(ranges));
  sheets.set(id, sheet);
  return sheet;
}

/** Returns the properties of a parsed JSON object that are texts. */
function textsIn(value: unknown): Record<string, string> {
  if (typeof value !== "object" || value === null) return {};
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, text]: [string, unknown]) =>
      typeof text === "string" ? [[key, text]] : [],
    ),
  );
}
