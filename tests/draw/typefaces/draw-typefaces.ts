import { execFileSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { isTypefaceId, typefaces } from "@marquee/schemas/contract";
import { root } from "../../support/stack/places.ts";
import { measureSystemFonts, measureTypeface } from "./measure.ts";
import { readPackage, subsetsOf } from "./packages.ts";

const target = join(root, "web/design/typefaces/typeface-table.ts");

/**
 * Matches characters above U+FFFF: historic letters and mathematical symbols. They are omitted,
 * because they would make the `unicode-range` of Arabic twice as long.
 */
const rare = /,U\+1[0-9A-F]{4}(?:-1[0-9A-F]{4})?/g;

/**
 * Returns the `unicode-range` of each subset. If packages differ by a few rare characters, uses the
 * most common range.
 */
async function unicodeRanges(): Promise<Record<string, string>> {
  const found = await Promise.all(Object.keys(typefaces).filter(isTypefaceId).map(readPackage));
  const subsets = [...new Set(Object.values(subsetsOf).flat())];
  return Object.fromEntries(
    subsets.map((subset) => {
      const ranges = found.flatMap(({ ranges }) => ranges[subset] ?? []);
      const count = (range: string) => ranges.filter((other) => other === range).length;
      const [common = ""] = ranges.toSorted((a, b) => count(b) - count(a));
      return [subset, common.replaceAll(rare, "")];
    }),
  );
}

/** Writes the site's table of typefaces from the installed packages of fonts. */
export async function drawTypefaces(): Promise<void> {
  const table: Record<string, unknown> = {};
  for (const id of Object.keys(typefaces).filter(isTypefaceId)) {
    table[id] = await measureTypeface(id);
  }
  // Writes an object without inner objects in one line. The formatter breaks the lines that are too
  // long.
  const text = (value: unknown) =>
    JSON.stringify(value, null, 2).replaceAll(/\{\n([^{}]*?)\n\s*\}/g, "{ $1 }");
  writeFileSync(
    target,
    `// Made by \`npm run draw -- typefaces\` from the packages of fonts. Run it again when a package or the list changes.
import type { SystemFonts, TypefaceEntry } from "./typeface-entry.ts";

/** The files and the measures of each typeface. [THEME-3] */
export const typefaceTable = ${text(table)} as const satisfies Record<string, TypefaceEntry>;

/** The characters of each subset, as a \`unicode-range\`. */
export const unicodeRanges: Readonly<Record<string, string>> = ${text(await unicodeRanges())};

/** Average widths of a letter in fonts that visitors have, as fractions of the font size. */
export const systemFonts: SystemFonts = ${text(await measureSystemFonts())};
`,
  );
  execFileSync(join(root, "node_modules/.bin/oxfmt"), [target], { stdio: "inherit" });
}
