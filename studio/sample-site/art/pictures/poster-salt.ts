import { colours } from "../press/colours.ts";
import { upright } from "../press/formats.ts";
import { lettering } from "../press/lettering.ts";
import type { Sheet } from "../press/press.ts";
import { seeded } from "../press/random.ts";
import { box, disc, glow, path, slope } from "../press/shapes.ts";
import { rowingBoat } from "./boat.ts";

/** Salt that falls from the torn moon into the boat, finer the further it falls. */
function stream(): string {
  const random = seeded(77);
  return Array.from({ length: 900 }, () => {
    const t = random() ** 0.8;
    const spread = 22 + t * 34;
    return disc(
      520 + (random() + random() - 1) * spread,
      540 + t * 246,
      (1 - t * 0.55) * (1.6 + random() * 3.6),
    );
  }).join("");
}

/** The poster: the moon is a sack, and it is torn. */
export async function posterSalt(): Promise<Sheet> {
  const title = await lettering("SALT", { x: 50, y: 850, width: 800 });
  const tear = path("M556 592 L564 540 L576 592 Z M580 590 L586 556 L596 588 Z", "#fff");
  return {
    format: upright,
    paper: "#06282C",
    seed: 2202,
    plates: [
      {
        ink: colours.sea,
        art: `${slope(
          "sky",
          [0, 0],
          [0, 820],
          [
            [0, 0.2],
            [1, 1],
          ],
        )}${box(0, 0, 900, 820, "url(#sky)")}`,
        screen: { cell: 24, angle: 20 },
      },
      {
        ink: colours.bone,
        art: `${glow("moon", [420, 210], 520, [
          [0, 1],
          [0.5, 1],
          [0.8, 0.7],
          [1, 0.35],
        ])}${disc(470, 320, 262, "url(#moon)")}${disc(380, 250, 58, "#444")}${disc(404, 234, 50, "#000")}${disc(586, 350, 38, "#555")}${disc(574, 340, 33, "#000")}${tear}`,
        screen: { cell: 24, angle: 45 },
        slip: [5, -4],
      },
      {
        ink: colours.bone,
        art: `${path("M482 566 C500 640 496 720 470 806 L572 806 C548 720 540 640 558 566 Z")}${stream()}`,
      },
      { ink: "#041517", art: box(0, 812, 900, 400) },
      { ink: "#041517", art: rowingBoat("translate(450 816) scale(1.75)"), slip: [-2, 2] },
      {
        ink: colours.bone,
        art: `${slope(
          "sink",
          [0, 850],
          [0, 1200],
          [
            [0, 1],
            [0.35, 0.96],
            [1, 0.3],
          ],
        )}<mask id="m"><rect width="900" height="1200" fill="#fff"/>${title.shapes}</mask>${box(0, 830, 900, 370, "url(#sink)")}${box(0, 830, 900, 370, "#fff").replace("/>", ' mask="url(#m)"/>')}`,
        screen: { cell: 24, angle: 62 },
        slip: [3, 2],
      },
    ],
  };
}
