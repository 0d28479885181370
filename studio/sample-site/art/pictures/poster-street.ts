import { colours } from "../press/colours.ts";
import { upright } from "../press/formats.ts";
import { lettering } from "../press/lettering.ts";
import type { Sheet } from "../press/press.ts";
import { seeded } from "../press/random.ts";
import { box, disc, glow, path, polygon, stroke, type Point } from "../press/shapes.ts";
import { lampPost } from "./street.ts";

const roof = (x: number, y: number): Point => [x, y];

/** A town's roofs along a base line. */
function roofs(seed: number, base: number, low: number, high: number): string {
  const random = seeded(seed);
  const points: Point[] = [
    [-20, 1220],
    [-20, base - low],
  ];
  for (let x = -20; x < 920;) {
    const w = 60 + random() * 70;
    const h = low + random() * (high - low);
    points.push([x, base - h], ...(random() < 0.6 ? [roof(x + w / 2, base - h - 56)] : []), [
      x + w,
      base - h,
    ]);
    if (random() < 0.5)
      points.push([x + w, base - h - 84], [x + w + 16, base - h - 84], [x + w + 16, base - h]);
    x += w + 16;
  }
  return polygon([...points, [920, 1220]]);
}

/** The poster: a lamp that grew in a black town. */
export async function posterStreet(): Promise<Sheet> {
  const first = await lettering("THE LAMPLIGHTER’S", { x: 60, y: 996, width: 560 });
  const second = await lettering("LAST STREET", { x: 60, y: 1010 + first.height, width: 560 });
  const lamp: Point = [560, 372];
  return {
    format: upright,
    paper: "#1C1730",
    seed: 2101,
    plates: [
      {
        ink: "#3B3060",
        art: `${glow("night", lamp, 1000, [
          [0, 1],
          [0.6, 0.6],
          [1, 0.05],
        ])}${box(0, 0, 900, 1200, "url(#night)")}`,
        screen: { cell: 24, angle: 18 },
      },
      {
        ink: colours.gold,
        art: `${glow("sun", lamp, 318, [
          [0, 1],
          [0.78, 1],
          [0.9, 0.72],
          [1, 0.3],
        ])}${disc(lamp[0], lamp[1], 318, "url(#sun)")}`,
        screen: { cell: 24, angle: 38 },
        slip: [6, -4],
      },
      { ink: "#2A2145", art: roofs(4, 940, 40, 170) },
      { ink: colours.night, art: roofs(12, 1000, 30, 130), slip: [-3, 2] },
      {
        ink: colours.night,
        art: `${lampPost([560, 912], 2.55, true)}${path("M548 900 h24 v100 h-24 Z")}${path("M554 800 C440 800 352 730 322 606 C450 604 540 672 554 800 Z M566 880 C690 876 776 800 800 676 C676 682 580 752 566 880 Z")}`,
        slip: [2, 2],
      },
      {
        ink: "#2A2145",
        art: stroke("M548 790 C500 714 430 652 360 630 M572 868 C620 784 690 724 766 704", 5),
      },
      {
        ink: colours.lamp,
        art: path("M560 322 C590 368 596 400 560 428 C524 400 530 368 560 322 Z"),
        slip: [4, -4],
      },
      { ink: colours.night, art: box(0, 962, 900, 240) },
      { ink: colours.gold, art: `${first.shapes}${second.shapes}`, slip: [3, 2] },
      { ink: colours.lamp, art: disc(800, 1100, 34) },
    ],
  };
}
