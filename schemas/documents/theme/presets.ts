import type { Palette } from "./derive-tones.ts";
import { plainShape, type ThemeShape } from "./shape.contract.ts";
import type { ThemeTypefaces } from "./theme.contract.ts";

/** Initial values of a new theme. */
type Preset = { palette: Palette; typefaces: ThemeTypefaces; shape: ThemeShape };

/** Presets by name. Each differs from the others in colors, typefaces and shape. [THEME-1] */
export const presets = {
  /** Warm paper, one strong red, and condensed heavy titles. */
  cinema: {
    palette: {
      paper: "#faf6ee",
      ink: "#15131a",
      primary: "#c8320a",
      secondary: "#ffc940",
      tertiary: "#0b6e6e",
      accent: null,
    },
    typefaces: {
      display: ["anton", "lalezar"],
      text: ["newsreader", "markazi-text"],
      interface: ["alexandria"],
    },
    shape: {
      ...plainShape,
      headingWeight: "regular",
      headingSize: "large",
      ornament: "cinema",
    },
  },
  /** Paper and thin rules; large, light titles. */
  museum: {
    palette: {
      paper: "#f7f8f4",
      ink: "#10222b",
      primary: "#2e6f57",
      secondary: "#bfd6d8",
      tertiary: "#e9ebe1",
      accent: "#ce3f21",
    },
    typefaces: {
      display: ["instrument-serif"],
      text: ["source-serif-4"],
      interface: ["instrument-sans"],
    },
    shape: {
      ...plainShape,
      borders: "hairline",
      density: "airy",
      buttons: "underlined",
      headingWeight: "light",
      headingSize: "large",
      motion: "fade",
      pictures: "monochrome",
      ornament: "plates",
    },
  },
  /** Little space, and a scale at the edges of sections. */
  instrument: {
    palette: {
      paper: "#f2f4f1",
      ink: "#0e1113",
      primary: "#2447f0",
      secondary: "#c6f432",
      tertiary: "#ff5a36",
      accent: "#2447f0",
    },
    typefaces: {
      display: ["archivo"],
      text: ["ibm-plex-sans", "ibm-plex-sans-jp"],
      interface: ["archivo"],
    },
    shape: {
      ...plainShape,
      corners: "soft",
      borders: "hairline",
      density: "compact",
      headingWeight: "heavy",
      sections: "ruled",
      ornament: "ticks",
    },
  },
  /** Grays and thick borders. */
  blackAndWhite: {
    palette: {
      paper: "#ffffff",
      ink: "#000000",
      primary: "#3d3d3d",
      secondary: "#e4e4e4",
      tertiary: "#b8b8b8",
      accent: "#000000",
    },
    typefaces: { display: ["space-grotesk"], text: ["inter"], interface: ["inter"] },
    shape: {
      ...plainShape,
      borders: "strong",
      buttons: "outlined",
      headingSize: "large",
      sections: "ruled",
      motion: "none",
      pictures: "monochrome",
    },
  },
  /** A printed magazine: high contrast serifs and much space. */
  magazine: {
    palette: {
      paper: "#fbf7f0",
      ink: "#1c1a17",
      primary: "#8c1c2b",
      secondary: "#e8d9c5",
      tertiary: "#24443d",
      accent: null,
    },
    typefaces: { display: ["playfair-display"], text: ["lora"], interface: ["work-sans"] },
    shape: {
      ...plainShape,
      borders: "hairline",
      density: "airy",
      buttons: "outlined",
      headingWeight: "regular",
      headingSize: "large",
      motion: "fade",
    },
  },
  /** Round corners and soft colors, for a service or a neighborhood. */
  friendly: {
    palette: {
      paper: "#fffdf7",
      ink: "#16302b",
      primary: "#0f7b6c",
      secondary: "#ffd166",
      tertiary: "#ffd9cc",
      accent: null,
    },
    typefaces: { display: ["nunito"], text: ["nunito"], interface: ["nunito"] },
    shape: { ...plainShape, corners: "round", headingWeight: "heavy", sections: "none" },
  },
  /** A concert poster: yellow paper, capitals, thick rules. */
  poster: {
    palette: {
      paper: "#ffe94a",
      ink: "#111111",
      primary: "#e4002b",
      secondary: "#ffffff",
      tertiary: "#0057ff",
      accent: "#111111",
    },
    typefaces: {
      display: ["bricolage-grotesque"],
      text: ["work-sans"],
      interface: ["work-sans"],
    },
    shape: {
      ...plainShape,
      borders: "strong",
      density: "compact",
      headingCase: "uppercase",
      headingWeight: "heavy",
      headingSize: "large",
      sections: "ruled",
    },
  },
  /** Earth colors and a warm old-style serif. */
  garden: {
    palette: {
      paper: "#f4f1e8",
      ink: "#22301f",
      primary: "#4f6b2f",
      secondary: "#e6c79c",
      tertiary: "#b4552d",
      accent: "#8a3d1c",
    },
    typefaces: { display: ["fraunces"], text: ["literata"], interface: ["instrument-sans"] },
    shape: {
      ...plainShape,
      corners: "soft",
      borders: "hairline",
      headingWeight: "regular",
      motion: "fade",
    },
  },
} as const satisfies Record<string, Preset>;

export type PresetName = keyof typeof presets;
