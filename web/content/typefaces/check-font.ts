import type { Script } from "@marquee/schemas/types";
import { fontProblems } from "./font-problems.ts";
import { scriptsIn } from "./font-scripts.ts";
import { measurableFont } from "./measurable-font.ts";
import { measureFont, type MeasuredFont } from "./measured-font.ts";
import { digits, isSampled, type SampledScript, samples } from "./samples.ts";
import { MAX_FONT_BYTES, readWoff2 } from "./woff2.ts";

/** The weights at which a font is measured, as in `typeface-table.ts`. */
const weights = [300, 400, 600, 700, 900] as const;

type Weight = (typeof weights)[number];

/** The facts about a font file that the site needs. All widths are multiples of the font size. */
export type FontFacts = {
  scripts: readonly Script[];
  /** The least and the greatest weight of a variable font; null if the font has one weight. */
  weightRange: readonly [number, number] | null;
  /** The weight that the font has, or that a variable font has by default, from 1 to 1000. */
  weight: number;
  metrics: MeasuredFont["metrics"];
  /** Average width of a letter in running text, by script and weight. */
  widths: Partial<Record<SampledScript, Readonly<Record<Weight, number>>>>;
  /** Width of the widest digit in the greatest weight. */
  digits: { latin?: number; arabic?: number };
};

/**
 * A font that the site can use, or the reason why the site can't use it, as a sentence for an
 * editor.
 */
export type CheckedFont = { ok: true; facts: FontFacts } | { ok: false; problem: string };

const refused = (problem: keyof typeof fontProblems): CheckedFont => ({
  ok: false,
  problem: fontProblems[problem],
});

/** Bits of `fsType` in the `OS/2` table (OpenType 1.9). */
const RESTRICTED = 1 << 1;
const PERMITTED = (1 << 2) | (1 << 3);
const ONLY_BITMAPS = 1 << 9;

/**
 * Whether a font's license forbids embedding. If several permissions are set, the least restrictive
 * one applies.
 */
const isRestricted = (fsType: number): boolean =>
  ((fsType & RESTRICTED) !== 0 && (fsType & PERMITTED) === 0) || (fsType & ONLY_BITMAPS) !== 0;

/** Greatest plausible metrics and widths, relative to the font size. Beyond them, text would overlap or vanish. */
const MOST = 3;

const isPlausible = ({ metrics: { ascent, descent, lineGap }, widths }: FontFacts): boolean =>
  ascent > 0 &&
  ascent < MOST &&
  Math.abs(descent) < MOST &&
  ascent + descent > 0.2 &&
  lineGap >= 0 &&
  lineGap < MOST &&
  Object.values(widths)
    .flatMap((byWeight) => Object.values(byWeight))
    .every((width) => width > 0.05 && width < MOST);

/** Checks the bytes of an uploaded font and measures its letters with HarfBuzz. Never throws for an invalid file. */
export async function checkFont(bytes: Uint8Array): Promise<CheckedFont> {
  if (bytes.byteLength > MAX_FONT_BYTES) return refused("tooLarge");
  const read = await readWoff2(bytes);
  if (!read.ok) return refused(read.problem);
  const file = measurableFont(read.flavor, read.tables);
  const os2 = read.tables.get("OS/2")?.bytes;
  if (file === null || os2 === undefined) return refused("damaged");
  if (isRestricted(os2.readUInt16BE(8))) return refused("restricted");
  const facts = factsOf(file, os2.readUInt16BE(4));
  if (facts === null) return refused("damaged");
  if (facts.scripts.length === 0) return refused("noScript");
  return isPlausible(facts) ? { ok: true, facts } : refused("damaged");
}

function factsOf(file: Uint8Array, weight: number): FontFacts | null {
  try {
    const font = measureFont(file);
    const scripts = scriptsIn(font.characters);
    return {
      scripts,
      weightRange: rangeOf(font),
      weight: cssWeight(weight),
      metrics: font.metrics,
      widths: Object.fromEntries(
        scripts.filter(isSampled).map((script) => [script, widthsOf(font, script)]),
      ),
      digits: Object.fromEntries(
        (["latin", "arabic"] as const)
          .filter((script) => scripts.includes(script))
          .map((script) => [script, widestDigit(font, script)]),
      ),
    };
  } catch {
    // HarfBuzz runs in WebAssembly, and throws for a file that it can't process.
    return null;
  }
}

/** Returns the nearest weight that CSS allows. */
const cssWeight = (weight: number): number => Math.min(Math.max(Math.round(weight), 1), 1000);

function rangeOf({ weightRange }: MeasuredFont): readonly [number, number] | null {
  if (weightRange === null) return null;
  const [least, most] = [cssWeight(weightRange[0]), cssWeight(weightRange[1])];
  return least < most ? [least, most] : null;
}

const rounded = (value: number) => Math.round(value * 10_000) / 10_000;

/**
 * Returns the axis settings with which a font has the weight `weight`, or the nearest weight that
 * it supports. Returns no settings for a font that has one weight.
 */
function axesAt({ weightRange }: MeasuredFont, weight: number): Record<string, number> {
  if (weightRange === null) return {};
  return { wght: Math.min(Math.max(weight, weightRange[0]), weightRange[1]) };
}

function widthsOf(font: MeasuredFont, script: SampledScript): Record<Weight, number> {
  const at = (weight: Weight) =>
    rounded(font.widthOf(samples[script], axesAt(font, weight)) / samples[script].length);
  return { 300: at(300), 400: at(400), 600: at(600), 700: at(700), 900: at(900) };
}

const widestDigit = (font: MeasuredFont, script: "latin" | "arabic"): number =>
  rounded(
    Math.max(...digits[script].split("").map((digit) => font.widthOf(digit, axesAt(font, 900)))),
  );
