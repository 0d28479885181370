import { mkdtempSync, rmSync } from "node:fs";
import { readdir, readFile, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import type { TypefaceId } from "@marquee/schemas/types";
import sharp from "sharp";
import decompress from "woff2-encoder/decompress";
import { familyName } from "./family-name.ts";
import { drawingFallback } from "./scripts.ts";

// Resolves packages from the working directory, because the bundled copy of this file is in another folder.
const packages = createRequire(join(process.cwd(), "package.json"));

/**
 * Subsets that drawings use. Those of Chinese, Japanese and Korean have numbers: a hundred files for
 * each typeface, which would take seconds to load.
 */
const subsets =
  "latin|latin-ext|vietnamese|cyrillic|cyrillic-ext|greek|greek-ext|arabic|hebrew|devanagari|thai";

/** Returns the folder of a typeface's files: a variable one if there is one. Null if neither is installed. */
function folderOf(id: TypefaceId): string | null {
  for (const scope of ["@fontsource-variable", "@fontsource"]) {
    try {
      return join(dirname(packages.resolve(`${scope}/${id}/package.json`)), "files");
    } catch {
      // The package is not installed.
    }
  }
  return null;
}

let folder: string | undefined;

/** Returns this process's folder of converted files. The text engine reads them as long as the process runs. */
function converted(): string {
  if (folder !== undefined) return folder;
  const made = mkdtempSync(join(tmpdir(), "marquee-typefaces-"));
  process.once("exit", () => rmSync(made, { recursive: true, force: true }));
  folder = made;
  return made;
}

/** Loads one WOFF2 file into the text engine, which reads TrueType files only. Returns the family's name in the file. */
async function loadFile(path: string, name: string): Promise<string | null> {
  const font = await decompress(await readFile(path));
  const file = join(converted(), name.replace(/woff2$/, "ttf"));
  await writeFile(file, font);
  // The text engine loads one font file per call and keeps it for later calls.
  await sharp({ text: { text: "A", font: "Sans 12", fontfile: file } }).toBuffer();
  return familyName(font);
}

async function load(id: TypefaceId): Promise<string | null> {
  const files = folderOf(id);
  if (files === null) return null;
  const wanted = new RegExp(`^${id}-(?:${subsets})-(?:wght|300|400|700|900)-normal\\.woff2$`);
  let family: string | null = null;
  for (const name of (await readdir(files)).filter((each) => wanted.test(each))) {
    family = (await loadFile(join(files, name), name)) ?? family;
  }
  return family;
}

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
 * Loads typefaces into this process's text engine, each once. Returns their families in order of
 * preference as the text engine expects them, ending with {@link drawingFallback}. Skips typefaces
 * that are not installed.
 */
export async function loadFamilies(ids: readonly TypefaceId[]): Promise<string> {
  const families: string[] = [];
  // One after another, because each blocks the event loop while its file is decompressed.
  for (const id of new Set([...ids, drawingFallback])) {
    const family = await loadOnce(id);
    if (family !== null) families.push(family);
  }
  // The text engine reads the words after the last comma as weight and size.
  return `${families.join(",")},`;
}
