import { colours } from "../press/colours.ts";
import { wide } from "../press/formats.ts";
import type { Sheet } from "../press/press.ts";
import { disc, glow, group, path, round, stroke, type Point } from "../press/shapes.ts";
import { mothShapes } from "./moth.ts";

const throat: Point = [590, 560];
const mouth: Point = [760, 440];
const petals = 16;

/** One fold of the horn, from its throat to its scalloped rim. */
function petal(index: number, from: number, to: number, rim: number): string {
  const at = (part: number, r: number): string => {
    const angle = ((index + part) / petals) * Math.PI * 2 - 0.2;
    const out = Math.min(1, r / 540);
    const x = throat[0] + (mouth[0] - throat[0]) * out + Math.cos(angle) * r * 1.2;
    const y = throat[1] + (mouth[1] - throat[1]) * out + Math.sin(angle) * r;
    return `${round(x)} ${round(y)}`;
  };
  return `M${at(from, 92)} L${at(from, rim)} Q${at((from + to) / 2, rim + 74 * (to - from))} ${at(to, rim)} L${at(to, 92)} Z`;
}

/** A horn as large as a room, and a moth that is about to go in. */
export function gramophone(): Sheet {
  const all = Array.from({ length: petals }, (_, i) => i);
  const shapes = mothShapes();
  const small = (part: string) => group("translate(1290 150) rotate(38) scale(0.22)", part);
  const pale = glow("pale", throat, 660, [
    [0, 0],
    [0.2, 0.1],
    [0.62, 0.62],
    [1, 1],
  ]);
  return {
    format: wide,
    paper: colours.lamp,
    seed: 515,
    plates: [
      {
        ink: "#B92A05",
        art: `<ellipse cx="${mouth[0] + 30}" cy="${mouth[1] + 34}" rx="740" ry="610"/>`,
        slip: [3, 3],
      },
      { ink: colours.ink, art: path(all.map((i) => petal(i, 0, 1, 540)).join(" ")) },
      {
        ink: colours.gold,
        art: `${pale}${path(all.map((i) => petal(i, 0.05, 0.95, 516)).join(" "), "url(#pale)")}`,
        screen: { cell: 17, angle: 30 },
        slip: [4, -3],
      },
      {
        ink: colours.lamp,
        art: `${glow("fold", throat, 620, [
          [0, 1],
          [0.5, 0.6],
          [1, 0.12],
        ])}${path(all.map((i) => petal(i, 0.5, 0.95, 516)).join(" "), "url(#fold)")}`,
        screen: { cell: 17, angle: 66 },
        slip: [4, -3],
      },
      { ink: colours.ink, art: `${disc(throat[0], throat[1], 104)}` },
      { ink: colours.lamp, art: `${disc(throat[0], throat[1], 58)}` },
      { ink: colours.ink, art: disc(throat[0], throat[1], 34) },
      { ink: colours.bone, art: small(shapes.wings), slip: [-2, 2] },
      { ink: colours.ink, art: `${small(shapes.rims)}${small(shapes.body)}` },
      {
        ink: colours.bone,
        art: stroke("M1372 84 q26 -10 34 -34 M1396 110 q44 -14 56 -58", 5),
      },
    ],
  };
}
