import { colours } from "../press/colours.ts";
import { wide } from "../press/formats.ts";
import { lettering } from "../press/lettering.ts";
import type { Sheet } from "../press/press.ts";
import { box, disc, group, path, polygon, ring, stroke } from "../press/shapes.ts";

const hill = "M-20 792 C260 770 420 700 560 560 C660 452 780 392 980 372";
const tallow = "M430 130 C620 250 800 320 980 372 C1180 424 1400 430 1640 400";
const lanes = [
  "M700 -20 C720 120 690 220 640 262",
  "M1180 -20 C1190 160 1160 320 1150 416",
  "M860 440 C960 560 980 700 960 920",
  "M1330 424 C1320 560 1360 720 1340 920",
  "M-20 420 C140 400 300 420 470 640",
  "M1150 640 C1300 620 1440 640 1640 610",
];
const tram =
  "M1640 250 C1480 246 1360 300 1240 430 C1130 540 900 640 760 760 C700 812 660 860 640 920";

/** A steaming cup; the middle of its rim is at the origin. */
const cup = (transform: string) =>
  group(
    transform,
    path("M-40 0 H40 C40 44 24 62 0 62 C-24 62 -40 44 -40 0 Z"),
    stroke("M40 12 C70 10 66 44 32 42", 9),
    stroke("M-16 -16 C-26 -32 -6 -40 -16 -58 M14 -16 C4 -32 24 -40 14 -58", 7),
  );

/** An anchor; its ring is at the origin. */
const anchor = (transform: string) =>
  group(
    transform,
    ring(0, 0, 15, 8),
    stroke("M0 16 V116 M-28 40 H28 M-58 74 C-52 116 -24 122 0 122 C24 122 52 116 58 74", 11),
  );

/** How to get to the house: from the harbour uphill, left where it smells of coffee. */
export async function streetMap(): Promise<Sheet> {
  const street = await lettering("TALLOW STREET", { x: 0, y: -66, width: 258 });
  const line = await lettering("4", { x: 0, y: -25, width: 24, anchor: "middle" });
  const roads = (width: number) =>
    [tallow, hill, ...lanes].map((d, i) => stroke(d, i < 2 ? width : width * 0.55)).join("");
  return {
    format: wide,
    paper: colours.bone,
    seed: 1414,
    plates: [
      { ink: colours.rose, art: box(0, 0, 1600, 900, "#777"), screen: { cell: 15, angle: 30 } },
      { ink: colours.bone, art: roads(66), slip: [2, 2] },
      {
        ink: colours.sea,
        art: path(
          "M-20 640 C80 650 150 700 180 760 C220 830 330 850 420 920 L-20 920 Z M-20 900 H20 V920 H-20 Z",
        ),
        slip: [-3, 2],
      },
      {
        ink: colours.bone,
        art: `${anchor("translate(92 748) scale(0.92)")}${stroke("M210 862 q16 -12 32 0 t32 0 M150 816 q14 -10 28 0 t28 0", 5)}`,
      },
      {
        ink: colours.lamp,
        art: `${stroke(tram, 10)}${disc(1240, 430, 25)}${disc(900, 640, 15)}${disc(1440, 262, 15)}`,
        slip: [2, -2],
      },
      { ink: colours.bone, art: `${disc(1240, 430, 11)}${disc(900, 640, 6)}${disc(1440, 262, 6)}` },
      {
        ink: colours.ink,
        art: `<path d="M196 742 C330 722 430 680 560 560 C660 452 780 392 930 376" fill="none" stroke="#000" stroke-width="9" stroke-dasharray="4 24" stroke-linecap="round"/>${cup("translate(850 252)")}${group("translate(1196 552) rotate(4)", street.shapes)}`,
      },
      {
        ink: colours.ink,
        art: polygon([
          [470, 60],
          [640, 60],
          [640, 200],
          [470, 134],
        ]),
        slip: [2, 2],
      },
      {
        ink: colours.gold,
        art: `${polygon([
          [520, 92],
          [592, 92],
          [592, 166],
          [520, 138],
        ])}`,
      },
      {
        ink: colours.lamp,
        art: `${disc(1516, 250, 52)}${stroke("M980 372 C900 352 760 300 660 232", 10)}${polygon([
          [616, 204],
          [668, 206],
          [642, 250],
        ])}`,
        slip: [-2, 1],
      },
      { ink: colours.bone, art: group("translate(1516 250)", line.shapes) },
    ],
  };
}
