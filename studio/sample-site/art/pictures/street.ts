import { colours } from "../press/colours.ts";
import { wide } from "../press/formats.ts";
import type { Sheet } from "../press/press.ts";
import { seeded } from "../press/random.ts";
import {
  box,
  disc,
  glow,
  group,
  path,
  polygon,
  slope,
  stroke,
  type Point,
} from "../press/shapes.ts";

/** Where the street runs to, and where its last lamp burns. */
const end: Point = [1010, 560];
const flame: Point = [1010, 322];

/** One side of the street: house fronts that shrink towards its end, each with a roof of its own. */
function houses(side: -1 | 1, seed: number): { walls: string; panes: string } {
  const random = seeded(seed);
  const walls: string[] = [];
  const panes: string[] = [];
  const reach = side < 0 ? end[0] : 1600 - end[0];
  let near = 1.12;
  while (near > 0.13) {
    const far = near * (0.74 + random() * 0.06);
    const height = 560 + random() * 160;
    const at = (d: number, up: number): Point => [end[0] + side * d * reach, end[1] - up * d];
    const ridge = (near + far) / 2;
    const gable = random() < 0.6;
    walls.push(
      polygon([
        at(near, -520),
        at(near, height),
        ...(gable
          ? [at(ridge, height + 170)]
          : [at(near * 0.985, height + 60), at(far * 1.02, height + 60)]),
        at(far, height),
        at(far, -520),
      ]),
    );
    if (random() < 0.7) {
      const c = near * 0.93;
      walls.push(
        polygon([
          at(c, height),
          at(c, height + 210),
          at(c * 0.95, height + 210),
          at(c * 0.95, height),
        ]),
      );
    }
    for (const floor of [430, 250, 60]) {
      for (const part of [0.22, 0.62]) {
        const a = near + (far - near) * part;
        const b = near + (far - near) * (part + 0.18);
        panes.push(polygon([at(a, floor), at(a, floor + 95), at(b, floor + 95), at(b, floor)]));
      }
    }
    near = far * 0.995;
  }
  return { walls: walls.join(""), panes: panes.join("") };
}

/** A street lamp whose foot stands at a point; its head is left out where it is to burn. */
export function lampPost([x, y]: Point, size: number, lit: boolean): string {
  const head = lit
    ? `${path("M-26 -238 L26 -238 L20 -250 L0 -268 L-20 -250 Z")}${stroke("M-23 -236 L-15 -184 M23 -236 L15 -184", 4)}${box(-17, -186, 34, 9)}`
    : `${path("M-26 -238 L26 -238 L20 -250 L0 -268 L-20 -250 Z")}${path("M-23 -236 L23 -236 L15 -180 L-15 -180 Z")}`;
  return group(
    `translate(${x} ${y}) scale(${size})`,
    head,
    box(-5, -182, 10, 176),
    path("M-8 -120 h16 v8 h-16 Z M-30 -160 h60 v5 h-60 Z"),
    path("M-9 -50 L9 -50 L16 0 L-16 0 Z"),
  );
}

/** The lamplighter on his ladder, reaching up to the right; his ladder's foot is at the origin. */
export function lamplighter(transform: string): string {
  const rungs = Array.from({ length: 9 }, (_, i) => {
    const t = 0.06 + i * 0.105;
    return `M${-44 + 42 * t} ${-215 * t} l26 -3`;
  }).join(" ");
  return group(
    transform,
    stroke("M-46 0 L-2 -222 M-20 0 L22 -226", 5),
    stroke(rungs, 4),
    path(
      "M-42 -205 C-50 -172 -48 -140 -42 -112 L-12 -112 C-10 -140 -6 -170 -10 -200 C-14 -216 -36 -218 -42 -205 Z",
    ),
    path("M-42 -116 L-50 -82 L-36 -80 L-26 -110 L-22 -74 L-8 -74 L-10 -116 Z"),
    stroke("M-16 -196 L12 -214 L24 -240", 10),
    disc(-26, -228, 15),
    path("M-46 -234 L-4 -240 L-4 -234 L-46 -227 Z M-38 -236 L-36 -262 L-14 -265 L-12 -239 Z"),
  );
}

/** A street that recedes, its lamps dark but one. */
export function street(): Sheet {
  const left = houses(-1, 11);
  const right = houses(1, 5);
  const dark: [Point, number][] = [
    [[640, 800], 1.62],
    [[862, 668], 0.72],
    [[1330, 800], 1.5],
    [[1150, 655], 0.62],
  ];
  return {
    format: wide,
    paper: colours.night,
    seed: 101,
    plates: [
      {
        ink: colours.dusk,
        art: `${slope(
          "sky",
          [0, 0],
          [0, 700],
          [
            [0, 0.15],
            [1, 1],
          ],
        )}${box(0, 0, 1600, 900, "url(#sky)")}`,
        screen: { cell: 15, angle: 15 },
      },
      {
        ink: colours.gold,
        art: `${glow("halo", flame, 600, [
          [0, 1],
          [0.2, 0.92],
          [0.5, 0.42],
          [1, 0],
        ])}${box(0, 0, 1600, 900, "url(#halo)")}`,
        screen: { cell: 17, angle: 38 },
      },
      { ink: colours.night, art: `${left.walls}${right.walls}`, slip: [2, 1] },
      { ink: colours.dusk, art: `${left.panes}${right.panes}`, slip: [-2, 1] },
      {
        ink: colours.gold,
        art: `${slope(
          "road",
          [0, 560],
          [0, 900],
          [
            [0, 1],
            [0.45, 0.75],
            [1, 0.28],
          ],
        )}${polygon(
          [
            [985, 560],
            [1035, 560],
            [1390, 900],
            [470, 900],
          ],
          "url(#road)",
        )}${disc(flame[0], flame[1], 74)}`,
        screen: { cell: 17, angle: 38 },
      },
      {
        ink: colours.night,
        art: `${polygon([
          [1000, 705],
          [1020, 705],
          [960, 900],
          [860, 900],
        ])}${lampPost([1010, 712], 1.72, true)}${lamplighter("translate(972 716) scale(1.62)")}`,
        slip: [3, -1],
      },
      {
        ink: "#43385A",
        art: dark.map(([foot, size]) => lampPost(foot, size, false)).join(""),
        slip: [-2, 1],
      },
      {
        ink: colours.lamp,
        art: path("M1010 282 C1030 312 1034 334 1010 352 C986 334 990 312 1010 282 Z"),
      },
    ],
  };
}
