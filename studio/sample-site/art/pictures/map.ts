import { colours } from "../press/colours.ts";
import { wide } from "../press/formats.ts";
import type { Sheet } from "../press/press.ts";
import { contours, relief, terraces } from "../press/relief.ts";
import { disc, group, path, stroke } from "../press/shapes.ts";

/** A girl's head in profile, looking left, drawn in about 700 × 800 around the middle of her head. */
export function girl(transform: string): string {
  return group(
    transform,
    path(
      "M20 -300 C-90 -300 -165 -235 -180 -140 C-184 -112 -176 -92 -184 -70 C-196 -40 -240 0 -254 30 C-260 46 -240 54 -214 52 C-212 62 -228 70 -228 84 C-228 94 -208 96 -202 99 C-208 105 -222 114 -218 126 C-213 138 -196 139 -194 150 C-192 162 -210 174 -206 196 C-198 230 -150 234 -110 226 C-84 220 -64 226 -60 256 C-54 300 -90 340 -150 420 L300 420 C270 350 190 330 170 260 C160 220 170 190 200 150 C250 90 268 10 252 -80 C236 -210 140 -300 20 -300 Z",
    ),
    path(
      "M214 -130 C300 -170 384 -94 394 20 C402 110 350 170 384 270 C304 226 306 124 276 62 C254 22 232 0 220 -20 Z",
    ),
  );
}

/** A map whose hills are the head of the girl who reads it. */
export async function map(): Promise<Sheet> {
  const head = girl("translate(790 440) scale(1.18)");
  const land = await relief(head, wide, 41);
  const river =
    "M-20 260 C180 220 240 340 380 330 S520 250 640 330 S760 430 880 400 S1010 300 1120 360 S1340 470 1620 400";
  return {
    format: wide,
    paper: colours.bone,
    seed: 404,
    plates: [
      {
        ink: colours.rose,
        art: terraces(land, 11, 0.2, 1),
        screen: { cell: 14, angle: 30 },
        lay: "through",
      },
      { ink: colours.rose, art: head, lay: "through", slip: [-7, 5] },
      { ink: "#8C2F45", art: contours(land, 26, 1.5), lay: "through" },
      { ink: colours.bone, art: stroke(river, 17), slip: [2, 2] },
      { ink: colours.sea, art: stroke(river, 9) },
      {
        ink: colours.ink,
        art: `<path d="M-20 760 C200 700 420 800 560 720 S760 560 930 520 S1010 410 985 380" fill="none" stroke="#000" stroke-width="6" stroke-dasharray="22 15"/>`,
      },
      { ink: colours.ink, art: stroke("M985 380 L1012 262", 6) },
      { ink: colours.lamp, art: disc(1017, 244, 30), slip: [3, -2] },
      { ink: colours.bone, art: disc(1008, 234, 8) },
    ],
  };
}
