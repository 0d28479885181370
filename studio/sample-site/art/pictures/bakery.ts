import { colours } from "../press/colours.ts";
import { wide } from "../press/formats.ts";
import type { Sheet } from "../press/press.ts";
import { box, disc, glow, path, polygon, ring, stroke, type Point } from "../press/shapes.ts";

const ground = 770;

/** Where the bulb's sky ends and the daylight begins: a cut edge, not a straight one. */
const seam: Point[] = [
  [930, -10],
  [918, 120],
  [946, 210],
  [924, 330],
  [940, 460],
  [930, 560],
];

const skyline = polygon([
  [-10, ground],
  [-10, 330],
  [120, 270],
  [250, 330],
  [250, 400],
  [430, 400],
  [430, 240],
  [800, 96],
  [1170, 240],
  [1170, 430],
  [1290, 430],
  [1290, 330],
  [1450, 260],
  [1610, 330],
  [1610, ground],
]);

/** A bakery at night on the left, the same bakery by daylight on the right. */
export function bakery(): Sheet {
  const stripes = Array.from({ length: 11 }, (_, i) =>
    i % 2
      ? ""
      : polygon([
          [492 + i * 56, 456],
          [548 + i * 56, 456],
          [536 + i * 62, 536],
          [474 + i * 62, 536],
        ]),
  );
  const loaves = [580, 690, 800, 910, 1020].map((x) =>
    path(
      `M${x - 44} 690 C${x - 48} 646 ${x - 20} 632 ${x} 632 C${x + 20} 632 ${x + 48} 646 ${x + 44} 690 Z`,
    ),
  );
  return {
    format: wide,
    paper: colours.night,
    seed: 141,
    plates: [
      {
        ink: "#3B3060",
        art: `${glow("bulb", [640, 420], 800, [
          [0, 0.9],
          [0.5, 0.5],
          [1, 0.1],
        ])}${box(0, 0, 950, ground, "url(#bulb)")}`,
        screen: { cell: 16, angle: 18 },
      },
      {
        ink: colours.drizzle,
        art: polygon([...seam, [930, ground], [1610, ground], [1610, -10]]),
        slip: [4, 0],
      },
      {
        ink: colours.bone,
        art: `${[1180, 1330, 1470].map((x, i) => `<ellipse cx="${x}" cy="${120 + (i % 2) * 60}" rx="${120 - i * 14}" ry="22" fill="#777"/>`).join("")}`,
        screen: { cell: 15, angle: 50 },
      },
      { ink: colours.night, art: skyline, slip: [2, 1] },
      { ink: "#2A2145", art: `${box(0, ground, 1600, 140)}${box(470, 420, 660, 350)}` },
      {
        ink: colours.gold,
        art: `${glow("oven", [800, 640], 420, [
          [0, 1],
          [0.6, 0.9],
          [1, 0.5],
        ])}${box(510, 540, 580, 190, "url(#oven)")}${box(640, 270, 70, 96, "url(#oven)")}${polygon(
          [
            [510, ground],
            [1090, ground],
            [1300, 900],
            [300, 900],
          ],
          "url(#oven)",
        )}`,
        screen: { cell: 16, angle: 38 },
        slip: [3, -2],
      },
      {
        ink: colours.bone,
        art: polygon([
          [492, 456],
          [1108, 456],
          [1156, 536],
          [444, 536],
        ]),
      },
      { ink: colours.lamp, art: stripes.join(""), slip: [2, 2] },
      {
        ink: colours.night,
        art: `${loaves.join("")}${box(500, 690, 600, 12)}${stroke("M510 540 V730 M704 540 V730 M896 540 V730 M1090 540 V730", 9)}${stroke("M1170 470 H1254", 8)}${box(640, 316, 70, 7)}${box(672, 270, 7, 96)}`,
      },
      {
        ink: colours.bone,
        art: `${ring(1232, 518, 30, 13)}${ring(1284, 518, 30, 13)}${stroke("M1214 550 C1230 600 1286 600 1302 550", 14)}`,
        slip: [-2, 2],
      },
      { ink: colours.ink, art: stroke("M1254 470 V500", 5) },
      {
        ink: colours.ember,
        art: `${disc(1424, 200, 46)}`,
        slip: [3, -2],
      },
    ],
  };
}
