import type { TypefaceId } from "@marquee/schemas/types";
import type { Family } from "./family.ts";
import type { TypefaceEntry } from "./typeface-entry.ts";
import { systemFonts } from "./typeface-table.ts";

/** Fonts that visitors' devices may have, with the names under which browsers find them. */
const localNames = {
  arial: ["Arial", "ArialMT", "Liberation Sans", "Helvetica", "Roboto"],
  arialBold: [
    "Arial Bold",
    "Arial-BoldMT",
    "Liberation Sans Bold",
    "Helvetica Bold",
    "Roboto Bold",
  ],
  arialItalic: ["Arial Italic", "Arial-ItalicMT", "Liberation Sans Italic", "Helvetica Oblique"],
  arialNarrowBold: ["Arial Narrow Bold", "ArialNarrow-Bold", "Liberation Sans Narrow Bold"],
  times: ["Times New Roman", "TimesNewRomanPSMT", "Liberation Serif", "Times"],
  timesBold: [
    "Times New Roman Bold",
    "TimesNewRomanPS-BoldMT",
    "Liberation Serif Bold",
    "Times Bold",
  ],
  timesItalic: [
    "Times New Roman Italic",
    "TimesNewRomanPS-ItalicMT",
    "Liberation Serif Italic",
    "Times Italic",
  ],
  courier: ["Courier New", "CourierNewPSMT", "Liberation Mono", "Menlo", "Droid Sans Mono"],
  dejaVu: ["DejaVu Sans"],
  notoNaskh: [
    "Noto Naskh Arabic",
    "Noto Naskh Arabic UI",
    "NotoNaskhArabic-Regular",
    "NotoNaskhArabicUI-Regular",
  ],
  notoSans: ["Noto Sans Arabic", "NotoSansArabic-Regular"],
} as const;

/** Width of every letter of the fonts in `localNames.courier`, as a fraction of the font size. */
const COURIER = 0.6;
/** The letters of Arial Narrow have 82 % of the width of Arial's letters. */
const NARROW = 0.82;
/**
 * Maximum width of a condensed typeface, as a fraction of Arial Bold's width. The fallback of a
 * condensed typeface is Arial Narrow, if the device has it.
 */
const CONDENSED = 0.88;

/** Curated typefaces whose only weight looks bold. */
const heavy: ReadonlySet<TypefaceId> = new Set<TypefaceId>(["anton", "dm-serif-display"]);

/** Whether a typeface's only weight looks bold. */
const isHeavy = (typeface: Family): boolean =>
  typeface.fonts === null ? heavy.has(typeface.id) : typeface.isHeavy;

const isBold = (weight: number) => weight >= 600;

const percent = (value: number) => `${Math.round(value * 1000) / 10}%`;

/** A fallback: a font of the visitor's device that is scaled to the width of a typeface. */
type Fallback = {
  family: string;
  font: keyof typeof localNames;
  /** Width of the typeface's text, relative to the same text in `font`. */
  ratio: number;
  /** Vertical metrics of the typeface. If undefined, the metrics of `font` apply. */
  metrics?: TypefaceEntry["metrics"];
  descriptors?: string;
};

function face({ family, font, ratio, metrics, descriptors = "" }: Fallback): string {
  const overrides = metrics
    ? `;ascent-override:${percent(metrics.ascent / ratio)};descent-override:${percent(metrics.descent / ratio)};line-gap-override:${percent(metrics.lineGap / ratio)}`
    : "";
  const sources = localNames[font].map((name) => `local("${name}")`).join();
  return `@font-face{font-family:"${family}";src:${sources};size-adjust:${percent(ratio)}${overrides}${descriptors}}`;
}

type LatinWidths = NonNullable<TypefaceEntry["widths"]["latin"]>;

/**
 * Returns the measured weight nearest to `weight`. Typefaces are measured at only a few weights.
 */
export const nearestMeasured = (weight: number) =>
  ([300, 400, 600, 700, 900] as const).reduce((best, measured) =>
    Math.abs(measured - weight) < Math.abs(best - weight) ? measured : best,
  );

