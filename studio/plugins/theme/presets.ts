import type { Palette } from "@marquee/schemas/studio";
import type { Template } from "sanity";
import { translate } from "../../i18n/translate.ts";

/** A palette to begin with. The first value of the pair is the preset's name. */
const presets: readonly (readonly [string, Palette])[] = [
  [
    translate("Cinema"),
    {
      paper: "#faf6ee",
      ink: "#15131a",
      primary: "#c8320a",
      secondary: "#ffc940",
      tertiary: "#0b6e6e",
      accent: null,
    },
  ],
  [
    translate("Museum"),
    {
      paper: "#f7f8f4",
      ink: "#10222b",
      primary: "#2e6f57",
      secondary: "#bfd6d8",
      tertiary: "#e9ebe1",
      accent: "#d8492b",
    },
  ],
  [
    translate("Instrument"),
    {
      paper: "#f2f4f1",
      ink: "#0e1113",
      primary: "#2447f0",
      secondary: "#c6f432",
      tertiary: "#ff5a36",
      accent: "#2447f0",
    },
  ],
  [
    translate("Black and white"),
    {
      paper: "#ffffff",
      ink: "#000000",
      primary: "#3d3d3d",
      secondary: "#e4e4e4",
      tertiary: "#b8b8b8",
      accent: "#000000",
    },
  ],
];

/** The entries of the “Create” menu of themes, one for each preset. */
export const themePresets: readonly Template[] = presets.map(([title, palette], index) => ({
  id: `theme-preset-${index}`,
  title,
  schemaType: "theme",
  value: {
    title,
    ...Object.fromEntries(Object.entries(palette).filter(([, color]) => color !== null)),
  },
}));
