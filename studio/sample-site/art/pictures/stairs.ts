import { colours } from "../press/colours.ts";
import { wide } from "../press/formats.ts";
import type { Sheet } from "../press/press.ts";
import { box, disc, glow, path, polygon, ring, stroke, type Point } from "../press/shapes.ts";

/** The steps' outline, climbing to the right. */
function steps(): Point[] {
  return Array.from({ length: 13 }, (_, i): Point[] => [
    [120 + i * 112, 800 - i * 68],
    [120 + i * 112, 732 - i * 68],
  ]).flat();
}

/** Where the last reel is kept. */
export function stairs(): Sheet {
  const outline = steps();
  const hatch = "M640 800 L640 560 L900 402 L900 800 Z";
  return {
    format: wide,
    paper: colours.night,
    seed: 1212,
    plates: [
      {
        ink: colours.lamp,
        art: `${glow("wall", [700, 520], 900, [
          [0, 0.62],
          [0.5, 0.3],
          [1, 0.02],
        ])}${box(0, 0, 1600, 900, "url(#wall)")}`,
        screen: { cell: 18, angle: 22 },
      },
      {
        ink: "#0C0A10",
        art: polygon([...outline, [1620, -30], [1620, 810], [120, 810]]),
        slip: [2, 1],
      },
      {
        ink: colours.lamp,
        art: outline
          .filter((_, i) => i % 2)
          .map(([x, y]) => box(x, y, 112, 8))
          .join(""),
        slip: [1, -2],
      },
      { ink: "#2A1A16", art: `${box(0, 800, 1600, 100)}` },
      {
        ink: colours.gold,
        art: `${glow("in", [770, 700], 330, [
          [0, 1],
          [0.5, 0.9],
          [1, 0.45],
        ])}${path(hatch, "url(#in)")}`,
        screen: { cell: 16, angle: 38 },
      },
      {
        ink: colours.gold,
        art: `${glow("out", [770, 800], 420, [
          [0, 0.9],
          [0.5, 0.5],
          [1, 0],
        ])}${polygon(
          [
            [640, 800],
            [900, 800],
            [1120, 900],
            [520, 900],
          ],
          "url(#out)",
        )}`,
        screen: { cell: 16, angle: 38 },
      },
      {
        ink: "#0C0A10",
        art: `${path("M900 402 L1010 330 L1010 846 L900 800 Z")}${stroke("M640 800 L640 560 L900 402 L900 800", 9)}${box(648, 786, 250, 16)}${disc(770, 690, 98)}${box(664, 740, 8, 50)}`,
      },
      {
        ink: colours.bone,
        art: `${ring(770, 690, 90, 6)}${ring(770, 690, 62, 4)}${disc(770, 690, 16)}${path("M700 690 A70 70 0 0 1 726 636 L742 656 A44 44 0 0 0 726 690 Z")}`,
        slip: [2, -2],
      },
      {
        ink: colours.lamp,
        art: `${polygon([
          [736, 728],
          [806, 712],
          [811, 734],
          [741, 750],
        ])}`,
      },
      { ink: colours.gold, art: disc(984, 600, 8) },
    ],
  };
}
