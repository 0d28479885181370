import type { Script, TypefaceId } from "@marquee/schemas/types";
import { nearestMeasured } from "./fallback-faces.ts";
import type { Family } from "./family.ts";

/** Typographic values of headings in a typeface. */
type HeadingStyle = {
  /** Line height, as a multiple of the font size. */
  leading: number;
  /** Letter spacing in em. */
  tracking: number;
  /** Space below the last line, in em. Some typefaces have letters that reach below their line. */
  descent?: number;
};

/** Line height and letter spacing by typeface. Wide and tall letters need more room than narrow ones. */
const headingStyles: Readonly<Record<TypefaceId, HeadingStyle>> = {
  alexandria: { leading: 1.14, tracking: -0.015 },
  anton: { leading: 1.06, tracking: -0.005 },
  archivo: { leading: 1.06, tracking: -0.02 },
  "archivo-expanded": { leading: 1.02, tracking: -0.025 },
  "bricolage-grotesque": { leading: 1.02, tracking: -0.02 },
  cairo: { leading: 1.2, tracking: -0.01 },
  "dm-serif-display": { leading: 1.08, tracking: -0.005 },
  "eb-garamond": { leading: 1.04, tracking: -0.012 },
  "frank-ruhl-libre": { leading: 1.08, tracking: -0.005 },
  fraunces: { leading: 1.06, tracking: -0.018 },
  heebo: { leading: 1.1, tracking: -0.018 },
  "ibm-plex-mono": { leading: 1.14, tracking: -0.035 },
  "ibm-plex-sans": { leading: 1.1, tracking: -0.018 },
  "ibm-plex-sans-jp": { leading: 1.28, tracking: 0 },
  "instrument-sans": { leading: 1.08, tracking: -0.022 },
  "instrument-serif": { leading: 1.02, tracking: -0.012 },
  inter: { leading: 1.08, tracking: -0.024 },
  "jetbrains-mono": { leading: 1.16, tracking: -0.035 },
  lalezar: { leading: 1.22, tracking: 0, descent: 0.14 },
  literata: { leading: 1.12, tracking: -0.014 },
  lora: { leading: 1.12, tracking: -0.012 },
  manrope: { leading: 1.1, tracking: -0.026 },
  "markazi-text": { leading: 1.1, tracking: 0 },
  newsreader: { leading: 1.06, tracking: -0.014 },
  "noto-sans-devanagari": { leading: 1.3, tracking: 0 },
  "noto-sans-jp": { leading: 1.28, tracking: 0 },
  "noto-sans-kr": { leading: 1.26, tracking: -0.01 },
  "noto-sans-sc": { leading: 1.28, tracking: 0 },
  "noto-sans-thai": { leading: 1.34, tracking: 0 },
  nunito: { leading: 1.12, tracking: -0.014 },
  "playfair-display": { leading: 1.08, tracking: -0.012 },
  "roboto-slab": { leading: 1.12, tracking: -0.012 },
  "source-serif-4": { leading: 1.08, tracking: -0.014 },
  "space-grotesk": { leading: 1.06, tracking: -0.028 },
  "work-sans": { leading: 1.08, tracking: -0.022 },
};

/** Line height and letter spacing of uploaded typefaces. */
const ownHeadingStyles: Readonly<Record<Family["kind"], HeadingStyle>> = {
  "sans-serif": { leading: 1.1, tracking: -0.015 },
  serif: { leading: 1.1, tracking: -0.01 },
  monospace: { leading: 1.16, tracking: -0.03 },
};

/** Minimum line height of headings in scripts with tall letters, or with signs above and below the letters. */
const leastLeading: Partial<Record<Script, number>> = {
  arabic: 1.22,
  devanagari: 1.3,
  thai: 1.34,
  japanese: 1.28,
  chinese: 1.26,
  korean: 1.26,
};

/**
 * The scripts that need a heading style of their own, each with a selector for elements in the
 * script's languages. The selectors use `:is()`, because Chromium doesn't support a list in `:lang()`.
 */
const ownStyled = [
  ["arabic", ":is(:lang(ar),:lang(fa),:lang(ur))"],
  ["hebrew", ":lang(he)"],
  ["devanagari", ":is(:lang(hi),:lang(mr),:lang(ne))"],
  ["thai", ":lang(th)"],
  ["japanese", ":lang(ja)"],
  ["chinese", ":lang(zh)"],
  ["korean", ":lang(ko)"],
] as const satisfies readonly (readonly [Script, string])[];

/** Returns the CSS declarations for headings in a typeface. */
export function headingDeclarations(family: Family, script: Script = "latin"): string {
  const {
    leading,
    tracking,
    descent = 0,
  } = family.fonts === null ? headingStyles[family.id] : ownHeadingStyles[family.kind];
  const { arabic: digit } = family.widths.digits;
  // Arabic letters are joined, and must not be spaced.
  const spacing = script === "arabic" ? 0 : tracking;
  return [
    `--leading-title:${Math.max(leading, leastLeading[script] ?? 0)}`,
    `--tracking-title:${spacing}em`,
    ...(descent === 0 ? [] : [`--descent-title:${descent}em`]),
    ...(script === "arabic" && digit !== undefined ? [`--title-digit:${digit}`] : []),
  ].join(";");
}

/**
 * Ratio of the average letter width in a name to the average width in running text. Running text is
 * narrower on average, because it includes spaces.
 */
const WITHOUT_SPACES = 1.06;

/**
 * Ratio of the average character width in a number to the width of the widest digit. A number also
 * contains narrower digits, points and commas.
 */
const MIXED_DIGITS = 0.93;

/**
 * Returns the CSS declarations of a Latin typeface's average letter and digit widths. Style sheets
 * use them to fit names and figures to the available width.
 */
export function letterWidths(family: Family, weight: number): string {
  const { latin, digits } = family.widths;
  if (latin === undefined || digits.latin === undefined) return "";
  const letter = latin[nearestMeasured(weight)] * WITHOUT_SPACES;
  const digit = digits.latin * MIXED_DIGITS;
  return `--title-letter:${letter.toFixed(3)};--title-digit:${digit.toFixed(3)}`;
}

/**
 * Returns the CSS rules for headings in the scripts that need a heading style of their own. A rule applies to all
 * languages of its script. `typefaceOf` returns the typeface of headings in a script, if there is one.
 */
export const headingRules = (typefaceOf: (script: Script) => Family | undefined): string =>
  ownStyled
    .map(([script, selector]) => {
      const family = typefaceOf(script);
      return family === undefined ? "" : `${selector}{${headingDeclarations(family, script)}}`;
    })
    .join("");
