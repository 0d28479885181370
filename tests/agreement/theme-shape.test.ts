import { lookOf, plainTheme } from "@marquee/schemas/contract";
import type { ThemeShape } from "@marquee/schemas/types";
import { expect, test } from "vitest";
import {
  buttonStyle,
  cardStyle,
  headingStyle,
  spaceOf,
} from "../../studio/plugins/theme/look-styles.ts";
import { lookCss } from "../../web/design/theme/look-css.ts";

const plain = lookOf(null);
const roles = plain.tones.default.light;

function onSite(shape: ThemeShape, name: string): number {
  const value = new RegExp(`${name}:([^;}]+)`).exec(lookCss({ ...plain, shape }))?.[1] ?? "";
  return Number.parseFloat(value) * (value.endsWith("rem") ? 16 : 1);
}

const headingOf = (shape: ThemeShape) => headingStyle(shape, plain.typefaces, 100);
const shapeWith = (part: Partial<ThemeShape>): ThemeShape => ({ ...plainTheme.shape, ...part });

test("the sample in the theme's form has the site's corners, borders, density and headings", () => {
  for (const corners of ["square", "soft", "round"] as const) {
    const shape = shapeWith({ corners, buttons: "filled" });
    expect(cardStyle(shape, roles).borderRadius).toBe(onSite(shape, "--corner"));
    // Limits both radii to 100 px. On a round button, both are larger than half of the button's
    // height, so they look the same.
    const radius = Number(buttonStyle(shape, roles).borderRadius);
    expect(Math.min(radius, 100)).toBe(Math.min(onSite(shape, "--corner-control"), 100));
  }
  for (const borders of ["none", "hairline", "strong"] as const) {
    const shape = shapeWith({ borders });
    const { border } = cardStyle(shape, roles);
    expect(Number.parseFloat(String(border))).toBe(onSite(shape, "--border"));
  }
  for (const density of ["compact", "regular", "airy"] as const) {
    const shape = shapeWith({ density });
    expect(spaceOf(shape, 1000)).toBe(onSite(shape, "--density") * 1000);
  }
  for (const headingWeight of ["light", "regular", "bold", "heavy"] as const) {
    const shape = shapeWith({ headingWeight });
    expect(headingOf(shape).fontWeight).toBe(onSite(shape, "--heading-weight"));
  }
  for (const headingSize of ["moderate", "large"] as const) {
    const shape = shapeWith({ headingSize });
    const largest = `, ${onSite(shape, "--heading-scale") * 100}px)`;
    expect(String(headingOf(shape).fontSize)).toContain(largest);
  }
});
