import { apertureBlades, type Blade } from "../aperture-blades.ts";
import {
  apertureDrawing,
  apertureInner,
  apertureMiddle,
  apertureOuter,
} from "../aperture-drawing.ts";
import { colours } from "../press/colours.ts";
import { wide } from "../press/formats.ts";
import type { Sheet } from "../press/press.ts";
import {
  box,
  disc,
  glow,
  group,
  path,
  polygon,
  ring,
  round,
  slope,
  stroke,
} from "../press/shapes.ts";

const middle = `translate(${apertureMiddle.join(" ")})`;
const at = ([x, y]: readonly [number, number]) => `${round(x)} ${round(y)}`;

/** The blade as a path whose outer side follows the rim. */
function bladePath({ corner, next, rim, rimBefore }: Blade): string {
  return `M${at(corner)} L${at(next)} L${at(rim)} A${apertureOuter} ${apertureOuter} 0 0 0 ${at(rimBefore)} Z`;
}

/** The open aperture, and through it the last lamp: the picture that the animation comes to rest in. */
export function aperture(): Sheet {
  const blades = apertureBlades(apertureOuter, apertureInner, 0);
  const scene = apertureDrawing();
  const hole = polygon(blades.map(({ corner }) => corner));
  const clip = `<clipPath id="hole">${hole.replace("<polygon", `<polygon transform="${middle}"`)}</clipPath>`;
  const through = (part: string) => `${clip}<g clip-path="url(#hole)">${part}</g>`;
  const shaded = blades.map((blade, i) => path(bladePath(blade), ["#8a8a8a", "#4c4c4c"][i % 2]));
  return {
    format: wide,
    paper: colours.night,
    seed: 808,
    plates: [
      {
        ink: colours.gold,
        art: `${glow("spill", apertureMiddle, 720, [
          [0, 0.6],
          [0.56, 0.38],
          [1, 0],
        ])}${box(0, 0, 1600, 900, "url(#spill)")}`,
        screen: { cell: 17, angle: 38 },
      },
      { ink: colours.night, art: group(middle, disc(0, 0, apertureOuter + 26)) },
      {
        ink: "#3E3356",
        art: group(middle, ...shaded),
        screen: { cell: 13, angle: 12 },
        slip: [2, 2],
      },
      {
        ink: colours.night,
        art: group(middle, ...blades.map((blade) => stroke(bladePath(blade), 5))),
      },
      { ink: colours.lamp, art: group(middle, ring(0, 0, apertureOuter + 9, 9)), slip: [3, -2] },
      {
        ink: colours.gold,
        art: `${glow("lit", [14, -90], 400, [
          [0, 1],
          [0.6, 1],
          [1, 0.68],
        ])}${group(middle, hole).replaceAll("#000", "url(#lit)")}`,
        screen: { cell: 15, angle: 50 },
        slip: [-2, 1],
      },
      { ink: colours.night, art: through(scene.houses) },
      {
        ink: colours.gold,
        art: `${slope(
          "road",
          [0, 600],
          [0, 742],
          [
            [0, 1],
            [1, 0.62],
          ],
        )}${through(scene.road).replaceAll("#000", "url(#road)")}`,
        screen: { cell: 15, angle: 50 },
        slip: [-2, 1],
      },
      { ink: colours.night, art: through(scene.people), slip: [1, 1] },
      {
        ink: colours.gold,
        art: group(
          middle,
          ...blades.map(({ corner, next }) => stroke(`M${at(corner)} L${at(next)}`, 5)),
        ),
      },
      { ink: colours.lamp, art: scene.flame },
    ],
  };
}
