import { colours } from "../press/colours.ts";
import { wide } from "../press/formats.ts";
import type { Sheet } from "../press/press.ts";
import { box, disc, glow, path, polygon, stroke, type Point } from "../press/shapes.ts";

/** A point on the floor: across from -1 to 1, away from us from 0 to 1. */
function floor(across: number, away: number): Point {
  const y = 900 - 300 * away ** 0.62;
  const spread = 1500 - 900 * away ** 0.62;
  return [620 + across * spread, y];
}

function tiles(): string {
  const out: string[] = [];
  for (let row = 0; row < 9; row++) {
    for (let column = -9; column < 9; column++) {
      if ((row + column) % 2) continue;
      const [a, b] = [(row / 9) ** 1.5, ((row + 1) / 9) ** 1.5];
      const [l, r] = [column / 9, (column + 1) / 9];
      out.push(polygon([floor(l, a), floor(r, a), floor(r, b), floor(l, b)]));
    }
  }
  return out.join("");
}

/** Steps that climb to the right and turn out of sight. */
function staircase(): { risers: string; rail: string } {
  const steps: Point[] = [[960, 660]];
  for (let i = 0; i < 11; i++) {
    const x = 960 + i * 50;
    const y = 660 - i * 43;
    steps.push([x, y - 43], [x + 50, y - 43]);
  }
  const posts = Array.from({ length: 11 }, (_, i) => `M${984 + i * 50} ${617 - i * 43} v-120`);
  return {
    risers: polygon([...steps, [1620, 187], [1620, 760], [1010, 760]]),
    rail: `${stroke(posts.join(" "), 5)}${stroke("M952 520 L1560 -4", 15)}${stroke("M968 660 V505", 20)}${disc(968, 490, 22)}`,
  };
}

/** The foyer before the doors open: one lit window, and whoever sells the tickets. */
export function foyer(): Sheet {
  const stairs = staircase();
  const arch = "M400 610 L400 360 C400 240 480 190 560 190 C640 190 720 240 720 360 L720 610 Z";
  return {
    format: wide,
    paper: "#3A0D0A",
    seed: 1010,
    plates: [
      {
        ink: colours.lamp,
        art: `${glow("wall", [560, 400], 900, [
          [0, 1],
          [0.45, 0.72],
          [1, 0.12],
        ])}${box(0, 0, 1600, 620, "url(#wall)")}`,
        screen: { cell: 17, angle: 25 },
      },
      {
        ink: colours.bone,
        art: `${polygon([
          [0, 600],
          [1600, 600],
          [1600, 900],
          [0, 900],
        ])}`,
      },
      { ink: colours.ink, art: tiles(), slip: [2, 1] },
      {
        ink: colours.gold,
        art: `${glow("pool", [560, 690], 420, [
          [0, 0.9],
          [0.4, 0.5],
          [1, 0],
        ])}${polygon(
          [
            [0, 600],
            [1600, 600],
            [1600, 900],
            [0, 900],
          ],
          "url(#pool)",
        )}`,
        screen: { cell: 16, angle: 38 },
        lay: "through",
      },
      {
        ink: colours.ink,
        art: `${box(0, 592, 1010, 16)}${path("M360 640 L360 360 C360 210 460 150 560 150 C660 150 760 210 760 360 L760 640 Z")}${stairs.risers}`,
      },
      { ink: colours.gold, art: path(arch), slip: [3, -2] },
      {
        ink: colours.ink,
        art: `${path("M470 610 C474 500 506 470 540 462 L580 462 C614 470 646 500 650 610 Z")}${disc(560, 396, 50)}${path("M500 402 C486 330 530 316 562 320 C606 316 634 344 620 408 C626 380 600 364 590 362 C560 380 520 372 500 402 Z")}${box(384, 560, 352, 60)}${stroke("M480 610 V300 M640 610 V300 M480 300 C480 250 640 250 640 300 M400 380 H480 M640 380 H720", 6)}`,
        slip: [-1, 1],
      },
      { ink: colours.bone, art: `${box(516, 590, 88, 14)}` },
      {
        ink: colours.lamp,
        art: Array.from({ length: 11 }, (_, i) => `${box(962 + i * 50, 617 - i * 43, 50, 9)}`).join(
          "",
        ),
        slip: [1, -1],
      },
      { ink: colours.ink, art: stairs.rail },
      { ink: colours.gold, art: `${disc(968, 486, 9)}${stroke("M970 514 L1560 4", 2)}` },
    ],
  };
}
