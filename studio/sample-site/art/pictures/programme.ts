import { colours } from "../press/colours.ts";
import { wide } from "../press/formats.ts";
import type { Sheet } from "../press/press.ts";
import { box, disc, glow, group, path, polygon, ring, stroke } from "../press/shapes.ts";
import { rowingBoat } from "./boat.ts";
import { girl } from "./map.ts";
import { mothShapes } from "./moth.ts";
import { passenger, rain } from "./platform.ts";
import { lamplighter, lampPost } from "./street.ts";

const turn = "translate(800 450) rotate(-11) scale(0.85)";
const size = 330;

/** Where frame number `i` of five stands on the strip. */
const frame = (i: number, part: string) =>
  `<g transform="${turn} translate(${(i - 2) * (size + 34) - size / 2} ${-size / 2})"><clipPath id="f${i}"><rect width="${size}" height="${size}"/></clipPath><g clip-path="url(#f${i})">${part}</g></g>`;

const field = (i: number) => frame(i, box(0, 0, size, size));

/** A strip of film across the dark, with a frame of each of the five. */
export function programme(): Sheet {
  const holes = Array.from(
    { length: 54 },
    (_, i) => `${box(-1440 + i * 54, -226, 26, 34)}${box(-1440 + i * 54, 192, 26, 34)}`,
  );
  const wing = mothShapes();
  const small = (part: string) => group("translate(165 172) scale(0.27)", part);
  return {
    format: wide,
    paper: colours.night,
    seed: 1313,
    plates: [
      {
        ink: colours.gold,
        art: `${glow("lamp", [800, 450], 1000, [
          [0, 0.62],
          [0.5, 0.24],
          [1, 0],
        ])}${box(0, 0, 1600, 900, "url(#lamp)")}`,
        screen: { cell: 18, angle: 38 },
      },
      { ink: "#0B090E", art: group(turn, box(-1440, -252, 2880, 504)) },
      { ink: colours.gold, art: `${group(turn, ...holes)}${field(0)}` },
      { ink: colours.sea, art: field(1) },
      { ink: colours.cobalt, art: field(2) },
      { ink: colours.rose, art: field(3) },
      { ink: colours.lamp, art: field(4) },
      {
        ink: colours.bone,
        art: `${frame(1, `${disc(180, 138, 102)}${box(0, 214, size, 130, "#fff")}${[232, 250, 270, 294].map((y, i) => box(110 + i * 10, y, 150 - i * 16, 6)).join("")}`)}`,
        slip: [4, -3],
      },
      { ink: colours.gold, art: frame(2, box(90, 62, 150, 190)), slip: [-4, 3] },
      {
        ink: colours.ink,
        art: `${frame(0, `${lampPost([192, 318], 0.98, true)}${lamplighter("translate(166 320) scale(0.94)")}${box(0, 312, size, 30)}`)}${frame(1, rowingBoat("translate(172 220) scale(0.5)"))}${frame(2, `${group("translate(172 212) scale(0.68)", passenger(""))}${box(0, 252, size, 90)}`)}${frame(4, `${small(wing.wings)}`)}`,
        slip: [2, 1],
      },
      {
        ink: colours.lamp,
        art: frame(0, path("M192 66 C204 86 206 98 192 108 C178 98 180 86 192 66 Z")),
      },
      { ink: colours.drizzle, art: frame(2, rain(5, 46, [size, size], 60)) },
      { ink: "#8C2F45", art: frame(3, girl("translate(168 176) scale(0.44)")) },
      {
        ink: colours.rose,
        art: frame(3, `${[26, 48, 70, 92, 112].map((r) => ring(176, 158, r, 3)).join("")}`),
      },
      { ink: colours.gold, art: frame(3, disc(222, 104, 15)) },
      { ink: colours.bone, art: frame(4, small(wing.cones)), slip: [3, -2] },
      {
        ink: colours.ink,
        art: frame(4, `${small(wing.rims)}${small(wing.body)}${stroke("M165 0 V40", 4)}`),
      },
      {
        ink: colours.paper,
        art: frame(
          4,
          `${disc(165, 62, 24)}${polygon([
            [156, 36],
            [174, 36],
            [174, 50],
            [156, 50],
          ])}`,
        ),
      },
    ],
  };
}
