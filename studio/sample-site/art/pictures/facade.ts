import { colours } from "../press/colours.ts";
import { wide } from "../press/formats.ts";
import { lettering } from "../press/lettering.ts";
import type { Sheet } from "../press/press.ts";
import { box, disc, glow, group, path, polygon, slope, stroke } from "../press/shapes.ts";

/** Somebody in a long coat who walks away from us; the feet stand on the origin. */
function walker(transform: string): string {
  return group(
    transform,
    disc(0, -170, 17),
    path("M-30 -178 L30 -178 L20 -184 L16 -204 L-16 -204 L-20 -184 Z"),
    path("M-30 -140 C-24 -154 24 -154 30 -140 L40 -40 L-40 -40 Z"),
    path("M-26 -44 L-6 -44 L-12 2 L-28 2 Z M8 -44 L28 -44 L34 -4 L16 0 Z"),
  );
}

/** The letters of the upright sign, one below the other. */
async function sign(word: string, x: number, top: number): Promise<string> {
  const letters = await Promise.all(
    word.split("").map((letter, i) =>
      lettering(letter, {
        x,
        y: top + i * 52,
        width: letter === "M" ? 30 : letter === "I" ? 11 : 24,
        anchor: "middle",
      }),
    ),
  );
  return letters.map(({ shapes }) => shapes).join("");
}

/** The house from across the street. */
export async function facade(): Promise<Sheet> {
  const canopy = await lettering("NIGHTLIGHT", {
    x: 890,
    y: 549,
    width: 388,
    anchor: "middle",
    spacing: 24000,
  });
  const name = await sign("MERIDIAN", 500, 118);
  const bulbs = Array.from({ length: 31 }, (_, i) => disc(604 + i * 19, 634, 5));
  const fins = Array.from({ length: 9 }, (_, i) =>
    box(614 + i * 66, 150 - Math.max(0, 3 - Math.abs(4 - i)) * 26, 22, 330),
  );
  return {
    format: wide,
    paper: "#171327",
    seed: 606,
    plates: [
      {
        ink: "#3B3060",
        art: `${slope(
          "sky",
          [0, 0],
          [0, 620],
          [
            [0, 0.05],
            [1, 0.95],
          ],
        )}${box(0, 0, 1600, 900, "url(#sky)")}`,
        screen: { cell: 16, angle: 18 },
      },
      {
        ink: colours.night,
        art: `${polygon([
          [-10, 250],
          [180, 250],
          [180, 190],
          [260, 190],
          [260, 300],
          [420, 300],
          [420, 900],
          [-10, 900],
        ])}${polygon([
          [1290, 330],
          [1420, 330],
          [1420, 260],
          [1480, 210],
          [1540, 260],
          [1620, 260],
          [1620, 900],
          [1290, 900],
        ])}${polygon([
          [540, 900],
          [540, 210],
          [600, 210],
          [600, 150],
          [680, 150],
          [680, 92],
          [1100, 92],
          [1100, 150],
          [1180, 150],
          [1180, 210],
          [1240, 210],
          [1240, 900],
        ])}${box(460, 96, 80, 448)}${box(420, 700, 900, 200)}`,
        slip: [2, 1],
      },
      {
        ink: "#3B3060",
        art: `${slope(
          "fin",
          [0, 80],
          [0, 500],
          [
            [0, 0.25],
            [1, 1],
          ],
        )}${fins.join("").replaceAll('fill="#000"', 'fill="url(#fin)"')}${[0, 1, 2].map((i) => box(50 + i * 110, 380, 46, 90)).join("")}${[0, 1].map((i) => box(1350 + i * 110, 400, 46, 90)).join("")}`,
        screen: { cell: 14, angle: 40 },
      },
      {
        ink: colours.gold,
        art: `${glow("spill", [890, 690], 560, [
          [0, 0.85],
          [0.35, 0.5],
          [1, 0],
        ])}${polygon(
          [
            [0, 800],
            [1600, 800],
            [1600, 900],
            [0, 900],
          ],
          "url(#spill)",
        )}${box(600, 646, 580, 160, "url(#spill)")}${glow("wall", [890, 560], 360, [
          [0, 0.55],
          [1, 0],
        ])}${box(600, 300, 580, 240, "url(#wall)")}`,
        screen: { cell: 16, angle: 38 },
      },
      {
        ink: colours.gold,
        art: `${box(776, 660, 228, 148)}${polygon([
          [776, 808],
          [1004, 808],
          [1110, 900],
          [670, 900],
        ])}${name}`,
        slip: [3, -1],
      },
      {
        ink: colours.paper,
        art: polygon([
          [566, 542],
          [1214, 542],
          [1190, 622],
          [590, 622],
        ]),
        slip: [2, 2],
      },
      { ink: colours.gold, art: bulbs.join("") },
      {
        ink: colours.night,
        art: `${canopy.shapes}${stroke("M566 542 L1214 542 L1190 622 L590 622 Z", 7)}${stroke("M566 542 L680 380 M1214 542 L1100 380", 4)}${box(770, 656, 10, 154)}${box(1000, 656, 10, 154)}${box(928, 656, 8, 154)}${walker("translate(868 832) scale(0.82)")}${polygon(
          [
            [852, 830],
            [890, 830],
            [850, 900],
            [770, 900],
          ],
        )}${stroke("M-10 60 C400 96 1100 96 1610 40 M-10 84 C400 120 1100 116 1610 58", 3)}`,
        slip: [-1, 1],
      },
      {
        ink: colours.lamp,
        art: `${box(628, 690, 70, 96)}${box(1082, 690, 70, 96)}`,
        slip: [4, -3],
      },
    ],
  };
}
