import type { TypefaceId } from "@marquee/schemas/types";
import { curatedFamily } from "./family.ts";
import { fontFace } from "./typefaces-css.ts";

/**
 * The last code point that counts as a Latin letter. {@link withoutLatin} removes all characters up
 * to it.
 */
const LAST_LATIN = 0x24f;

/**
 * Removes Latin letters from the `unicode-range` of a slice. A slice is a font file with some of the
 * typeface's characters. Slices contain some Latin letters, so a page with only Latin text would
 * otherwise load slices.
 */
export function withoutLatin(characters: string): string {
  return characters
    .split(",")
    .flatMap((range) => {
      const [first = 0, last = first] = range
        .trim()
        .slice(2)
        .split("-")
        .map((digits) => Number.parseInt(digits, 16));
      if (last <= LAST_LATIN) return [];
      if (first > LAST_LATIN) return [range.trim()];
      return [`U+${(LAST_LATIN + 1).toString(16)}-${last.toString(16)}`];
    })
    .join();
}

/**
 * The weights that are declared for a typeface without a variable font: one for texts, and one for
 * bold headings.
 */
const SLICED_WEIGHTS = [
  { weight: 400, range: "1 500" },
  { weight: 700, range: "501 1000" },
];

/**
 * Returns the style sheet of a typeface that is split into slices: font files with some of the
 * characters each. `ranges` maps keys such as `[12]` to the characters of a slice.
 */
export function typefaceSheet(id: TypefaceId, ranges: Readonly<Record<string, string>>): string {
  const family = curatedFamily(id);
  const { axes, weights } = family;
  const fonts =
    axes === null ? SLICED_WEIGHTS : [{ weight: 400, range: `${weights[0]} ${weights.at(-1)}` }];
  return Object.entries(ranges)
    .flatMap(([key, characters]) => {
      const subset = /^\[(\d+)\]$/.exec(key)?.[1];
      const own = withoutLatin(characters);
      if (subset === undefined || own === "") return [];
      return fonts.map(({ weight, range }) =>
        fontFace(family, { file: { subset, weight, style: "normal" }, range, characters: own }),
      );
    })
    .join("\n");
}
