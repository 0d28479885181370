import type { Path } from "sanity";
import { toneColours, type ToneLights } from "@marquee/schemas/studio";
import { translate } from "../../../i18n/translate.ts";
import type { Finding } from "../finding.ts";
import { type CheckedPage, textAt } from "../stored-page.ts";

/** Returns the relative luminance of a color given as `#rrggbb`, from 0 to 1 (WCAG 2.2). */
function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** Returns the contrast ratio of two colors given as `#rrggbb`, from 1 to 21 (WCAG 2.2). */
function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** Minimum contrast ratio of body text (WCAG 2.2, AA). */
const LEGIBLE = 4.5;

type Colours = Readonly<Record<string, ToneLights>>;

/**
 * Returns the lowest contrast ratio in a tone. `light` in the result is the color scheme in which
 * the ratio occurs: `light` or `dark`. Returns null for an unknown tone.
 */
function weakest(tone: string, colours: Colours): { ratio: number; light: string } | null {
  const lights = colours[tone];
  if (lights === undefined) return null;
  const pairs = (["light", "dark"] as const).flatMap((light) => {
    const { ground, text, dim, accent, "on-accent": onAccent } = lights[light];
    const ratios = [text, dim, accent].map((colour) => contrast(colour, ground));
    return [...ratios, contrast(onAccent, accent)].map((ratio) => ({ ratio, light }));
  });
  return pairs.toSorted((a, b) => a.ratio - b.ratio)[0] ?? null;
}

function illegible({ ratio, light }: { ratio: number; light: string }): string {
  const facts = { ratio: ratio.toFixed(1), least: String(LEGIBLE) };
  return light === "light"
    ? translate(
        "Some text on this background color is hard to read in the light color scheme. The contrast is {ratio}, but must be at least {least}. Select another color, or ask a developer to adjust the theme.",
        facts,
      )
    : translate(
        "Some text on this background color is hard to read in the dark color scheme. The contrast is {ratio}, but must be at least {least}. Select another color, or ask a developer to adjust the theme.",
        facts,
      );
}

const isWithin = (inner: Path, outer: Path): boolean =>
  inner.length > outer.length &&
  JSON.stringify(inner.slice(0, outer.length)) === JSON.stringify(outer);

/**
 * Reports tones with insufficient contrast in a color scheme. Also reports every gold block after
 * the first, because a page should have only one block in the secondary color (`gold`).
 */
export function colours({ objects }: CheckedPage, known: Colours = toneColours): Finding[] {
  const toned = objects.filter(({ value }) => textAt(value, "tone") !== "");
  const lit = toned.filter(
    ({ value, type }) => type !== "announcement" && textAt(value, "tone") === "gold",
  );
  // Counts a gold block and the gold blocks inside it as one.
  const rooms = lit.filter(({ path }) => !lit.some((outer) => isWithin(path, outer.path)));
  return [
    ...toned.flatMap(({ path, value }): Finding[] => {
      const worst = weakest(textAt(value, "tone"), known);
      return worst === null || worst.ratio >= LEGIBLE
        ? []
        : [
            {
              check: "colours",
              level: "warning",
              path: [...path, "tone"],
              message: illegible(worst),
            },
          ];
    }),
    ...rooms.slice(1).map(({ path }): Finding => ({
      check: "colours",
      level: "info",
      path: [...path, "tone"],
      message: translate(
        "Another block on this page already has the secondary color. Use the secondary color only once per page: select another background for this block.",
      ),
    })),
  ];
}
