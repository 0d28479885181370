import type { Script, Typeface } from "@marquee/schemas/types";

/** The files and measurements of a typeface. Widths are averages of running text, as fractions of the font size. */
export type TypefaceEntry = Pick<Typeface, "name" | "kind"> & {
  /** Name of the package that contains the files. */
  package: string;
  version: string;
  /** Part of a variable font's file names, such as `wght`. Null if the package has a file for each weight. */
  axes: string | null;
  /** The width at which the variable font is displayed, as `font-stretch` in percent. Null means 100. */
  stretch: number | null;
  /**
   * The least and the greatest weight of a variable font, or all weights of a font that is not
   * variable.
   */
  weights: readonly number[];
  hasItalic: boolean;
  /**
   * Factor by which the letters are enlarged, so that they are as high as other typefaces' letters.
   * `widths` and `metrics` already include this factor.
   */
  scale: number;
  /**
   * The files' subsets by script. If a script's list is empty, the script has thousands of characters,
   * and each file contains only some of them (`typeface-sheet.ts`).
   */
  subsets: Readonly<Partial<Record<Script, readonly string[]>>>;
  metrics: { ascent: number; descent: number; lineGap: number };
  widths: {
    latin?: Readonly<Record<300 | 400 | 600 | 700 | 900, number> & { italic?: number }>;
    arabic?: Readonly<Record<400 | 700, number>>;
    hebrew?: Readonly<Record<400 | 700, number>>;
    /** Width of the widest digit of Latin and of Arabic texts, in the greatest weight. */
    digits: { latin?: number; arabic?: number };
  };
};

type LatinFont = { regular: number; bold: number; italic: number; hebrew: number };

/** Letter widths of fonts that visitors' devices may have. */
export type SystemFonts = {
  arial: LatinFont;
  times: LatinFont;
  arabic: { dejaVu: number; notoNaskh: number; notoSans: number };
};
