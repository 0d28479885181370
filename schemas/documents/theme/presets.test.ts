import { expect, test } from "vitest";
import { deriveTones } from "./derive-tones.ts";
import { presets } from "./presets.ts";
import { themeShape } from "./theme.contract.ts";

const named = Object.entries(presets);

test.each(named)("[THEME-1] the preset %s is a valid theme", (_name, preset) => {
  const { palette, typefaces, shape } = preset;
  const empty = { ownTypefaces: [], logo: null, icon: null };
  const stored = { _id: "theme", title: "A", ...palette, typefaces, shape, ...empty };
  expect(themeShape.parse(stored)).toEqual(stored);
});

test.each(named)(
  "[THEME-2] the site adjusts no color of the preset %s on light pages",
  (_name, { palette }) => {
    const { adjustments } = deriveTones(palette);
    expect(adjustments.filter(({ scheme }) => scheme === "light")).toEqual([]);
  },
);

test("[THEME-1] no two presets have the same typeface of headings", () => {
  const faces = named.map(([, { typefaces }]) => typefaces.display[0]);
  expect(new Set(faces).size).toBe(named.length);
});
