import { colours } from "../press/colours.ts";
import { card } from "../press/formats.ts";
import { lettering } from "../press/lettering.ts";
import type { Sheet } from "../press/press.ts";
import { box, disc, glow, polygon, ring, slope } from "../press/shapes.ts";

/** What other sites show beside a link: a lit lens, its beam, and the name. */
export async function social(): Promise<Sheet> {
  const name = await lettering("NIGHTLIGHT", { x: 420, y: 214, width: 700 });
  return {
    format: card,
    paper: colours.night,
    seed: 1414,
    plates: [
      {
        ink: colours.gold,
        art: `${slope(
          "beam",
          [200, 0],
          [1200, 0],
          [
            [0, 1],
            [0.5, 0.9],
            [1, 0.66],
          ],
        )}${polygon(
          [
            [236, 268],
            [1210, -120],
            [1210, 760],
            [236, 364],
          ],
          "url(#beam)",
        )}`,
        screen: { cell: 17, angle: 38 },
      },
      { ink: colours.night, art: `${disc(190, 316, 172)}${box(-10, 210, 120, 212)}` },
      { ink: colours.lamp, art: ring(190, 316, 150, 12), slip: [3, -2] },
      { ink: "#3B3060", art: `${ring(190, 316, 118, 22)}` },
      {
        ink: colours.gold,
        art: `${glow("glass", [170, 290], 110, [
          [0, 1],
          [0.6, 1],
          [1, 0.7],
        ])}${disc(190, 316, 92, "url(#glass)")}`,
        screen: { cell: 14, angle: 50 },
      },
      { ink: colours.paper, art: disc(164, 286, 26) },
      { ink: colours.night, art: name.shapes, slip: [2, 2] },
    ],
  };
}
