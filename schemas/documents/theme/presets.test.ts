import { expect, test } from "vitest";
import { deriveTones } from "./derive-tones.ts";
import { presets } from "./presets.ts";
import { themeShape } from "./theme.contract.ts";

const named = Object.entries(presets);

test.each(named)(
  "[THEME-1][THEME-2] the preset %s is a valid theme, of which the site adjusts no color on light pages",
  (_name, preset) => {
    const { palette, typefaces, shape } = preset;
    const empty = { ownTypefaces: [], logo: null, icon: null };
    const stored = { _id: "theme", title: "A", ...palette, typefaces, shape, ...empty };
    expect(themeShape.parse(stored)).toEqual(stored);
    const { adjustments } = deriveTones(palette);
    expect(adjustments.filter(({ scheme }) => scheme === "light")).toEqual([]);
  },
);
