import { colours } from "../press/colours.ts";
import { upright } from "../press/formats.ts";
import { lettering } from "../press/lettering.ts";
import type { Sheet } from "../press/press.ts";
import { box, glow, group, ring } from "../press/shapes.ts";
import { bulb, mothShapes } from "./moth.ts";

/** The poster: wings as wide as the sheet, over one small bulb. */
export async function posterMoth(): Promise<Sheet> {
  const title = await lettering("LOUD MOTH", { x: 450, y: 980, width: 800, anchor: "middle" });
  const shapes = mothShapes();
  const at = (part: string) => group("translate(450 400) scale(0.82 0.98)", part);
  const light = bulb("translate(450 812) rotate(180) scale(0.86)");
  const waves = Array.from({ length: 9 }, (_, i) => ring(450, 810, 150 + i * 104, 38));
  return {
    format: upright,
    paper: colours.lamp,
    seed: 2505,
    plates: [
      { ink: "#B92A05", art: waves.join(""), slip: [5, 4] },
      {
        ink: colours.gold,
        art: `${glow("heat", [450, 800], 620, [
          [0, 1],
          [0.2, 0.95],
          [0.5, 0.42],
          [1, 0],
        ])}${box(0, 0, 900, 1200, "url(#heat)")}`,
        screen: { cell: 26, angle: 22 },
      },
      { ink: colours.ink, art: at(shapes.wings), slip: [-4, 3] },
      { ink: colours.lamp, art: at(shapes.veins) },
      { ink: colours.bone, art: at(shapes.cones), slip: [8, -5] },
      { ink: colours.ink, art: `${at(shapes.rims)}${at(shapes.body)}` },
      { ink: colours.paper, art: light.glass, slip: [4, 3] },
      {
        ink: colours.ink,
        art: `${light.fitting}${light.wire.replace(/<path d="M0 -900[^>]*>/, "")}`,
      },
      { ink: colours.ink, art: title.shapes, slip: [3, 2] },
    ],
  };
}
