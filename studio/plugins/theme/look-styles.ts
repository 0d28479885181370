import type { FamilyId, Roles, ThemeShape } from "@marquee/schemas/studio";
import type { CSSProperties } from "react";
import type { FormTypefaces } from "./form-look.ts";
import { familyOf, latinTypefaces } from "./load-typeface.ts";

// The values are those of the site's style sheet, which the studio doesn't load.

const corners = { square: 0, soft: 6, round: 20 } as const;
const controlCorners = { square: 0, soft: 6, round: 999 } as const;
const borders = { none: 0, hairline: 1, strong: 2 } as const;
const weights = { light: 300, regular: 400, bold: 700, heavy: 900 } as const;
const spaces = { compact: 0.55, regular: 1, airy: 1.4 } as const;
const scales = { moderate: 0.72, large: 1 } as const;

/** Returns the value of `font-family` for the sample's texts, which have Latin letters. */
export const sampleFamily = (ids: readonly FamilyId[], own: FormTypefaces["own"]): string =>
  familyOf(latinTypefaces(ids), "latin", own);

/** Returns a space of the sample in pixels. `pixels` is the space at regular density. */
export const spaceOf = ({ density }: ThemeShape, pixels: number): number =>
  Math.round(pixels * spaces[density]);

/**
 * Returns the style of a heading. `size` is the font size, in pixels, of large headings in a wide
 * sample. Headings are smaller in a narrow sample, and in a theme with moderate headings.
 */
export const headingStyle = (
  { headingCase, headingWeight, headingSize }: ThemeShape,
  { display, text, own }: FormTypefaces,
  size: number,
): CSSProperties => ({
  margin: 0,
  fontFamily: sampleFamily(display.length > 0 ? display : text, own),
  fontSize: `clamp(17px, ${Math.round(size / 3)}cqi, ${Math.round(size * scales[headingSize])}px)`,
  fontWeight: weights[headingWeight],
  lineHeight: 1.1,
  overflowWrap: "anywhere",
  textTransform: headingCase === "uppercase" ? "uppercase" : "none",
});

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

export const cardStyle = (shape: ThemeShape, { line, text }: Roles): CSSProperties => ({
  padding: spaceOf(shape, 16),
  borderRadius: corners[shape.corners],
  border: `${borders[shape.borders]}px solid ${shape.borders === "strong" ? text : line}`,
});
