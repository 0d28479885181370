import type { tones } from "./tone.contract.ts";

/** A tone's background and the colors on it, in hexadecimal. */
type ToneColours = Record<"ground" | "text" | "dim" | "accent" | "on-accent", string>;

/** A tone in the light and in the dark color scheme. */
export type ToneLights = { light: ToneColours; dark: ToneColours };

const night = {
  ground: "#09080b",
  text: "#f4efe6",
  dim: "#a9a3b2",
  accent: "#ff6a3d",
  "on-accent": "#15131a",
};
const lit = {
  ground: "#ffc940",
  text: "#15131a",
  dim: "#4a3b12",
  accent: "#15131a",
  "on-accent": "#ffc940",
};

/**
 * The tones' colors. They duplicate the site's style sheet, because the studio doesn't load it. A
 * test compares the two.
 */
export const toneColours: Record<(typeof tones)[number], ToneLights> = {
  house: {
    light: {
      ground: "#faf6ee",
      text: "#15131a",
      dim: "#5a5563",
      accent: "#c8320a",
      "on-accent": "#ffffff",
    },
    dark: { ...night, ground: "#121016" },
  },
  ink: { light: { ...night, ground: "#15131a" }, dark: night },
  lamp: {
    light: {
      ground: "#c8320a",
      text: "#ffffff",
      dim: "#fff1eb",
      accent: "#ffffff",
      "on-accent": "#c8320a",
    },
    dark: {
      ground: "#ff6a3d",
      text: "#15131a",
      dim: "#2b1710",
      accent: "#15131a",
      "on-accent": "#ff6a3d",
    },
  },
  gold: { light: lit, dark: lit },
  sea: {
    light: {
      ground: "#0b6e6e",
      text: "#ffffff",
      dim: "#e2f3f1",
      accent: "#ffffff",
      "on-accent": "#0b6e6e",
    },
    dark: {
      ground: "#4cc9c0",
      text: "#15131a",
      dim: "#16312f",
      accent: "#15131a",
      "on-accent": "#4cc9c0",
    },
  },
};
