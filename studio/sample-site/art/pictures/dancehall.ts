import { colours } from "../press/colours.ts";
import { wide } from "../press/formats.ts";
import type { Sheet } from "../press/press.ts";
import { seeded } from "../press/random.ts";
import {
  box,
  disc,
  glow,
  group,
  path,
  polygon,
  ring,
  round,
  stroke,
  type Point,
} from "../press/shapes.ts";

const speaker: Point = [1090, 450];
const floor = 610;

/** A table with two chairs turned over on it; the middle of its foot is at the origin. */
function closed(transform: string): string {
  return group(
    transform,
    path("M-120 -118 h240 v14 h-240 Z M-10 -106 h20 v96 h-20 Z M-60 -10 h120 v12 h-120 Z"),
    stroke("M-104 -120 L-92 -196 L-20 -196 L-14 -120 M-92 -196 L-98 -290 M-26 -196 L-20 -284", 10),
    stroke("M18 -120 L26 -190 L98 -190 L106 -120 M32 -190 L24 -280 M96 -190 L106 -278", 10),
  );
}

/** Spots of light that a mirror ball throws: along the wall in arcs, over the floor flattened. */
function spots(): string {
  const random = seeded(77);
  return Array.from({ length: 92 }, (_, i) => {
    const angle = (i / 92) * Math.PI * 2 + random() * 0.3;
    const far = 230 + (i % 4) * 190 + random() * 60;
    const x = 560 + Math.cos(angle) * far * 1.3;
    const y = 210 + Math.sin(angle) * far * 0.8;
    const flat = y > floor ? 0.42 : 1;
    const r = 7 + (far / 900) * 12;
    return `<ellipse cx="${round(x)}" cy="${round(y)}" rx="${round(r)}" ry="${round(r * flat)}"/>`;
  }).join("");
}

/** A dance hall after closing: chairs up, one loudspeaker still warm. */
export function dancehall(): Sheet {
  const tiles = Array.from({ length: 9 }, (_, i) =>
    stroke(`M${800 + (i - 4) * 96} ${floor} L${800 + (i - 4) * 420} 910`, 4),
  );
  const facets = [-48, -24, 0, 24, 48].map((lean) =>
    stroke(`M560 116 C${560 + lean * 1.9} 150 ${560 + lean * 1.9} 256 560 290`, 3),
  );
  return {
    format: wide,
    paper: "#3A0D0A",
    seed: 535,
    plates: [
      {
        ink: colours.lamp,
        art: `${glow("wall", speaker, 900, [
          [0, 1],
          [0.4, 0.75],
          [1, 0.1],
        ])}${box(0, 0, 1600, floor, "url(#wall)")}`,
        screen: { cell: 17, angle: 25 },
      },
      { ink: "#1D0706", art: box(0, floor, 1600, 300) },
      {
        ink: colours.lamp,
        art: `${glow("boards", [1090, 640], 720, [
          [0, 0.8],
          [0.5, 0.35],
          [1, 0],
        ])}${polygon(
          [
            [0, floor],
            [1600, floor],
            [1600, 900],
            [0, 900],
          ],
          "url(#boards)",
        )}`,
        screen: { cell: 17, angle: 60 },
      },
      { ink: "#1D0706", art: tiles.join(""), slip: [1, 1] },
      { ink: colours.gold, art: spots(), slip: [3, -2] },
      {
        ink: colours.ink,
        art: `${box(820, 570, 560, 60)}${box(930, 258, 320, 318)}${stroke("M560 -10 V116", 5)}${disc(560, 203, 90)}${closed("translate(250 840) scale(1.25)")}${closed("translate(640 736) scale(0.8)")}${closed("translate(1462 860) scale(1.3)")}`,
        slip: [2, 1],
      },
      {
        ink: colours.bone,
        art: `${facets.join("")}${stroke("M476 178 H644 M474 222 H646 M494 144 H626 M494 260 H626", 3)}${ring(560, 203, 84, 4)}`,
        slip: [-2, 1],
      },
      { ink: colours.bone, art: `${disc(1090, 452, 118)}${disc(1090, 302, 30)}`, slip: [3, -3] },
      {
        ink: colours.ink,
        art: `${ring(1090, 452, 118, 9)}${ring(1090, 452, 84, 5)}${ring(1090, 452, 64, 5)}${disc(1090, 452, 36)}${ring(1090, 302, 30, 6)}${disc(1090, 302, 10)}`,
      },
      { ink: colours.gold, art: disc(1214, 548, 8) },
    ],
  };
}
