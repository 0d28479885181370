import { colours } from "../press/colours.ts";
import { wide } from "../press/formats.ts";
import type { Sheet } from "../press/press.ts";
import { box, disc, glow, group, path, polygon, stroke, type Point } from "../press/shapes.ts";
import { lampPost } from "./street.ts";

const flame: Point = [1130, 196];
const ground = 742;

/** A dog that sits and looks up to the right; its hind foot is at the origin. */
function sitting(transform: string): string {
  return group(
    transform,
    path(
      "M0 0 C-14 -44 -4 -96 34 -126 C46 -136 48 -152 44 -170 C40 -184 36 -198 26 -214 C46 -214 58 -206 66 -196 C80 -208 96 -212 110 -206 L150 -214 C158 -206 156 -194 146 -188 L116 -172 C106 -160 104 -146 106 -128 C110 -92 112 -50 112 -14 L128 -6 L128 0 L92 0 L88 -58 C78 -42 70 -24 70 -6 L78 0 Z",
    ),
    stroke("M4 -6 C-34 4 -66 -6 -84 -34", 13),
  );
}

/** A wall of houses with nobody at home. */
function wall(): string {
  const roofs: Point[] = [
    [-10, ground],
    [-10, 250],
    [150, 190],
    [310, 250],
    [310, 320],
    [420, 320],
    [420, 210],
    [570, 140],
    [720, 210],
    [720, 360],
    [1610, 360],
    [1610, ground],
  ];
  return polygon(roofs);
}

/** A dog under a street lamp, and the shadow it leaves. */
export function dog(): Sheet {
  const panes = [90, 210, 470, 620].flatMap((x) => [box(x, 330, 44, 70), box(x, 470, 44, 70)]);
  return {
    format: wide,
    paper: colours.night,
    seed: 131,
    plates: [
      {
        ink: colours.dusk,
        art: `${box(0, 0, 1600, ground, "#555")}`,
        screen: { cell: 15, angle: 15 },
      },
      { ink: "#1B1626", art: wall(), slip: [2, 1] },
      { ink: colours.dusk, art: panes.join(""), slip: [-2, 1] },
      {
        ink: colours.gold,
        art: `${glow("halo", flame, 660, [
          [0, 1],
          [0.2, 0.86],
          [0.5, 0.42],
          [1, 0],
        ])}${box(0, 0, 1600, ground, "url(#halo)")}`,
        screen: { cell: 17, angle: 38 },
      },
      {
        ink: colours.gold,
        art: `${glow("pool", [1060, 790], 700, [
          [0, 1],
          [0.5, 0.7],
          [1, 0],
        ])}<ellipse cx="1060" cy="806" rx="640" ry="88" fill="url(#pool)"/>`,
        screen: { cell: 17, angle: 38 },
      },
      {
        ink: colours.night,
        art: `${lampPost([1130, 800], 2.3, true)}${polygon([
          [744, 806],
          [850, 806],
          [420, 900],
          [130, 900],
        ])}`,
        slip: [3, -1],
      },
      { ink: colours.night, art: sitting("translate(736 806) scale(1.24)") },
      { ink: colours.bone, art: `${disc(884, 568, 5)}`, slip: [1, 1] },
      {
        ink: colours.lamp,
        art: `${path("M1130 218 C1156 258 1162 288 1130 310 C1098 288 1104 258 1130 218 Z")}${stroke("M794 646 L850 634", 11)}`,
      },
    ],
  };
}
