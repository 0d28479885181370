import { readFileSync } from "node:fs";
import { join } from "node:path";
import { toneColours } from "@marquee/schemas/studio";
import { expect, test } from "vitest";
import { root } from "../support/stack/places.ts";

const css = readFileSync(join(root, "web/design/theme/tokens.css"), "utf8");

/** Returns the colors of a tone in the style sheet, in one color scheme. */
function rolesOf(tone: string, light: "light" | "dark") {
  const body = new RegExp(`\\[data-tone="${tone}"\\] \\{([^}]*)\\}`).exec(css)?.[1] ?? "";
  const roles = [...body.matchAll(/--([\w-]+): ([^;]+);/g)].map(([, name = "", value = ""]) => {
    const pair = /light-dark\((#\w+), (#\w+)\)/.exec(value);
    return [name, pair ? pair[light === "light" ? 1 : 2] : value] as const;
  });
  return Object.fromEntries(roles.filter(([name]) => name !== "line"));
}

const lights = Object.entries(toneColours).flatMap(([tone, { light, dark }]) => [
  { tone, light: "light" as const, known: light },
  { tone, light: "dark" as const, known: dark },
]);

test.each(lights)(
  "the studio's colors of the tone $tone in $light match the style sheet",
  ({ tone, light, known }) => {
    expect(known).toEqual(rolesOf(tone, light));
  },
);
