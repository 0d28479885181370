import { plainTheme } from "@marquee/schemas/contract";
import type { ThemeShape, ThemeTypefaces } from "@marquee/schemas/types";

/** A theme in the format that the block gallery reads, and the texts that it is tested with. */
export type TestLook = {
  theme: Record<string, unknown> & { shape: ThemeShape };
  dir: "ltr" | "rtl";
  /** Text that replaces all titles: `long` begins with a very long word, `japanese` has no spaces. */
  words?: "long" | "japanese";
};

/**
 * Ten themes that have little in common. Every value of every shape property occurs in at least one
 * of them. [THEME-1]
 */
export const tenLooks = {
  editorial: look(
    "ltr",
    ["#fbf7f0", "#221c18", "#7a1f2b", "#e7d9c4"],
    ["playfair-display", "eb-garamond", "inter"],
    { density: "airy", buttons: "outlined", headingWeight: "regular" },
  ),
  rounded: look(
    "ltr",
    ["#ffffff", "#1f1b3a", "#5b3df5", "#ffd9c7", "#bff0dc"],
    ["nunito", "nunito", "nunito"],
    { corners: "round", headingWeight: "heavy", sections: "none", motion: "fade" },
  ),
  technical: look(
    "ltr",
    ["#f2f4f1", "#0e1113", "#2447f0", "#c6f432", "#ff5a36"],
    ["archivo", "ibm-plex-sans", "archivo"],
    {
      corners: "soft",
      borders: "hairline",
      density: "compact",
      headingWeight: "heavy",
      sections: "ruled",
      ornament: "ticks",
    },
  ),
  oneColor: look("rtl", ["#fdf1ec", "#7a0f0f", "#7a0f0f", "#7a0f0f", "#7a0f0f"], null, {
    pictures: "monochrome",
    buttons: "underlined",
    motion: "none",
  }),
  highContrast: look(
    "ltr",
    ["#ffffff", "#000000", "#000000", "#ffff00", "#00ffff"],
    ["inter", "inter", "inter"],
    { borders: "strong", headingWeight: "heavy", headingSize: "large" },
  ),
  darkOnly: look(
    "rtl",
    ["#1a1c22", "#24262e", "#39d0ff", "#2a2d37", "#3a2d4f"],
    ["space-grotesk", "inter", "inter"],
    { corners: "soft", borders: "hairline" },
  ),
  longWords: look(
    "ltr",
    ["#f6f6f6", "#111111", "#b3009e"],
    ["work-sans", "work-sans", "work-sans"],
    {
      headingCase: "uppercase",
      headingWeight: "heavy",
      headingSize: "large",
    },
    "long",
  ),
  japanese: look(
    "ltr",
    ["#fbfbf8", "#1c1c1c", "#c5341f", "#efe6d5"],
    ["noto-sans-jp", "noto-sans-jp", "noto-sans-jp"],
    { corners: "round", borders: "hairline", density: "compact" },
    "japanese",
  ),
  arabic: look(
    "rtl",
    ["#fffaf2", "#1b2a2f", "#0f6b5c", "#f2c14e"],
    ["cairo", "markazi-text", "cairo"],
    {
      headingSize: "large",
      ornament: "cinema",
      buttons: "outlined",
    },
  ),
  plates: look(
    "ltr",
    ["#f7f8f4", "#10222b", "#d8492b", "#bfd6d8", "#2e6f57"],
    ["instrument-serif", "source-serif-4", "instrument-sans"],
    {
      borders: "hairline",
      density: "airy",
      buttons: "underlined",
      headingWeight: "light",
      headingSize: "large",
      sections: "ruled",
      motion: "fade",
      pictures: "monochrome",
      ornament: "plates",
    },
  ),
} as const;

type Typeface = ThemeTypefaces["display"][number];

/**
 * The typefaces are those of headings, texts and the interface. Properties that `shape` omits have
 * their defaults. The site derives missing colors from the others.
 */
function look(
  dir: TestLook["dir"],
  [paper, ink, primary, secondary, tertiary]: [string, string, string, string?, string?],
  typefaces: readonly [Typeface, Typeface, Typeface] | null,
  shape: Partial<ThemeShape>,
  words?: NonNullable<TestLook["words"]>,
): TestLook {
  const [display, text, ui] = typefaces ?? [];
  return {
    dir,
    ...(words && { words }),
    theme: {
      paper,
      ink,
      primary,
      ...(secondary && { secondary }),
      ...(tertiary && { tertiary }),
      typefaces:
        display && text && ui ? { display: [display], text: [text], interface: [ui] } : null,
      shape: { ...plainTheme.shape, ...shape },
    },
  };
}
