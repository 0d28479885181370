import { colours } from "../press/colours.ts";
import { wide } from "../press/formats.ts";
import type { Sheet } from "../press/press.ts";
import { seeded } from "../press/random.ts";
import { box, disc, glow, path, polygon, slope, stroke } from "../press/shapes.ts";
import { sack } from "./sacks.ts";

const surface = 148;

/** Shafts of light that rise from below and spread. */
function shafts(): string {
  const random = seeded(33);
  return Array.from({ length: 9 }, (_, i) => {
    const foot = 620 + i * 46;
    const head = -80 + i * 210 + random() * 60;
    return polygon(
      [
        [foot, 910],
        [foot + 22, 910],
        [head + 90 + random() * 50, surface],
        [head, surface],
      ],
      "url(#rise)",
    );
  }).join("");
}

/** A sack on its way down, and the one green light of the film. */
export function green(): Sheet {
  const random = seeded(5);
  const load = sack("translate(846 640) rotate(24) scale(1.34)", 10);
  const grains = Array.from({ length: 320 }, () => {
    const t = random() ** 0.7;
    return disc(
      752 - 130 * t + (random() - 0.5) * (20 + 170 * t) + Math.sin(t * 9) * 26,
      420 - t * 262,
      1.4 + random() * 3,
    );
  });
  return {
    format: wide,
    paper: "#041517",
    seed: 232,
    plates: [
      {
        ink: colours.sea,
        art: `${slope(
          "depth",
          [0, surface],
          [0, 900],
          [
            [0, 0.75],
            [0.5, 0.3],
            [1, 0.1],
          ],
        )}${box(0, surface, 1600, 760, "url(#depth)")}`,
        screen: { cell: 16, angle: 20 },
      },
      {
        ink: colours.foam,
        art: `${glow("below", [830, 960], 700, [
          [0, 1],
          [0.35, 0.85],
          [0.7, 0.35],
          [1, 0],
        ])}${box(0, surface, 1600, 760, "url(#below)")}`,
        screen: { cell: 17, angle: 44 },
      },
      {
        ink: colours.foam,
        art: `${slope(
          "rise",
          [0, 900],
          [0, surface],
          [
            [0, 1],
            [0.6, 0.45],
            [1, 0.04],
          ],
        )}${shafts()}`,
        screen: { cell: 17, angle: 44 },
      },
      {
        ink: "#041517",
        art: path(
          "M420 120 C520 110 960 110 1140 116 C1120 190 1030 238 900 244 L650 244 C520 240 440 200 420 120 Z",
        ),
        slip: [2, 1],
      },
      {
        ink: colours.bone,
        art: `${stroke("M-10 148 C140 136 220 160 410 146 M1146 146 C1300 134 1420 160 1610 146", 7)}${grains.join("")}`,
        slip: [2, -1],
      },
      { ink: "#041517", art: load.body, slip: [-6, 4] },
      {
        ink: colours.bone,
        art: `${glow("cloth", [960, 760], 460, [
          [0, 1],
          [0.6, 0.96],
          [1, 0.6],
        ])}${load.body.replaceAll('fill="#000"', 'fill="url(#cloth)"')}`,
        screen: { cell: 15, angle: 62 },
        slip: [3, -2],
      },
      { ink: "#041517", art: load.folds },
    ],
  };
}
