import type { ToneName } from "../../fields/tone/tone.contract.ts";
import {
  apartFrom,
  black,
  contrast,
  fromOklch,
  type Hex,
  mix,
  mostContrast,
  oklch,
  TEXT_CONTRAST,
  towards,
  VISIBLE_DISTANCE,
  white,
  withContrast,
  withLightness,
} from "./colors.ts";

/**
 * The colors that an editor chooses. The site derives a color that is null from the other colors.
 */
export type Palette = {
  /** Background of the page in the light color scheme, and text on dark backgrounds. */
  paper: Hex;
  /** Text on light backgrounds, and the color of dark backgrounds. */
  ink: Hex;
  primary: Hex;
  secondary: Hex | null;
  tertiary: Hex | null;
  /** Color of links and buttons on the colors `paper` and `ink`. If null, they have the color `primary`. */
  accent: Hex | null;
};

/** The colors of one tone in one color scheme. */
export type Roles = {
  ground: Hex;
  text: Hex;
  /** Secondary text. */
  dim: Hex;
  /** Links, buttons and the focus ring. */
  accent: Hex;
  /** Text on `accent`. */
  onAccent: Hex;
  /** Hairlines, `#rrggbbaa`. They convey no information, so they need no minimum contrast. */
  line: string;
};

type Scheme = "light" | "dark";

/** A color that the site uses in place of the editor's color. */
export type Adjustment = {
  color: keyof Palette;
  scheme: Scheme;
  /**
   * The reason why the site doesn't use the editor's color. `contrast`: its contrast is too low.
   * `alike`: it looks the same as another background. `exchanged`: `paper` is darker than `ink`, so
   * the site exchanges the two.
   */
  reason: "contrast" | "alike" | "exchanged";
  given: Hex;
  used: Hex;
  /**
   * Contrast ratios of the given and of the used color. For a text, the ratio is the contrast with
   * its background. For a background, it is the contrast with the text on it.
   */
  ratio: { given: number; used: number };
};

export type Tones = Record<ToneName, Record<Scheme, Roles>>;

/**
 * Minimum contrast of `paper` and `ink`: level AAA of WCAG 2.2 (1.4.6). Level AA would not be
 * enough, because secondary text has a lower contrast than text and must still be legible.
 */
const NEUTRAL_CONTRAST = 7;

/** Largest lightness of the dark scheme's page. Lighter grays look washed out on a screen at night. */
const DARK_PAGE = 0.21;

/** Smallest lightness of colored backgrounds in the dark scheme. Dark text is legible on them. */
const LIT = 0.72;

/**
 * Share of the background's color in the color of secondary text, before the site corrects the
 * contrast.
 */
const DIMMED = 0.32;

/**
 * Opacity of hairlines on a page background (`page`) and on a colored background, as two
 * hexadecimal digits.
 */
const faint = { page: "2e", colored: "59" };

/**
 * Derives all tones from a palette, in OKLCH. In every tone and color scheme, text, secondary text
 * and accent have a contrast of at least 4.5 with the background, and text on the accent has the
 * same minimum contrast with the accent. The backgrounds of a color scheme are visibly different.
 * `adjustments` lists the palette's colors that had to be changed for this.
 */
