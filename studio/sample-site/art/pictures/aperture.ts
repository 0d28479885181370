import { apertureBlades } from "../aperture-blades.ts";
import { colours } from "../press/colours.ts";
import { wide } from "../press/formats.ts";
import type { Sheet } from "../press/press.ts";
import { box, disc, glow, group, path, polygon, ring, round, slope, stroke } from "../press/shapes.ts";
import { lamplighter, lampPost } from "./street.ts";

const middle = "translate(1072 450)";
const outer = 402;

/** The blade as a path whose outer side follows the rim. */
function bladePath({ corner, next, rim, rimBefore }: ReturnType<typeof apertureBlades>[number]): string {
  const at = ([x, y]: readonly [number, number]) => `${round(x)} ${round(y)}`;
  return `M${at(corner)} L${at(next)} L${at(rim)} A${outer} ${outer} 0 0 0 ${at(rimBefore)} Z`;
}

/** The open aperture, and through it the last lamp: the picture that the animation comes to rest in. */
export function aperture(): Sheet {
  const blades = apertureBlades(outer, 292, 0);
  const hole = polygon(blades.map(({ corner }) => corner));
  const shaded = blades.map((blade, i) => path(bladePath(blade), ["#9c9c9c", "#6e6e6e"][i % 2] ?? "#000")).join("");
  return {
    format: wide,
    paper: colours.night,
    seed: 808,
    plates: [
      {
        ink: colours.gold,
        art: `${glow("spill", [1072, 450], 700, [[0, 0.6], [0.56, 0.34], [1, 0]])}${box(0, 0, 1600, 900, "url(#spill)")}`,
        screen: { cell: 17, angle: 38 },
      },
      { ink: colours.night, art: group(middle, disc(0, 0, outer + 26)) },
      { ink: "#4A3F60", art: group(middle, shaded), screen: { cell: 13, angle: 12 }, slip: [2, 2] },
      {
        ink: colours.night,
        art: group(middle, ...blades.map((blade) => stroke(bladePath(blade), 5))),
      },
      { ink: colours.lamp, art: group(middle, ring(0, 0, outer + 9, 9)), slip: [3, -2] },
      {
        ink: colours.gold,
        art: `${glow("lit", [1086, 350], 360, [[0, 1], [0.5, 1], [1, 0.62]])}${group(middle, hole).replaceAll("#000", "url(#lit)")}`,
        screen: { cell: 15, angle: 50 },
        slip: [-3, 1],
      },
      {
        ink: colours.night,
        art: `<clipPath id="hole"><polygon transform="${middle}" points="${blades.map(({ corner: [x, y] }) => `${round(x)},${round(y)}`).join(" ")}"/></clipPath><g clip-path="url(#hole)">${polygon([[760, 760], [760, 520], [800, 482], [842, 524], [842, 560], [880, 560], [880, 500], [924, 462], [968, 502], [968, 590], [996, 572], [1024, 600], [1024, 680], [1140, 680], [1140, 590], [1166, 568], [1192, 590], [1192, 510], [1236, 510], [1236, 470], [1256, 470], [1256, 510], [1284, 510], [1284, 570], [1330, 540], [1390, 580], [1390, 760]])}${box(780, 668, 600, 100)}</g>`,
      },
      {
        ink: colours.gold,
        art: `${slope("road", [0, 600], [0, 742], [[0, 1], [1, 0.6]])}${polygon([[1060, 606], [1104, 606], [1192, 741], [952, 741]], "url(#road)")}`,
        screen: { cell: 15, angle: 50 },
        slip: [-3, 1],
      },
      {
        ink: colours.night,
        art: `${lampPost([1086, 690], 1.5, true)}${lamplighter("translate(1050 692) scale(1.42)")}${polygon([[1074, 686], [1098, 686], [1062, 741], [1006, 741]])}`,
        slip: [1, 1],
      },
      {
        ink: colours.gold,
        art: group(middle, ...blades.map(({ corner, next }) => stroke(`M${corner.map(round).join(" ")} L${next.map(round).join(" ")}`, 5))),
      },
      { ink: colours.lamp, art: path("M1086 316 C1104 343 1107 362 1086 378 C1065 362 1068 343 1086 316 Z") },
    ],
  };
}
