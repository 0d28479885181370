import { colours } from "../press/colours.ts";
import { wide } from "../press/formats.ts";
import type { Sheet } from "../press/press.ts";
import { seeded } from "../press/random.ts";
import { box, disc, glow, group, path, polygon, round, slope } from "../press/shapes.ts";

/** What an oar leaves on the water: rings, flattened by the distance, thinner outwards. */
function ripples(x: number, y: number, count: number, first: number): string {
  return Array.from({ length: count }, (_, i) => {
    const r = first * 1.42 ** i;
    return `<ellipse cx="${x}" cy="${round(y - i * 3)}" rx="${round(r)}" ry="${round(r * 0.3)}" fill="none" stroke="#000" stroke-width="${round(11 / (1 + i * 0.45))}"/>`;
  }).join("");
}

/** The moon, lying on the water in pieces. */
function moon(): string {
  const random = seeded(17);
  return Array.from({ length: 17 }, (_, i) => {
    const y = 150 + i * 27;
    const half = Math.sqrt(Math.max(0, 250 ** 2 - (y - 370) ** 2)) * (0.9 + random() * 0.16);
    const x = 1130 + (random() - 0.5) * 70;
    return polygon([
      [x - half, y],
      [x - half * 0.4, y - 7],
      [x + half, y + 2],
      [x + half * 0.3, y + 9],
    ]);
  }).join("");
}

/** An oar over black water, and what drips from it. */
export function oar(): Sheet {
  const shaft = group(
    "translate(596 560) rotate(-24)",
    path("M70 -14 L1260 -24 L1260 24 L70 14 Z"),
    path("M90 -16 C40 -52 -90 -70 -210 -58 C-244 -54 -250 54 -210 58 C-90 70 40 52 90 16 Z"),
  );
  return {
    format: wide,
    paper: "#06282C",
    seed: 222,
    plates: [
      {
        ink: "#041517",
        art: `${slope(
          "deep",
          [0, 0],
          [0, 900],
          [
            [0, 0.35],
            [0.6, 0.85],
            [1, 1],
          ],
        )}${box(0, 0, 1600, 900, "url(#deep)")}`,
        screen: { cell: 17, angle: 70 },
      },
      {
        ink: colours.sea,
        art: `${glow("shine", [1130, 350], 620, [
          [0, 0.95],
          [0.5, 0.5],
          [1, 0],
        ])}${box(0, 0, 1600, 900, "url(#shine)")}`,
        screen: { cell: 16, angle: 20 },
      },
      { ink: colours.bone, art: moon(), slip: [3, -2] },
      { ink: colours.foam, art: ripples(420, 742, 6, 46), slip: [2, 2] },
      { ink: colours.bone, art: ripples(470, 742, 5, 34), slip: [-2, 1] },
      { ink: "#041517", art: shaft },
      {
        ink: colours.bone,
        art: `${disc(452, 690, 8)}${disc(434, 650, 6)}${path("M420 712 q-12 -26 2 -44 q12 20 -2 44 Z")}${group("translate(596 560) rotate(-24)", path("M-206 -40 C-90 -54 30 -40 84 -8 L1260 -16 L1260 -10 L84 -4 C20 -26 -90 -38 -206 -28 Z"))}`,
        slip: [2, -2],
      },
    ],
  };
}