export function deriveTones(palette: Palette): { tones: Tones; adjustments: Adjustment[] } {
  const adjustments: Adjustment[] = [];
  const note = (adjustment: Omit<Adjustment, "ratio">, on: Hex) => {
    const { given, used } = adjustment;
    if (given === used) return;
    const ratio = { given: contrast(given, on), used: contrast(used, on) };
    adjustments.push({ ...adjustment, ratio });
  };

  const isExchanged = oklch(palette.paper).l < oklch(palette.ink).l;
  const { paper, ink } = isExchanged
    ? readableNeutrals(palette.ink, palette.paper)
    : readableNeutrals(palette.paper, palette.ink);
  const reason = isExchanged ? "exchanged" : "contrast";
  note({ color: "paper", scheme: "light", reason, given: palette.paper, used: paper }, ink);
  note({ color: "ink", scheme: "light", reason, given: palette.ink, used: ink }, paper);

  const night = withLightness(ink, Math.min(oklch(ink).l, DARK_PAGE));
  const accent = palette.accent ?? palette.primary;
  const accentName = palette.accent === null ? "primary" : "accent";
  const grounds = { light: [paper], dark: [night] } satisfies Record<Scheme, Hex[]>;

  /**
   * Changes the lightness of a background if the background looks the same as an earlier background
   * of its color scheme.
   */
  const placed = (color: Hex, scheme: Scheme): Hex => {
    const used = apartFrom(color, grounds[scheme], VISIBLE_DISTANCE);
    grounds[scheme].push(used);
    return used;
  };
  const pageRoles = (ground: Hex, scheme: Scheme, isNoted: boolean): Roles => {
    const text = withContrast(mostContrast([paper, ink], ground), ground, TEXT_CONTRAST);
    const used = withContrast(accentOn(accent, ground), ground, TEXT_CONTRAST);
    if (isNoted) {
      note({ color: accentName, scheme, reason: "contrast", given: accent, used }, ground);
    }
    return {
      ground,
      text,
      dim: dimmed(text, ground),
      accent: used,
      onAccent: textOn(used, [paper, ink]),
      line: `${text}${faint.page}`,
    };
  };
  const coloredRoles = (ground: Hex): Roles => {
    const text = textOn(ground, [paper, ink]);
    const line = `${text}${faint.colored}`;
    return { ground, text, dim: dimmed(text, ground), accent: text, onAccent: ground, line };
  };
  const colored = (color: Hex, name: "primary" | "secondary" | "tertiary") => {
    const light = placed(color, "light");
    const dark = placed(withLightness(color, Math.max(oklch(color).l, LIT)), "dark");
    const given = palette[name];
    if (given !== null) {
      note({ color: name, scheme: "light", reason: "alike", given, used: light }, paper);
    }
    return { light: coloredRoles(light), dark: coloredRoles(dark) };
  };

  const darkest = placed(withLightness(ink, Math.max(0, oklch(night).l - 0.045)), "dark");
  const tones: Tones = {
    default: { light: pageRoles(paper, "light", true), dark: pageRoles(night, "dark", true) },
    inverted: {
      light: pageRoles(placed(ink, "light"), "light", false),
      dark: pageRoles(darkest, "dark", false),
    },
    primary: colored(palette.primary, "primary"),
    secondary: colored(palette.secondary ?? tintOf(palette.primary), "secondary"),
    tertiary: colored(palette.tertiary ?? mix(paper, ink, 0.14), "tertiary"),
  };
  return { tones, adjustments };
}

/** Darkens `ink`, and then lightens `paper`, until their contrast is at least `NEUTRAL_CONTRAST`. */
function readableNeutrals(paper: Hex, ink: Hex): { paper: Hex; ink: Hex } {
  const isReadable = (a: Hex, b: Hex) => contrast(a, b) >= NEUTRAL_CONTRAST;
  if (isReadable(paper, ink)) return { paper, ink };
  const darker = towards(0, ink, { ground: paper, ratio: NEUTRAL_CONTRAST });
  if (isReadable(paper, darker)) return { paper, ink: darker };
  return { paper: towards(1, paper, { ground: darker, ratio: NEUTRAL_CONTRAST }), ink: darker };
}

/**
 * Returns the accent with a lightness that suits the background, before the contrast is corrected.
 */
const accentOn = (accent: Hex, ground: Hex): Hex =>
  oklch(ground).l < 0.5 ? withLightness(accent, Math.max(oklch(accent).l, 0.7)) : accent;

/**
 * Returns the color of text on a background: the neutral with more contrast or, if that isn't
 * legible, black or white.
 */
function textOn(ground: Hex, neutrals: readonly [Hex, Hex]): Hex {
  const neutral = mostContrast(neutrals, ground);
  return contrast(neutral, ground) >= TEXT_CONTRAST
    ? neutral
    : mostContrast([white, black], ground);
}

const dimmed = (text: Hex, ground: Hex): Hex =>
  withContrast(mix(text, ground, DIMMED), ground, Math.min(TEXT_CONTRAST, contrast(text, ground)));

/** Returns a pale color of the same hue. */
const tintOf = (color: Hex): Hex => fromOklch({ ...oklch(color), l: 0.9, c: oklch(color).c * 0.4 });
