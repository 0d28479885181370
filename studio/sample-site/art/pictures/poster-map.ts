import { colours } from "../press/colours.ts";
import { upright } from "../press/formats.ts";
import { lettering } from "../press/lettering.ts";
import { tones } from "../press/plate.ts";
import type { Sheet } from "../press/press.ts";
import { contours, relief } from "../press/relief.ts";
import { disc, glow, stroke } from "../press/shapes.ts";
import { girl } from "./map.ts";

/** The poster: a head full of country. */
export async function posterMap(): Promise<Sheet> {
  const head = girl("translate(430 480) scale(1.32)");
  const land = await relief(head, upright, 73);
  const lines = contours(land, 22, 2.6);
  const inside = await tones(head, upright);
  const within = lines.map((tone, i) => ((inside[i] ?? 255) < 128 ? tone : 255));
  const first = await lettering("THE CARTOGRAPHER’S", {
    x: 840,
    y: 1000,
    width: 560,
    anchor: "end",
  });
  const second = await lettering("DAUGHTER", {
    x: 840,
    y: 1014 + first.height,
    width: 330,
    anchor: "end",
  });
  return {
    format: upright,
    paper: colours.bone,
    seed: 2404,
    plates: [
      { ink: colours.rose, art: head, slip: [-10, 7] },
      {
        ink: "#D4566B",
        art: `${glow("hill", [360, 620], 560, [
          [0, 1],
          [0.4, 0.6],
          [1, 0.05],
        ])}${head.replaceAll("#000", "url(#hill)")}`,
        screen: { cell: 24, angle: 30 },
      },
      { ink: "#6E1F36", art: within },
      {
        ink: colours.bone,
        art: `${stroke("M150 380 C300 340 330 460 470 440 S620 330 720 420 S860 560 960 520", 26)}`,
      },
      {
        ink: colours.sea,
        art: stroke("M150 380 C300 340 330 460 470 440 S620 330 720 420 S860 560 960 520", 15),
        slip: [3, 2],
      },
      {
        ink: colours.ink,
        art: `<path d="M-20 860 C120 800 230 860 330 780 S470 640 560 620 S640 520 604 470" fill="none" stroke="#000" stroke-width="8" stroke-dasharray="26 18"/>${stroke("M604 470 L636 316", 8)}`,
      },
      { ink: colours.lamp, art: disc(642, 292, 38), slip: [5, -4] },
      { ink: colours.bone, art: disc(630, 280, 10) },
      { ink: colours.bone, art: `<rect x="0" y="968" width="900" height="240"/>` },
      { ink: colours.ink, art: `${first.shapes}${second.shapes}`, slip: [2, 2] },
    ],
  };
}
