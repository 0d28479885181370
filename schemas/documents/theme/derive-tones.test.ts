import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { contrast, distance, TEXT_CONTRAST, VISIBLE_DISTANCE } from "./colors.ts";
import { presets } from "./presets.ts";
import { toneNames } from "../../fields/tone/tone.contract.ts";
import { deriveTones, type Palette, type Roles } from "./derive-tones.ts";

const hex = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => `#${value.toString(16).padStart(6, "0")}`);

/** Black, white, gray, and the full color of each channel. */
const corner = fc.constantFrom("#000000", "#ffffff", "#808080", "#ff0000", "#00ff00", "#0000ff");
const color = fc.oneof({ weight: 4, arbitrary: hex }, corner);
const optional = fc.option(color, { nil: null });
const palettes: fc.Arbitrary<Palette> = fc.record({
  paper: color,
  ink: color,
  primary: color,
  secondary: optional,
  tertiary: optional,
  accent: optional,
});

/** A palette that the site doesn't have to adjust, because it is legible. */
const legible: Palette = presets.cinema.palette;

const schemes = ["light", "dark"] as const;
const pairs = ({ text, dim, accent, onAccent, ground }: Roles) => ({
  text: contrast(text, ground),
  dim: contrast(dim, ground),
  accent: contrast(accent, ground),
  onAccent: contrast(onAccent, accent),
});

/** Returns the rules that the tones of a palette break. */
function faultsOf(palette: Palette): string[] {
  const { tones } = deriveTones(palette);
  return schemes.flatMap((scheme) => {
    const all = toneNames.map((name) => ({ name, roles: tones[name][scheme] }));
    return all.flatMap(({ name, roles }, index) => [
      ...Object.entries(pairs(roles))
        .filter(([, ratio]) => ratio < TEXT_CONTRAST)
        .map(([role, ratio]) => `${scheme} ${name}: ${role} has a contrast of ${ratio}`),
      ...Object.values(roles)
        .filter((value) => !/^#[0-9a-f]{6}(?:[0-9a-f]{2})?$/.test(value))
        .map((value) => `${scheme} ${name}: ${value} is no color of sRGB`),
      ...all
        .slice(index + 1)
        .filter((other) => distance(roles.ground, other.roles.ground) < VISIBLE_DISTANCE)
        .map((other) => `${scheme}: ${name} looks like ${other.name}`),
    ]);
  });
}

/** Number of random palettes. */
const PALETTES = (process.env["TEST_TIER"] ?? "1") === "1" ? 1_000 : 10_000;

it(`[THEME-2] tones derived from ${PALETTES} random palettes have legible text in every role, colors of sRGB, and backgrounds that differ visibly`, () => {
  const property = fc.property(palettes, (palette) => {
    expect(faultsOf(palette)).toEqual([]);
  });
  fc.assert(property, { numRuns: PALETTES, seed: 17 });
}, 120_000);

it("[THEME-2] keeps the editor's colors of a legible palette", () => {
  const { tones } = deriveTones(legible);
  const { paper, ink, primary, secondary, tertiary } = legible;
  expect(tones.default.light).toMatchObject({ ground: paper, text: ink, accent: primary });
  const grounds = [tones.inverted, tones.primary, tones.secondary, tones.tertiary];
  expect(grounds.map(({ light }) => light.ground)).toEqual([ink, primary, secondary, tertiary]);
});

describe("[THEME-2] a palette that is not legible", () => {
  it("darkens a yellow accent on a light page and lists the adjustment", () => {
    const { tones, adjustments } = deriveTones({ ...legible, accent: "#ffc940" });
    const { accent, ground } = tones.default.light;
    expect(contrast("#ffc940", ground)).toBeLessThan(2);
    expect(contrast(accent, ground)).toBeGreaterThanOrEqual(TEXT_CONTRAST);
    expect(adjustments).toContainEqual({
      color: "accent",
      scheme: "light",
      reason: "contrast",
      given: "#ffc940",
      used: accent,
      ratio: { given: contrast("#ffc940", ground), used: contrast(accent, ground) },
    });
  });

  it("moves two gray neutrals apart until text is easy to read", () => {
    const { tones } = deriveTones({ ...legible, paper: "#8a8a8a", ink: "#777777" });
    const { ground, text } = tones.default.light;
    expect(contrast(ground, text)).toBeGreaterThanOrEqual(7);
  });

  it("uses the lighter neutral as the page's background when the editor swapped them", () => {
    const exchanged = { ...legible, paper: legible.ink, ink: legible.paper };
    const { tones, adjustments } = deriveTones(exchanged);
    expect(tones.default.light.ground).toBe(legible.paper);
    const neutrals = adjustments.filter(({ color }) => color === "paper" || color === "ink");
    expect(neutrals.map(({ reason }) => reason)).toEqual(["exchanged", "exchanged"]);
  });

  it("moves a brand color that equals the page's background", () => {
    const { tones, adjustments } = deriveTones({ ...legible, secondary: legible.paper });
    const moved = distance(tones.secondary.light.ground, legible.paper);
    expect(moved).toBeGreaterThanOrEqual(VISIBLE_DISTANCE);
    const alike = { color: "secondary", reason: "alike" };
    expect(adjustments).toContainEqual(expect.objectContaining(alike));
  });
});
