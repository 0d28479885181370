import {
  type Roles,
  type ThemeShape,
  typefaces,
  type ThemeTypefaces,
} from "@marquee/schemas/studio";
import type { CSSProperties } from "react";

const corners = { square: 0, soft: 6, round: 20 } as const;
const controlCorners = { square: 0, soft: 6, round: 999 } as const;
const borders = { none: 0, hairline: 1, strong: 2 } as const;
const weights = { light: 300, regular: 400, bold: 700, heavy: 900 } as const;
const spaces = { compact: 0.7, regular: 1, airy: 1.4 } as const;
const scales = { moderate: 0.78, large: 1 } as const;

/** Returns the value of `font-family` for the typefaces of a role. */
export function familyOf(ids: ThemeTypefaces["text"]): string {
  const names = ids.map((id) => `"${typefaces[id].name}"`);
  const [first] = ids;
  return [...names, first === undefined ? "system-ui" : typefaces[first].kind].join(", ");
}

/** Space inside the specimen in pixels, at a factor of the theme's spacing. */
export const spaceOf = ({ density }: ThemeShape, pixels: number): number =>
  Math.round(pixels * spaces[density]);

/**
 * Returns the style of a heading. `size` is in pixels at the largest size of headings. A narrow
 * sample has smaller ones.
 */
export const headingStyle = (
  { headingCase, headingWeight, headingSize }: ThemeShape,
  { display, text }: ThemeTypefaces,
  size: number,
): CSSProperties => ({
  margin: 0,
  fontFamily: familyOf(display.length > 0 ? display : text),
  fontSize: `clamp(17px, ${Math.round(size / 3)}cqi, ${Math.round(size * scales[headingSize])}px)`,
  fontWeight: weights[headingWeight],
  lineHeight: 1.1,
  overflowWrap: "anywhere",
  textTransform: headingCase === "uppercase" ? "uppercase" : "none",
});

/** Returns the style of a button on a background. */
export function buttonStyle(
  { buttons, corners: corner }: ThemeShape,
  { accent, onAccent, text }: Roles,
): CSSProperties {
  const shared = { display: "inline-block", fontWeight: 600 } as const;
  if (buttons === "underlined") {
    return { ...shared, color: accent, textDecoration: "underline", textUnderlineOffset: 4 };
  }
  const box = { ...shared, padding: "0.625rem 1.125rem", borderRadius: controlCorners[corner] };
  return buttons === "filled"
    ? { ...box, background: accent, color: onAccent, border: `2px solid ${accent}` }
    : { ...box, color: text, border: `2px solid ${accent}` };
}

/** Returns the style of a card on the page's background. */
export const cardStyle = (shape: ThemeShape, { line, text }: Roles): CSSProperties => ({
  padding: spaceOf(shape, 16),
  borderRadius: corners[shape.corners],
  border: `${borders[shape.borders]}px solid ${shape.borders === "strong" ? text : line}`,
});
