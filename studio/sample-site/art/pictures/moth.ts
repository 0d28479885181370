import { colours } from "../press/colours.ts";
import { wide } from "../press/formats.ts";
import type { Sheet } from "../press/press.ts";
import { box, disc, glow, group, path, ring, stroke } from "../press/shapes.ts";

const upper =
  "M0 -20 C60 -150 210 -290 470 -318 C520 -322 548 -300 540 -262 C520 -170 500 -80 410 -12 C300 66 120 60 8 34 Z";
const lower =
  "M6 30 C110 60 250 60 320 110 C372 152 352 250 280 292 C230 318 190 290 168 252 C120 190 50 130 4 96 Z";

/** The same shapes on both sides of the middle. */
function both(...shapes: string[]): string {
  return `${group("scale(1 1)", ...shapes)}${group("scale(-1 1)", ...shapes)}`;
}

/** The moth's plates around the middle of her body: wings, the loudspeakers on them, and what shines. */
export function mothShapes(): {
  wings: string;
  cones: string;
  veins: string;
  rims: string;
  body: string;
} {
  return {
    wings: both(path(upper), path(lower)),
    cones: both(disc(352, -158, 118), disc(232, 178, 74)),
    rims: both(
      ring(352, -158, 118, 9),
      ring(352, -158, 84, 5),
      ring(352, -158, 66, 5),
      disc(352, -158, 36),
      ring(232, 178, 74, 7),
      ring(232, 178, 50, 4),
      disc(232, 178, 22),
    ),
    veins: both(
      stroke(
        "M52 -76 C150 -190 260 -250 440 -296 M48 -40 C120 -96 180 -130 226 -150 M44 10 C140 34 300 30 396 -24 M36 66 C80 84 110 110 150 146 M30 110 C70 150 110 200 178 246",
        3.5,
      ),
    ),
    body: `${path("M-26 -60 C-40 -20 -36 120 0 250 C36 120 40 -20 26 -60 C16 -84 -16 -84 -26 -60 Z")}${disc(0, -78, 34)}${both(stroke("M12 -100 C40 -150 70 -190 128 -214", 6), stroke("M34 -140 l24 4 M52 -164 l26 2 M74 -186 l26 0 M44 -152 l-2 -22 M62 -174 l0 -22 M86 -196 l2 -20", 4))}`,
  };
}

/** A bare bulb on its wire; the middle of the glass is the origin. */
export function bulb(transform: string): { glass: string; fitting: string; wire: string } {
  return {
    glass: group(
      transform,
      path(
        "M-26 -50 C-26 -30 -58 -16 -58 22 C-58 56 -32 80 0 80 C32 80 58 56 58 22 C58 -16 26 -30 26 -50 Z",
      ),
    ),
    fitting: group(transform, box(-30, -112, 60, 64), path("M-20 -128 h40 l10 18 h-60 Z")),
    wire: group(
      transform,
      stroke("M0 -900 V-120", 7),
      stroke("M-16 -40 L-12 18 L-4 2 L4 18 L12 2 L16 -40", 4),
    ),
  };
}

/** A moth with loudspeakers for eyes, before a bare bulb. */
export function moth(): Sheet {
  const shapes = mothShapes();
  const at = (part: string) => group("translate(800 520) scale(1.16)", part);
  const light = bulb("translate(800 268) scale(1.1)");
  const waves = Array.from({ length: 7 }, (_, i) => ring(800, 280, 250 + i * 120, 44));
  return {
    format: wide,
    paper: colours.lamp,
    seed: 505,
    plates: [
      { ink: "#B92A05", art: waves.join(""), slip: [4, 3] },
      {
        ink: colours.gold,
        art: `${glow("heat", [800, 285], 620, [
          [0, 1],
          [0.18, 0.95],
          [0.5, 0.4],
          [1, 0],
        ])}${box(0, 0, 1600, 900, "url(#heat)")}`,
        screen: { cell: 17, angle: 22 },
      },
      { ink: colours.ink, art: at(shapes.wings), slip: [-3, 2] },
      { ink: colours.lamp, art: at(shapes.veins) },
      { ink: colours.bone, art: at(shapes.cones), slip: [5, -3] },
      { ink: colours.ink, art: at(shapes.rims) },
      {
        ink: colours.lamp,
        art: at(`${group("scale(1 1)", disc(352, -158, 15), disc(-352, -158, 15))}`),
      },
      { ink: colours.ink, art: at(shapes.body) },
      { ink: colours.paper, art: light.glass, slip: [3, 2] },
      { ink: colours.ink, art: `${light.fitting}${light.wire}` },
    ],
  };
}
