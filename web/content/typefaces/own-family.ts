import { ownTypefaceId } from "@marquee/schemas/contract";
import type { OwnTypeface } from "@marquee/schemas/types";
import type { OwnFamily, OwnFont } from "../../design/typefaces/family.ts";
import type { FontFacts } from "./check-font.ts";
import { subsetsOf } from "./font-scripts.ts";

/** A checked font file, and its address on the site. */
export type UsableFont = { facts: FontFacts; address: string };

/** The files of an uploaded typeface that the site can use. */
export type UsableFonts = {
  regular: UsableFont;
  bold: UsableFont | null;
  italic: UsableFont | null;
};

/**
 * Style sheets declare the files of an uploaded typeface with these weights, whatever weights the
 * files contain.
 */
const REGULAR = 400;
const BOLD = 700;

/** A single font of at least this weight looks bold. */
const HEAVY = 600;

type Widths = OwnFamily["widths"];

/**
 * Returns the widths of Latin letters by weight. The widths of the weights 600 and above are those of
 * the bold file, if there is one.
 */
function latinWidths(
  regular: FontFacts,
  bold: FontFacts | null,
  italic: FontFacts | null,
): Widths["latin"] {
  const light = regular.widths.latin;
  if (light === undefined) return undefined;
  const strong = bold?.widths.latin ?? light;
  const slanted = italic?.widths.latin?.[400];
  return {
    300: light[300],
    400: light[400],
    600: strong[600],
    700: strong[700],
    900: strong[900],
    ...(slanted === undefined ? {} : { italic: slanted }),
  };
}

function widthsOf(
  regular: FontFacts,
  bold: FontFacts | null,
  italic: FontFacts | null,
): OwnFamily["widths"] {
  const latin = latinWidths(regular, bold, italic);
  const pairs = (["arabic", "hebrew"] as const).flatMap((script) => {
    const light = regular.widths[script];
    const strong = bold?.widths[script] ?? light;
    return light && strong ? [[script, { 400: light[400], 700: strong[700] }] as const] : [];
  });
  return {
    ...(latin === undefined ? {} : { latin }),
    ...Object.fromEntries(pairs),
    digits: { ...regular.digits, ...bold?.digits },
  };
}

/** Converts an uploaded typeface to a family, from which the site generates a style sheet. */
export function ownFamily(
  { _key, name, kind }: Pick<OwnTypeface, "_key" | "name" | "kind">,
  { regular, bold, italic }: UsableFonts,
): OwnFamily {
  const { facts } = regular;
  const { weightRange } = facts;
  // Ignores the bold file of a variable typeface, because the regular file contains the bold
  // weights.
  const ownBold = weightRange === null ? bold : null;
  const fonts: OwnFont[] = [{ weight: REGULAR, style: "normal", address: regular.address }];
  if (ownBold !== null) fonts.push({ weight: BOLD, style: "normal", address: ownBold.address });
  if (italic !== null) fonts.push({ weight: REGULAR, style: "italic", address: italic.address });
  return {
    id: ownTypefaceId(_key),
    name,
    kind,
    axes: weightRange === null ? null : "wght",
    stretch: null,
    weights: weightRange ?? (ownBold === null ? [REGULAR] : [REGULAR, BOLD]),
    hasItalic: italic !== null,
    scale: 1,
    subsets: subsetsOf(facts.scripts),
    metrics: facts.metrics,
    widths: widthsOf(facts, ownBold?.facts ?? null, italic?.facts ?? null),
    fonts,
    isHeavy: weightRange === null && ownBold === null && facts.weight >= HEAVY,
  };
}
