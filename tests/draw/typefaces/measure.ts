import { typefaces } from "@marquee/schemas/contract";
import type { Script, TypefaceId } from "@marquee/schemas/types";
import type { MeasuredFont } from "../../../web/content/typefaces/measured-font.ts";
import {
  digits,
  isSampled,
  type SampledScript,
  samples,
} from "../../../web/content/typefaces/samples.ts";
import { openFont } from "./font-file.ts";
import { type FontPackage, openPackage, readPackage, subsetsOf } from "./packages.ts";

/**
 * Enlargement of typefaces whose letters are much smaller than those of other typefaces at the same
 * font size.
 */
const scales: Partial<Record<TypefaceId, number>> = { "markazi-text": 1.24 };

/** The weights of headings and of emphasized text. */
const weights = [300, 400, 600, 700, 900];

const rounded = (value: number) => Math.round(value * 10_000) / 10_000;

/** Returns the average width of a letter of running text, as a fraction of the font size. */
const letterWidth = (font: MeasuredFont, script: SampledScript): number =>
  rounded(font.widthOf(samples[script]) / samples[script].length);

/** Returns the entry of a typeface in the site's table of typefaces. */
export async function measureTypeface(id: TypefaceId) {
  const { name, kind, scripts } = typefaces[id];
  const found = await readPackage(id);
  const subsets = Object.fromEntries(
    scripts.map((script) => [script, subsetsOf[script].filter((it) => found.subsets.includes(it))]),
  );
  const [main = "latin"] = Object.values(subsets).flat();
  const font = await openFont(found.fileOf(main, nearest(found.weights, 400), "normal"));
  const { ascent, descent, lineGap } = font.metrics;
  const scale = scales[id] ?? 1;
  return {
    name,
    kind,
    package: found.name,
    version: found.version,
    axes: found.axes,
    stretch: found.stretch,
    weights: found.axes === null ? found.weights : [found.weights[0], found.weights.at(-1)],
    hasItalic: found.hasItalic,
    subsets,
    scale,
    metrics: {
      ascent: rounded(ascent * scale),
      descent: rounded(descent * scale),
      lineGap: rounded(lineGap * scale),
    },
    widths: await measureWidths(found, scripts, scale),
  };
}

async function measureWidths(found: FontPackage, scripts: readonly Script[], scale: number) {
  const measured = scripts.filter(isSampled).map(async (script) => {
    const at = async (weight: number, style: "normal" | "italic") => {
      const { widthOf } = await openAt(found, script, weight, style);
      return rounded((widthOf(samples[script]) / samples[script].length) * scale);
    };
    const measuredWeights = script === "latin" ? weights : [400, 700];
    const byWeight = await Promise.all(
      measuredWeights.map(async (weight) => [weight, await at(weight, "normal")] as const),
    );
    const hasItalic = found.hasItalic && script === "latin";
    const italic = hasItalic ? { italic: await at(400, "italic") } : {};
    return [script, { ...Object.fromEntries(byWeight), ...italic }] as const;
  });
  const widest = (["latin", "arabic"] as const)
    .filter((script) => scripts.includes(script))
    .map(async (script) => {
      const { widthOf } = await openAt(found, script, 900, "normal");
      return [script, rounded(Math.max(...digits[script].split("").map(widthOf)) * scale)] as const;
    });
  return {
    ...Object.fromEntries(await Promise.all(measured)),
    digits: Object.fromEntries(await Promise.all(widest)),
  };
}

/** Opens the font of a script in the weight that is nearest to `weight`. */
async function openAt(
  found: FontPackage,
  script: SampledScript,
  weight: number,
  style: "normal" | "italic",
) {
  const offered = found.axes === null ? found.weights : between(found.weights, weight);
  const wght = nearest(offered, weight);
  const font = await openFont(found.fileOf(script, wght, style));
  const wdth = found.stretch === null ? {} : { wdth: found.stretch };
  const axes = found.axes === null ? {} : { wght, ...wdth };
  return { widthOf: (text: string) => font.widthOf(text, axes) };
}

/** Returns the weight itself if it is in the range of a variable font, and otherwise the nearer end of the range. */
function between(range: readonly number[], weight: number): readonly number[] {
  const [least = 400, most = 400] = [range[0], range.at(-1)];
  return weight < least ? [least] : weight > most ? [most] : [weight];
}

const nearest = (offered: readonly number[], weight: number): number =>
  offered.toSorted((a, b) => Math.abs(a - weight) - Math.abs(b - weight))[0] ?? weight;

/**
 * Returns the average letter widths of the system fonts on visitors' devices. Measures Arimo instead of Arial, and
 * Tinos instead of Times New Roman, because each has the letter widths of the font that it replaces.
 */
export async function measureSystemFonts() {
  const open = async (id: string, script: string, weight: number, style: "normal" | "italic") => {
    const found = await openPackage(`@fontsource/${id}`, { id, axes: null, stretch: null });
    return openFont(found.fileOf(script, weight, style));
  };
  const latin = async (id: string) => ({
    regular: letterWidth(await open(id, "latin", 400, "normal"), "latin"),
    bold: letterWidth(await open(id, "latin", 700, "normal"), "latin"),
    italic: letterWidth(await open(id, "latin", 400, "italic"), "latin"),
    hebrew: letterWidth(await open(id, "hebrew", 400, "normal"), "hebrew"),
  });
  const arabic = async (id: string) =>
    letterWidth(await open(id, "arabic", 400, "normal"), "arabic");
  const notoSans = await arabic("noto-sans-arabic");
  return {
    arial: await latin("arimo"),
    times: await latin("tinos"),
    arabic: {
      // Computed from Noto Sans Arabic, because no package contains DejaVu Sans. Running text in
      // DejaVu Sans is 4.7 % wider.
      dejaVu: rounded(notoSans * 1.047),
      notoNaskh: await arabic("noto-naskh-arabic"),
      notoSans,
    },
  };
}
