import { mkdtempSync, rmSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import type { TypefaceId } from "@marquee/schemas/types";
import sharp from "sharp";
import decompress from "woff2-encoder/decompress";
import { entryOf, filePrefix, fontFileName } from "../../design/typefaces/font-address.ts";
import { familyName } from "./family-name.ts";
import { drawingFallback } from "./scripts.ts";
import { siteRuntime } from "../../runtime/site-runtime.ts";

declare module "../../runtime/site-runtime.ts" {
  interface SiteParts {
    convertedTypefaces: string;
  }
}

// Resolves packages from the working directory, because the bundled copy of this file is in another folder.
const packages = createRequire(join(process.cwd(), "package.json"));

/** Font weights of the titles and names that this folder draws. */
const drawnWeights: ReadonlySet<number> = new Set([300, 400, 600, 700, 900]);

/**
 * Returns the paths of a typeface's font files; none if its package is not installed. Omits the
 * files with Chinese, Japanese and Korean characters. There are about a hundred of them, which
 * would take seconds to load.
 */
function filesOf(id: TypefaceId): string[] {
  const entry = entryOf(id);
  // A variable font has all weights in one file.
  const isVariable = entry.axes !== null;
  const weights = isVariable ? [400] : entry.weights.filter((weight) => drawnWeights.has(weight));
  const subsets = new Set(["latin", ...Object.values(entry.subsets).flat()]);
  const names = [...subsets].flatMap((subset) =>
    weights.map((weight) => fontFileName(entry, { subset, weight, style: "normal" })),
  );
  return names.flatMap((name) => {
    try {
      return packages.resolve(`${entry.package}/files/${filePrefix(entry)}-${name}`);
    } catch {
      return [];
    }
  });
}

/** Returns this process's folder of converted files. The text engine reads them as long as the process runs. */
const converted = (): string =>
  siteRuntime().open("convertedTypefaces", () => {
    const folder = mkdtempSync(join(tmpdir(), "marquee-typefaces-"));
    process.once("exit", () => rmSync(folder, { recursive: true, force: true }));
    return folder;
  });

/**
 * Loads one WOFF2 file into the text engine, which reads TrueType files only. Returns the family name that the file
 * contains.
 */
async function loadFile(path: string): Promise<string | null> {
  const font = await decompress(await readFile(path));
  const file = join(converted(), `${basename(path, ".woff2")}.ttf`);
  await writeFile(file, font);
  // The text engine loads one font file per call and keeps it for later calls.
  await sharp({ text: { text: "A", font: "Sans 12", fontfile: file } }).toBuffer();
  return familyName(font);
}

async function load(id: TypefaceId): Promise<string | null> {
  let family: string | null = null;
  for (const path of filesOf(id)) family = (await loadFile(path)) ?? family;
  return family;
}

/** The width that the text engine calls “Expanded”, in percent. */
const EXPANDED = 125;

const loaded = new Map<TypefaceId, Promise<string | null>>();

function loadOnce(id: TypefaceId): Promise<string | null> {
  const known = loaded.get(id);
  if (known !== undefined) return known;
  const loading = load(id);
  loaded.set(id, loading);
  loading.catch(() => loaded.delete(id));
  return loading;
}

/**
 * Loads typefaces into this process's text engine, each once. Skips typefaces that are not installed.
 * Returns a font description for the text engine: the families in order of preference, the last one
 * being {@link drawingFallback}, then the width of the first family.
 */
export async function loadFamilies(ids: readonly TypefaceId[]): Promise<string> {
  const families: string[] = [];
  // Loads the typefaces one after another, so that other work runs in between. Each blocks the
  // event loop while its file is decompressed.
  for (const id of new Set([...ids, drawingFallback])) {
    const family = await loadOnce(id);
    if (family !== null) families.push(family);
  }
  const [first] = ids;
  const isWide = first !== undefined && entryOf(first).stretch === EXPANDED;
  // The text engine reads the words after the last comma as width, weight and size.
  return `${families.join(",")},${isWide ? " Expanded" : ""}`;
}
