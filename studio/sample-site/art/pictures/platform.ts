import { colours } from "../press/colours.ts";
import { wide } from "../press/formats.ts";
import { lettering } from "../press/lettering.ts";
import type { Sheet } from "../press/press.ts";
import { seeded } from "../press/random.ts";
import {
  box,
  disc,
  glow,
  group,
  path,
  polygon,
  ring,
  slope,
  stroke,
  type Point,
} from "../press/shapes.ts";

/** A point on the train's side: along it from 0 to 1, and down it from 0 to 1. */
function side(along: number, down: number): Point {
  const top = 120 + along * 150;
  const bottom = 690 - along * 80;
  return [-40 + along * 1680, top + (bottom - top) * down];
}

function pane(from: number, to: number, top: number, bottom: number, fill = "#000"): string {
  return polygon([side(from, top), side(to, top), side(to, bottom), side(from, bottom)], fill);
}

/** A head in a close hat and a raised collar, looking to the left; the shoulders' middle is the origin. */
export function passenger(transform: string): string {
  return group(
    transform,
    path("M-92 60 C-88 6 -52 -22 -18 -30 L30 -30 C70 -18 96 12 100 60 Z"),
    path("M-30 -14 L-8 -62 L40 -58 L48 -6 Z"),
    path(
      "M-42 -128 C-46 -108 -56 -96 -58 -86 L-46 -82 C-48 -66 -44 -54 -30 -52 C-8 -46 28 -50 36 -74 L40 -120 Z",
    ),
    path(
      "M-58 -116 C-60 -176 -20 -200 14 -194 C54 -188 66 -150 58 -104 C52 -84 40 -78 34 -84 C28 -112 -10 -124 -58 -116 Z",
    ),
    path("M-64 -112 C-40 -124 0 -122 34 -98 L32 -90 C2 -110 -34 -114 -64 -104 Z"),
  );
}

/** Slanting rain; every drop falls the same way. */
export function rain(seed: number, count: number, [w, h]: Point, long: number): string {
  const random = seeded(seed);
  const drops = Array.from({ length: count }, () => {
    const x = random() * (w + 300) - 100;
    const y = random() * (h + 200) - 150;
    const length = long * (0.35 + random() * 0.9);
    return stroke(`M${x} ${y} l${-length * 0.3} ${length}`, 1.2 + random() * 2.4);
  });
  return drops.join("");
}

/** A train in the rain with one lit window. */
export async function platform(): Promise<Sheet> {
  const nine = await lettering("9", { x: 300, y: 150, width: 44, anchor: "middle" });
  const windows = [0.03, 0.155, 0.28, 0.53, 0.655, 0.78, 0.905];
  const lit = pane(0.398, 0.508, 0.15, 0.6);
  return {
    format: wide,
    paper: "#0F1A4E",
    seed: 303,
    plates: [
      {
        ink: colours.cobalt,
        art: `${slope(
          "sky",
          [0, 0],
          [0, 260],
          [
            [0, 1],
            [1, 0.35],
          ],
        )}${box(0, 0, 1600, 300, "url(#sky)")}${slope(
          "wet",
          [0, 690],
          [0, 900],
          [
            [0, 0.9],
            [1, 0.25],
          ],
        )}${polygon(
          [
            [0, 705],
            [1600, 625],
            [1600, 900],
            [0, 900],
          ],
          "url(#wet)",
        )}`,
        screen: { cell: 15, angle: 20 },
      },
      {
        ink: "#0A1033",
        art: `${polygon([side(0, 0), side(1, 0), side(1, 1.1), side(0, 1.1)])}${pane(0, 1, -0.045, -0.012)}`,
      },
      {
        ink: colours.cobalt,
        art: `${windows.map((at) => pane(at, at + 0.1, 0.15, 0.6)).join("")}${pane(0, 1, 0.66, 0.685)}${pane(0, 1, 0.71, 0.72)}`,
        slip: [2, 2],
      },
      {
        ink: colours.gold,
        art: `${glow("spill", [730, 380], 430, [
          [0, 0.5],
          [0.35, 0.26],
          [1, 0],
        ])}${box(0, 0, 1600, 700, "url(#spill)")}${slope(
          "mirror",
          [0, 690],
          [0, 900],
          [
            [0, 0.95],
            [0.6, 0.5],
            [1, 0.1],
          ],
        )}${polygon(
          [
            [636, 696],
            [812, 684],
            [850, 900],
            [560, 900],
          ],
          "url(#mirror)",
        )}`,
        screen: { cell: 16, angle: 52 },
      },
      { ink: colours.gold, art: lit, slip: [-3, 2] },
      {
        ink: "#0A1033",
        art: `${group("translate(728 432) scale(0.8)", passenger("translate(0 0)"))}${pane(0.398, 0.508, 0.25, 0.262)}${polygon(
          [
            [0, 690],
            [1600, 606],
            [1600, 628],
            [0, 716],
          ],
        )}${[746, 786, 842]
          .map((y, i) =>
            polygon([
              [520 - i * 20, y],
              [900 + i * 10, y - 14],
              [900, y - 4 + i * 3],
              [520, y + 10 + i * 3],
            ]),
          )
          .join("")}${box(294, 210, 12, 590)}${path("M270 800 h60 v14 h-60 Z")}`,
        slip: [1, 0],
      },
      { ink: colours.bone, art: disc(300, 190, 68) },
      { ink: "#0A1033", art: `${nine.shapes}${ring(300, 190, 60, 4)}`, slip: [2, 1] },
      { ink: colours.drizzle, art: rain(33, 250, [1600, 900], 130) },
    ],
  };
}
