import { plainTheme } from "@marquee/schemas/contract";
import type { ThemeShape, ThemeTypefaces } from "@marquee/schemas/types";

/**
 * A theme in the format that the block gallery reads. The site derives missing colors from the
 * others.
 */
type Theme = Record<"paper" | "ink" | "primary", string> &
  Partial<Record<"secondary" | "tertiary", string>> & {
    typefaces: ThemeTypefaces | null;
    shape: ThemeShape;
  };

/** A theme, and the texts that it is tested with. */
export type TestLook = {
  theme: Theme;
  dir: "ltr" | "rtl";
  /** Text that replaces all titles: `long` begins with a very long word, `japanese` has no spaces. */
  words?: "long" | "japanese";
};

/**
 * Ten themes that have little in common. Every value of every shape property occurs in at least one
 * of them. [THEME-1]
 */
export const tenLooks = {
  editorial: {
    dir: "ltr",
    theme: {
      paper: "#fbf7f0",
      ink: "#221c18",
      primary: "#7a1f2b",
      secondary: "#e7d9c4",
      typefaces: { display: ["playfair-display"], text: ["eb-garamond"], interface: ["inter"] },
      shape: shape({ density: "airy", buttons: "outlined", headingWeight: "regular" }),
    },
  },
  rounded: {
    dir: "ltr",
    theme: {
      paper: "#ffffff",
      ink: "#1f1b3a",
      primary: "#5b3df5",
      secondary: "#ffd9c7",
      tertiary: "#bff0dc",
      typefaces: { display: ["nunito"], text: ["nunito"], interface: ["nunito"] },
      shape: shape({ corners: "round", headingWeight: "heavy", sections: "none", motion: "fade" }),
    },
  },
  technical: {
    dir: "ltr",
    theme: {
      paper: "#f2f4f1",
      ink: "#0e1113",
      primary: "#2447f0",
      secondary: "#c6f432",
      tertiary: "#ff5a36",
      typefaces: { display: ["archivo"], text: ["ibm-plex-sans"], interface: ["archivo"] },
      shape: shape({
        corners: "soft",
        borders: "hairline",
        density: "compact",
        headingWeight: "heavy",
        sections: "ruled",
        ornament: "ticks",
      }),
    },
  },
  oneColor: {
    dir: "rtl",
    theme: {
      paper: "#fdf1ec",
      ink: "#7a0f0f",
      primary: "#7a0f0f",
      secondary: "#7a0f0f",
      tertiary: "#7a0f0f",
      typefaces: null,
      shape: shape({ pictures: "monochrome", buttons: "underlined", motion: "none" }),
    },
  },
  highContrast: {
    dir: "ltr",
    theme: {
      paper: "#ffffff",
      ink: "#000000",
      primary: "#000000",
      secondary: "#ffff00",
      tertiary: "#00ffff",
      typefaces: { display: ["inter"], text: ["inter"], interface: ["inter"] },
      shape: shape({ borders: "strong", headingWeight: "heavy", headingSize: "large" }),
    },
  },
  darkOnly: {
    dir: "rtl",
    theme: {
      paper: "#1a1c22",
      ink: "#24262e",
      primary: "#39d0ff",
      secondary: "#2a2d37",
      tertiary: "#3a2d4f",
      typefaces: { display: ["space-grotesk"], text: ["inter"], interface: ["inter"] },
      shape: shape({ corners: "soft", borders: "hairline" }),
    },
  },
  longWords: {
    dir: "ltr",
    words: "long",
    theme: {
      paper: "#f6f6f6",
      ink: "#111111",
      primary: "#b3009e",
      typefaces: { display: ["work-sans"], text: ["work-sans"], interface: ["work-sans"] },
      shape: shape({ headingCase: "uppercase", headingWeight: "heavy", headingSize: "large" }),
    },
  },
  japanese: {
    dir: "ltr",
    words: "japanese",
    theme: {
      paper: "#fbfbf8",
      ink: "#1c1c1c",
      primary: "#c5341f",
      secondary: "#efe6d5",
      typefaces: {
        display: ["noto-sans-jp"],
        text: ["noto-sans-jp"],
        interface: ["noto-sans-jp"],
      },
      shape: shape({ corners: "round", borders: "hairline", density: "compact" }),
    },
  },
  arabic: {
    dir: "rtl",
    theme: {
      paper: "#fffaf2",
      ink: "#1b2a2f",
      primary: "#0f6b5c",
      secondary: "#f2c14e",
      typefaces: { display: ["cairo"], text: ["markazi-text"], interface: ["cairo"] },
      shape: shape({ headingSize: "large", ornament: "cinema", buttons: "outlined" }),
    },
  },
  plates: {
    dir: "ltr",
    theme: {
      paper: "#f7f8f4",
      ink: "#10222b",
      primary: "#d8492b",
      secondary: "#bfd6d8",
      tertiary: "#2e6f57",
      typefaces: {
        display: ["instrument-serif"],
        text: ["source-serif-4"],
        interface: ["instrument-sans"],
      },
      shape: shape({
        borders: "hairline",
        density: "airy",
        buttons: "underlined",
        headingWeight: "light",
        headingSize: "large",
        sections: "ruled",
        motion: "fade",
        pictures: "monochrome",
        ornament: "plates",
      }),
    },
  },
} as const satisfies Record<string, TestLook>;

/** Returns a shape with the given properties, and with the default of every other property. */
function shape(chosen: Partial<ThemeShape>): ThemeShape {
  return { ...plainTheme.shape, ...chosen };
}
