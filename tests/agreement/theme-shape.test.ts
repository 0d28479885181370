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

/**
 * Returns the number that a CSS variable has in the site's style sheet for a shape. Lengths are in
 * pixels.
 */
function onSite(shape: ThemeShape, name: string): number {
  const value = new RegExp(`${name}:([^;}]+)`).exec(lookCss({ ...plain, shape }))?.[1] ?? "";
  return Number.parseFloat(value) * (value.endsWith("rem") ? 16 : 1);
}

const shapeWith = (part: Partial<ThemeShape>): ThemeShape => ({ ...plainTheme.shape, ...part });

test.each(["square", "soft", "round"] as const)(
  "the sample in the theme's form has the site's %s corners",
  (corners) => {
    const shape = shapeWith({ corners, buttons: "filled" });
    expect(cardStyle(shape, roles).borderRadius).toBe(onSite(shape, "--corner"));
    // Limits both radii to 100 px. On a round button, both are larger than half of the button's
    // height, so they look the same.
    const radius = Number(buttonStyle(shape, roles).borderRadius);
    expect(Math.min(radius, 100)).toBe(Math.min(onSite(shape, "--corner-control"), 100));
  },
);

test.each(["none", "hairline", "strong"] as const)(
  "the sample in the theme's form has the site's borders: %s",
  (borders) => {
    const shape = shapeWith({ borders });
    const { border } = cardStyle(shape, roles);
    expect(Number.parseFloat(String(border))).toBe(onSite(shape, "--border"));
  },
);

test.each(["compact", "regular", "airy"] as const)(
  "the sample in the theme's form has the site's %s density",
  (density) => {
    const shape = shapeWith({ density });
    expect(spaceOf(shape, 1000)).toBe(onSite(shape, "--density") * 1000);
  },
);

test.each(["light", "regular", "bold", "heavy"] as const)(
  "the sample in the theme's form has the site's %s headings",
  (headingWeight) => {
    const shape = shapeWith({ headingWeight });
    const { fontWeight } = headingStyle(shape, plain.typefaces, 100);
    expect(fontWeight).toBe(onSite(shape, "--heading-weight"));
  },
);

test.each(["moderate", "large"] as const)(
  "the sample in the theme's form has the site's %s size of headings",
  (headingSize) => {
    const shape = shapeWith({ headingSize });
    const { fontSize } = headingStyle(shape, plain.typefaces, 100);
    expect(String(fontSize)).toContain(`, ${onSite(shape, "--heading-scale") * 100}px)`);
  },
);
