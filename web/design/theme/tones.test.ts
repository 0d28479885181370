import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

const css = readFileSync(new URL("./tokens.css", import.meta.url), "utf8");

type Roles = Record<string, string>;

/** Reads the color roles of one tone in one color scheme from the stylesheet. */
function rolesOf(tone: string, light: "light" | "dark"): Roles {
  const body = new RegExp(`\\[data-tone="${tone}"\\] \\{([^}]*)\\}`).exec(css)?.[1] ?? "";
  const roles = [...body.matchAll(/--([\w-]+): ([^;]+);/g)].map(([, name = "", value = ""]) => {
    const pair = /light-dark\((#\w+), (#\w+)\)/.exec(value);
    return [name, (pair ? pair[light === "light" ? 1 : 2] : value) ?? ""] as const;
  });
  return Object.fromEntries(roles);
}

function luminance(hex: string): number {
  const channels = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255);
  const [r = 0, g = 0, b = 0] = channels.map((c) =>
    c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** Returns the WCAG 2.2 contrast ratio of two colors. */
function contrast(a: string | undefined, b: string | undefined): number {
  const [dark = 0, light = 0] = [luminance(a ?? ""), luminance(b ?? "")].toSorted((x, y) => x - y);
  return (light + 0.05) / (dark + 0.05);
}

test("computes the known contrast ratio of a pair of colors", () => {
  expect(contrast("#ffffff", "#767676")).toBeCloseTo(4.54, 2);
});

const combinations = ["house", "ink", "lamp", "gold", "sea"].flatMap((tone) => [
  { tone, light: "light" as const },
  { tone, light: "dark" as const },
]);

test.each(combinations)(
  "tone $tone in the $light color scheme has enough contrast for every text",
  (combination) => {
    const roles = rolesOf(combination.tone, combination.light);
    expect(contrast(roles["text"], roles["ground"])).toBeGreaterThanOrEqual(4.5);
    expect(contrast(roles["dim"], roles["ground"])).toBeGreaterThanOrEqual(4.5);
    expect(contrast(roles["accent"], roles["ground"])).toBeGreaterThanOrEqual(4.5);
    expect(contrast(roles["on-accent"], roles["accent"])).toBeGreaterThanOrEqual(4.5);
  },
);
