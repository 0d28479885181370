import { colours } from "../press/colours.ts";
import { upright } from "../press/formats.ts";
import { lettering } from "../press/lettering.ts";
import type { Sheet } from "../press/press.ts";
import { seeded } from "../press/random.ts";
import { box, disc, glow, path, ring, stroke } from "../press/shapes.ts";

const dome =
  "M120 560 C120 330 260 190 450 184 C640 190 780 330 780 560 C742 516 676 516 642 560 C606 516 546 512 518 552 L382 552 C354 512 294 516 258 560 C224 516 158 516 120 560 Z";
const lit = "M450 184 C560 210 640 360 642 560 C606 516 546 512 518 552 C520 420 500 260 450 184 Z";

/** Rain that stops where the umbrella keeps it off. */
function curtain(): string {
  const random = seeded(99);
  const drops: string[] = [];
  while (drops.length < 230) {
    const x = random() * 900;
    const y = random() * 960 - 40;
    const length = 46 + random() * 90;
    const sheltered = x > 96 && x < 804 && y + length > 150 + Math.abs(x - 450) ** 2 / 420;
    if (!sheltered) drops.push(stroke(`M${x} ${y} l0 ${length}`, 2 + random() * 3));
  }
  return drops.join("");
}

/** The poster: an umbrella whose handle is the number of the platform. */
export async function posterPlatform(): Promise<Sheet> {
  const title = await lettering("PLATFORM NINE, RAIN", {
    x: 450,
    y: 1048,
    width: 780,
    anchor: "middle",
  });
  return {
    format: upright,
    paper: "#13205F",
    seed: 2303,
    plates: [
      {
        ink: colours.cobalt,
        art: `${glow("air", [450, 620], 760, [
          [0, 1],
          [0.6, 0.7],
          [1, 0],
        ])}${box(0, 0, 900, 1200, "url(#air)")}`,
        screen: { cell: 24, angle: 20 },
      },
      { ink: colours.drizzle, art: curtain() },
      {
        ink: colours.gold,
        art: `${glow("under", [450, 560], 420, [
          [0, 0.85],
          [0.4, 0.4],
          [1, 0],
        ])}${box(120, 540, 660, 460, "url(#under)")}`,
        screen: { cell: 24, angle: 38 },
      },
      { ink: "#080D2C", art: `${path(dome)}${stroke("M450 190 V140", 14)}`, slip: [-3, 2] },
      { ink: colours.gold, art: path(lit), slip: [6, -3] },
      {
        ink: "#080D2C",
        art: stroke(
          "M450 184 C380 260 350 420 382 552 M450 184 C300 240 240 400 258 560 M450 184 C560 210 640 360 642 560 M450 184 C500 260 520 420 518 552",
          6,
        ),
      },
      {
        ink: colours.paper,
        art: `${stroke("M528 690 C528 820 520 930 420 944", 44)}${ring(450, 690, 78, 44)}${stroke("M450 552 V612", 16)}`,
        slip: [3, 3],
      },
      { ink: colours.lamp, art: disc(450, 690, 34), slip: [4, -4] },
      { ink: colours.paper, art: title.shapes, slip: [2, 2] },
    ],
  };
}
