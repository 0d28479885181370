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

const horizon = 612;
const moon: Point = [985, 400];

/** A rowing boat with its rower and its load, its keel at the origin. */
export function rowingBoat(transform: string): string {
  return group(
    transform,
    path(
      "M-150 -38 C-120 -34 -70 -30 0 -30 C70 -30 120 -36 158 -52 C146 -12 118 6 78 8 L-84 8 C-122 6 -140 -10 -150 -38 Z",
    ),
    path("M44 -32 C40 -70 58 -96 78 -98 L74 -110 L96 -110 L92 -98 C116 -90 126 -62 118 -34 Z"),
    path("M-46 -30 C-58 -62 -50 -96 -26 -112 C-6 -122 12 -108 14 -90 L22 -32 Z"),
    disc(-10, -128, 19),
    path("M-34 -128 C-34 -156 12 -160 12 -126 L20 -104 L-2 -112 C-14 -112 -28 -116 -34 -128 Z"),
    stroke("M-8 -92 L-62 -66 L-96 -62", 13),
    stroke("M-70 -66 L-236 12 M-92 -62 L90 -22", 6),
    path("M-228 4 L-286 24 L-276 38 L-222 18 Z"),
  );
}

/** What the moon leaves on the water: strips that shrink and waver towards the shore. */
function reflection(): string {
  const random = seeded(9);
  const strips: string[] = [];
  for (let y = horizon + 10; y < 900;) {
    const depth = (y - horizon) / (900 - horizon);
    const thick = 4 + depth * 17;
    const half = (300 - depth * 120) * (0.55 + random() * 0.6);
    const x = moon[0] + (random() - 0.5) * 120 * (0.3 + depth);
    strips.push(
      polygon([
        [x - half, y],
        [x - half * 0.3, y - thick / 2],
        [x + half, y + 1],
        [x + half * 0.2, y + thick / 2],
      ]),
    );
    y += thick * 1.25 + 5;
  }
  return strips.join("");
}

/** A small boat before a moon that is too large. */
export function boat(): Sheet {
  const stars = seeded(21);
  const sky = Array.from({ length: 60 }, () =>
    disc(stars() * 1600, stars() ** 1.6 * 560, 1.2 + stars() * 2.2),
  );
  return {
    format: wide,
    paper: "#06282C",
    seed: 202,
    plates: [
      {
        ink: colours.sea,
        art: `${slope(
          "sky",
          [0, 0],
          [0, horizon],
          [
            [0, 0.05],
            [0.45, 0.5],
            [1, 1],
          ],
        )}${box(0, 0, 1600, horizon, "url(#sky)")}`,
        screen: { cell: 16, angle: 20 },
      },
      { ink: colours.bone, art: sky.join("") },
      {
        ink: colours.bone,
        art: `${glow("moon", [1075, 320], 560, [
          [0, 1],
          [0.5, 1],
          [0.82, 0.72],
          [1, 0.4],
        ])}${disc(moon[0], moon[1], 330, "url(#moon)")}${disc(870, 330, 74, "#3a3a3a")}${disc(905, 308, 62, "#060606")}${disc(1085, 470, 48, "#404040")}${disc(1068, 456, 42, "#040404")}${disc(1120, 250, 30, "#484848")}${disc(1112, 243, 26, "#030303")}${disc(800, 470, 34, "#444")}${disc(812, 462, 30, "#0a0a0a")}${box(0, horizon, 1600, 300, "#fff")}`,
        screen: { cell: 16, angle: 45 },
        slip: [3, -2],
      },
      {
        ink: "#041517",
        art: `${slope(
          "deep",
          [0, horizon],
          [0, 900],
          [
            [0, 0.86],
            [0.5, 1],
            [1, 1],
          ],
        )}${box(0, horizon, 1600, 300, "url(#deep)")}`,
        screen: { cell: 16, angle: 70 },
      },
      { ink: colours.bone, art: reflection(), slip: [2, 1] },
      {
        ink: "#041517",
        art: `${rowingBoat("translate(930 618) scale(1.12)")}${polygon([
          [770, 628],
          [1100, 628],
          [1050, 646],
          [1110, 660],
          [980, 668],
          [850, 660],
          [900, 650],
          [810, 642],
        ])}`,
        slip: [-1, 1],
      },
      { ink: colours.bone, art: stroke("M1056 520 l24 50 M1084 588 l5 22 M1092 622 l3 12", 4) },
    ],
  };
}
