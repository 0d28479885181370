import { colours } from "../press/colours.ts";
import { wide } from "../press/formats.ts";
import type { Sheet } from "../press/press.ts";
import { seeded } from "../press/random.ts";
import { box, disc, glow, group, path, polygon, slope, stroke } from "../press/shapes.ts";

/** A tied sack that stands on the origin; `slump` lets it sink. */
export function sack(transform: string, slump: number): { body: string; folds: string } {
  const top = -210 + slump;
  return {
    body: group(
      transform,
      path(
        `M-84 0 C-112 -50 -104 ${top * 0.72} -34 ${top + 26} L-46 ${top - 20} C-20 ${top - 32} 20 ${top - 34} 44 ${top - 22} L32 ${top + 26} C104 ${top * 0.74} 112 -50 86 0 C50 10 -50 10 -84 0 Z`,
      ),
    ),
    folds: group(
      transform,
      stroke(`M-34 ${top + 26} C-12 ${top + 34} 12 ${top + 34} 32 ${top + 26}`, 9),
      stroke(
        `M-20 ${top + 40} C-40 ${top * 0.6} -52 ${top * 0.4} -50 -40 M8 ${top + 42} C20 ${top * 0.6} 24 ${top * 0.5} 20 -90 M28 ${top + 40} C56 ${top * 0.66} 66 ${top * 0.5} 66 -70`,
        4,
      ),
    ),
  };
}

/** Seven sacks on a jetty; the last is losing its salt. */
export function sacks(): Sheet {
  const random = seeded(7);
  const row = Array.from({ length: 7 }, (_, i) =>
    sack(
      `translate(${1418 - i * 186} ${640 + i * 9}) scale(${0.88 + i * 0.035}) rotate(${(random() - 0.5) * 7})`,
      i === 6 ? 62 : random() * 16,
    ),
  );
  const grains = Array.from({ length: 240 }, () => {
    const t = random();
    return disc(212 - 60 * t + (random() - 0.5) * 90 * t, 716 + t * 190, 1.4 + random() * 2.8);
  });
  const planks = Array.from({ length: 11 }, (_, i) => `M${-80 + i * 170} ${664 + 0} l-70 260`);
  return {
    format: wide,
    paper: "#06282C",
    seed: 212,
    plates: [
      {
        ink: colours.sea,
        art: `${slope(
          "sky",
          [0, 0],
          [0, 560],
          [
            [0, 0.1],
            [1, 1],
          ],
        )}${box(0, 0, 1600, 560, "url(#sky)")}`,
        screen: { cell: 16, angle: 20 },
      },
      {
        ink: colours.bone,
        art: `${glow("moon", [150, 60], 300, [
          [0, 1],
          [0.7, 1],
          [1, 0.55],
        ])}${disc(212, 148, 150, "url(#moon)")}`,
        screen: { cell: 15, angle: 45 },
      },
      {
        ink: "#041517",
        art: `${box(0, 545, 1600, 60)}${polygon([
          [-10, 648],
          [1610, 600],
          [1610, 910],
          [-10, 910],
        ])}`,
      },
      {
        ink: colours.bone,
        art: Array.from({ length: 9 }, (_, i) =>
          polygon([
            [70 + i * 9, 556 + i * 9],
            [360 - i * 12, 554 + i * 9],
            [330, 558 + i * 9],
            [110, 560 + i * 9],
          ]),
        ).join(""),
      },
      {
        ink: colours.sea,
        art: `${stroke(planks.join(" "), 3)}${stroke("M-10 690 L1610 640", 3)}`,
        slip: [1, 1],
      },
      {
        ink: colours.bone,
        art: `${glow("cloth", [60, 120], 1500, [
          [0, 1],
          [0.3, 0.94],
          [0.62, 0.6],
          [1, 0.28],
        ])}${row
          .map(({ body }) => body)
          .join("")
          .replaceAll('fill="#000"', 'fill="url(#cloth)"')}`,
        screen: { cell: 15, angle: 62 },
        slip: [3, -2],
      },
      { ink: "#041517", art: row.map(({ folds }) => folds).join(""), slip: [-1, 1] },
      { ink: "#041517", art: path("M270 640 l26 12 l-10 18 l-24 -8 Z") },
      {
        ink: colours.paper,
        art: `${path("M262 660 C240 690 232 760 150 800 C90 830 60 850 40 910 L250 910 C240 860 270 800 276 668 Z")}${grains.join("")}`,
      },
    ],
  };
}
