import { readdirSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import type { Script, TypefaceId } from "@marquee/schemas/types";
import * as z from "zod";
import { root } from "../../support/stack/places.ts";

const packages = createRequire(join(root, "web", "package.json"));

const metadataShape = z.object({
  family: z.string(),
  subsets: z.array(z.string()),
  weights: z.array(z.number()),
  styles: z.array(z.string()),
});
const rangesShape = z.record(z.string(), z.string());
const packageShape = z.object({ version: z.string() });

/**
 * Typefaces whose package has another name than the typeface's id, or whose font file has other
 * axes than weight alone.
 */
const exceptions: Partial<Record<TypefaceId, { id: string; axes: string; stretch: number }>> = {
  // The file has the axes of weight and width. The largest width is 125 %.
  "archivo-expanded": { id: "archivo", axes: "standard", stretch: 125 },
};

/**
 * The subsets of a package that contain a script's letters. East Asian scripts have no such subset,
 * because packages split the many characters of these scripts into numbered slices.
 */
export const subsetsOf: Readonly<Record<Script, readonly string[]>> = {
  latin: ["latin", "latin-ext"],
  vietnamese: ["vietnamese"],
  cyrillic: ["cyrillic", "cyrillic-ext"],
  greek: ["greek", "greek-ext"],
  arabic: ["arabic"],
  hebrew: ["hebrew"],
  devanagari: ["devanagari"],
  thai: ["thai"],
  japanese: [],
  chinese: [],
  korean: [],
};

/** A package of font files. */
export type FontPackage = {
  name: string;
  version: string;
  /** The beginning of the font files' names. */
  id: string;
  /**
   * The axes of a variable font, as written in the names of its files, such as `wght`. Null if the
   * package has a file for each weight.
   */
  axes: string | null;
  stretch: number | null;
  weights: readonly number[];
  hasItalic: boolean;
  subsets: readonly string[];
  /** `unicode-range` by subset. */
  ranges: Readonly<Record<string, string>>;
  fileOf: (subset: string, weight: number, style: "normal" | "italic") => string;
};

/** Reads the package of a typeface. Prefers the variable font. */
export async function readPackage(typeface: TypefaceId): Promise<FontPackage> {
  const { id = typeface, axes = "wght", stretch = null } = exceptions[typeface] ?? {};
  const variable = `@fontsource-variable/${id}`;
  const isVariable = isInstalled(variable);
  return openPackage(isVariable ? variable : `@fontsource/${id}`, {
    id,
    axes: isVariable ? axes : null,
    stretch,
  });
}

/** Opens an installed package of font files. */
export async function openPackage(
  name: string,
  { id, axes, stretch }: Pick<FontPackage, "id" | "axes" | "stretch">,
): Promise<FontPackage> {
  const folder = dirname(packages.resolve(`${name}/package.json`));
  const read = async (file: string): Promise<unknown> =>
    JSON.parse(await readFile(join(folder, file), "utf8"));
  const metadata = metadataShape.parse(await read("metadata.json"));
  const files = new Set(readdirSync(join(folder, "files")));
  return {
    name,
    version: packageShape.parse(await read("package.json")).version,
    id,
    axes,
    stretch,
    weights: metadata.weights,
    hasItalic: metadata.styles.includes("italic"),
    subsets: metadata.subsets,
    ranges: rangesShape.parse(await read("unicode.json")),
    fileOf: (subset, weight, style) => {
      const file = `${id}-${subset}-${axes ?? weight}-${style}.woff2`;
      if (!files.has(file)) throw new Error(`${name} has no file ${file}.`);
      return join(folder, "files", file);
    },
  };
}

function isInstalled(name: string): boolean {
  try {
    packages.resolve(`${name}/package.json`);
    return true;
  } catch {
    return false;
  }
}
