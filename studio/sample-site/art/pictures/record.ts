import { colours } from "../press/colours.ts";
import { wide } from "../press/formats.ts";
import type { Sheet } from "../press/press.ts";
import { disc, glow, group, path, ring, stroke, type Point } from "../press/shapes.ts";
import { mothShapes } from "./moth.ts";

const middle: Point = [640, 560];
const rim = 590;

/** A record as large as a floor, and a moth that walks its groove. */
export function record(): Sheet {
  const [x, y] = middle;
  const grooves = Array.from({ length: 24 }, (_, i) => ring(x, y, 236 + i * 14.2, i % 6 ? 2.6 : 6));
  const shapes = mothShapes();
  const small = (part: string) => group("translate(938 262) rotate(52) scale(0.26)", part);
  const wedge = (from: number, to: number) => {
    const at = (angle: number) => `${x + Math.cos(angle) * rim} ${y + Math.sin(angle) * rim}`;
    return path(`M${x} ${y} L${at(from)} A${rim} ${rim} 0 0 1 ${at(to)} Z`, "url(#sheen)");
  };
  return {
    format: wide,
    paper: colours.lamp,
    seed: 525,
    plates: [
      { ink: "#B92A05", art: disc(x + 34, y + 30, rim + 8), slip: [3, 3] },
      { ink: colours.ink, art: disc(x, y, rim) },
      {
        ink: colours.lamp,
        art: `${glow("sheen", middle, rim, [
          [0, 0.1],
          [0.5, 0.5],
          [1, 0.75],
        ])}${wedge(-1.02, -0.5)}${wedge(2.12, 2.64)}`,
        screen: { cell: 16, angle: 30 },
      },
      { ink: "#B92A05", art: grooves.join(""), slip: [1, 1] },
      { ink: colours.gold, art: disc(x, y, 196), slip: [4, -3] },
      {
        ink: colours.ink,
        art: `${ring(x, y, 176, 5)}${ring(x, y, 116, 4)}${disc(x, y, 15)}${stroke(`M${x - 110} ${y - 66} h220 M${x - 84} ${y - 96} h168 M${x - 110} ${y + 64} h220 M${x - 70} ${y + 94} h140`, 11)}`,
      },
      {
        ink: colours.ink,
        art: `${disc(1436, 196, 104)}${stroke("M1436 196 L1330 640 L1166 742", 34)}${path("M1206 690 L1090 752 L1116 802 L1236 738 Z")}`,
        slip: [3, 2],
      },
      {
        ink: colours.bone,
        art: `${disc(1436, 196, 62)}${stroke("M1430 226 L1326 630 L1170 728", 11)}`,
        slip: [-2, -2],
      },
      { ink: colours.bone, art: small(shapes.wings), slip: [-2, 2] },
      { ink: colours.lamp, art: small(shapes.cones) },
      { ink: colours.ink, art: `${small(shapes.rims)}${small(shapes.body)}` },
    ],
  };
}