/** Returns the fallback faces of headings. All headings have the same weight. */
export function titleFallback(family: string, typeface: Family, weight: number): string {
  const { kind, widths, metrics } = typeface;
  if (widths.latin === undefined) return "";
  const width = widths.latin[nearestMeasured(weight)];
  if (kind === "monospace") {
    return face({ family, font: "courier", ratio: width / COURIER, metrics });
  }
  const any = ";font-weight:1 1000";
  const bold = isBold(weight) || isHeavy(typeface);
  const system = kind === "serif" ? systemFonts.times : systemFonts.arial;
  const ratio = width / (bold ? system.bold : system.regular);
  const name = kind === "serif" ? "times" : "arial";
  const wide = face({
    family,
    font: bold ? `${name}Bold` : name,
    ratio,
    metrics,
    descriptors: any,
  });
  if (name === "times" || !bold || ratio > CONDENSED) return wide;
  return `${wide}${face({ family, font: "arialNarrowBold", ratio: ratio / NARROW, metrics, descriptors: any })}`;
}

/** Returns the fallback faces of running text and of the interface: regular, bold and, if the typeface has one, italic. */
export function textFallback(family: string, typeface: Family): string {
  const { kind, widths, metrics } = typeface;
  const { latin } = widths;
  if (latin === undefined) return "";
  if (kind === "monospace") {
    return face({ family, font: "courier", ratio: latin[400] / COURIER, metrics });
  }
  return kind === "serif"
    ? serifFallback(family, latin, metrics)
    : [
        face({ family, font: "arial", ratio: latin[400] / systemFonts.arial.regular, metrics }),
        face({
          family,
          font: "arialBold",
          ratio: latin[600] / systemFonts.arial.bold,
          metrics,
          descriptors: ";font-weight:600 900",
        }),
        // The letters of Arial Italic are as wide as those of Arial.
        latin.italic === undefined
          ? ""
          : face({
              family,
              font: "arialItalic",
              ratio: latin.italic / systemFonts.arial.regular,
              metrics,
              descriptors: ";font-style:italic",
            }),
      ].join("");
}

function serifFallback(
  family: string,
  latin: LatinWidths,
  metrics: TypefaceEntry["metrics"],
): string {
  const { regular, bold, italic } = systemFonts.times;
  return [
    face({ family, font: "times", ratio: latin[400] / regular, metrics }),
    face({
      family,
      font: "timesBold",
      ratio: latin[600] / bold,
      metrics,
      descriptors: ";font-weight:600 900",
    }),
    face({
      family,
      font: "timesItalic",
      ratio: (latin.italic ?? latin[400]) / italic,
      metrics,
      descriptors: ";font-style:italic",
    }),
  ].join("");
}

/** Returns the fallback face of a Hebrew typeface in a weight. Arial and Times have Hebrew letters. */
export function hebrewFallback(family: string, typeface: Family, weight: number): string {
  const { kind, widths, metrics } = typeface;
  if (widths.hebrew === undefined) return "";
  const font = kind === "serif" ? "times" : "arial";
  const ratio = widths.hebrew[isBold(weight) ? 700 : 400] / systemFonts[font].hebrew;
  return face({ family, font, ratio, metrics, descriptors: ";unicode-range:U+590-5FF" });
}

/**
 * Returns the fallback faces of an Arabic typeface in a weight: one for each font that Linux and Android are
 * likely to have. Browsers skip missing ones. Fonts of Apple and Microsoft are not measured.
 */
export function arabicFallback(family: string, typeface: Family, weight: number): string {
  const { kind, widths } = typeface;
  const width = widths.arabic?.[isBold(weight) ? 700 : 400];
  if (width === undefined) return "";
  const fonts =
    kind === "serif"
      ? (["dejaVu", "notoSans", "notoNaskh"] as const)
      : (["dejaVu", "notoNaskh", "notoSans"] as const);
  return fonts
    .map((font) =>
      face({
        family,
        font,
        ratio: width / systemFonts.arabic[font],
        descriptors: ";unicode-range:U+600-6FF",
      }),
    )
    .join("");
}
