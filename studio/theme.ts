import { hues } from "@sanity/color";
import { buildTheme } from "@sanity/ui/theme";

/**
 * The site's accent color as a palette. 600 is for light backgrounds, and white text on it has a
 * contrast of 5.4:1. 400 is for dark backgrounds.
 */
const lamp = {
  50: "#FFF5F1",
  100: "#FFE6DD",
  200: "#FFC9B7",
  300: "#FFA488",
  400: "#FF6A3D",
  500: "#D93D10",
  600: "#C8320A",
  700: "#A02808",
  800: "#761E08",
  900: "#4D1508",
  950: "#2C0E07",
} as const;

/** Sanity's red, darkened so that white button labels have a contrast of 4.7:1 instead of 3.8:1. */
const red = { ...hues.red, 500: "#DC3022" };

/** Sanity's theme with the site's accent color in place of its blue. */
export const theme = buildTheme({
  palette: { ...hues, black: "#121016", white: "#FFFFFF", blue: lamp, red },
});
