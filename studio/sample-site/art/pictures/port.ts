import { colours } from "../press/colours.ts";
import { wide } from "../press/formats.ts";
import type { Sheet } from "../press/press.ts";
import { box, disc, glow, path, polygon, round, slope } from "../press/shapes.ts";

/** Seat backs seen from the front, along the lower edge. */
const seats = Array.from({ length: 9 }, (_, i) => {
  const x = -60 + i * 196;
  const y = 742 + Math.abs(i - 4) * 14;
  return path(
    `M${x} 910 V${round(y + 50)} Q${x} ${y} ${x + 50} ${y} H${x + 116} Q${x + 166} ${y} ${x + 166} ${round(y + 50)} V910 Z`,
  );
});

/** The booth's window from the seats: a small square of light, and somebody in it. */
export function port(): Sheet {
  const panels = Array.from({ length: 9 }, (_, i) => box(-20 + i * 190, 0, 10, 700));
  return {
    format: wide,
    paper: "#0A1518",
    seed: 1515,
    plates: [
      {
        ink: colours.sea,
        art: `${glow("wall", [1090, 300], 900, [
          [0, 1],
          [0.4, 0.6],
          [1, 0.08],
        ])}${box(0, 0, 1600, 720, "url(#wall)")}`,
        screen: { cell: 17, angle: 20 },
      },
      { ink: "#0A1518", art: `${panels.join("")}${box(0, 690, 1600, 30)}`, slip: [2, 1] },
      { ink: colours.night, art: `${box(926, 148, 330, 300)}${box(560, 218, 190, 160)}` },
      {
        ink: colours.gold,
        art: `${box(948, 170, 286, 256)}`,
        slip: [3, -2],
      },
      {
        ink: colours.gold,
        art: `${slope(
          "beam",
          [640, 300],
          [-60, 760],
          [
            [0, 1],
            [0.5, 0.6],
            [1, 0.2],
          ],
        )}${polygon(
          [
            [640, 262],
            [672, 300],
            [430, 900],
            [-20, 900],
            [-20, 420],
          ],
          "url(#beam)",
        )}${disc(652, 288, 46)}`,
        screen: { cell: 17, angle: 38 },
      },
      {
        ink: colours.night,
        art: `${path("M990 426 C996 356 1026 334 1062 324 L1082 324 C1118 334 1146 356 1152 426 Z")}${disc(1072, 278, 46)}${path("M1020 286 C1010 226 1050 214 1078 216 C1112 216 1134 240 1124 290 C1120 262 1104 250 1094 248 C1070 262 1040 258 1020 286 Z")}${disc(1112, 224, 20)}${box(1180, 170, 12, 256)}${path("M1192 250 h42 v90 h-42 Z")}`,
        slip: [-1, 1],
      },
      { ink: colours.paper, art: disc(652, 288, 22) },
      { ink: colours.night, art: seats.join("") },
      {
        ink: colours.foam,
        art: `${slope(
          "rim",
          [0, 740],
          [0, 830],
          [
            [0, 0.7],
            [1, 0],
          ],
        )}${seats.join("").replaceAll('fill="#000"', 'fill="url(#rim)"')}`,
        screen: { cell: 14, angle: 50 },
        slip: [2, -2],
      },
    ],
  };
}
