import { colours } from "../press/colours.ts";
import { wide } from "../press/formats.ts";
import type { Sheet } from "../press/press.ts";
import { box, disc, glow, path, polygon, stroke, type Point } from "../press/shapes.ts";

const wick: Point = [985, 470];
const spark: Point = [872, 486];

/** A gloved hand that holds a match; the match points to the right. */
const glove = [
  path(
    "M-40 980 L-60 760 C20 640 180 560 330 520 C400 500 470 452 540 452 C580 452 604 470 596 494 C590 512 560 520 530 528 C580 520 640 518 660 528 C690 544 676 580 640 588 C676 592 690 618 672 640 C656 660 620 662 590 660 C612 672 614 700 590 714 C560 732 500 730 460 726 C380 760 260 830 200 980 Z",
  ),
].join("");

/** A street lamp from very near, at the moment before it burns. */
export function ladder(): Sheet {
  return {
    format: wide,
    paper: colours.night,
    seed: 111,
    plates: [
      {
        ink: colours.gold,
        art: `${glow("spark", spark, 760, [
          [0, 1],
          [0.16, 0.96],
          [0.45, 0.5],
          [1, 0],
        ])}${box(0, 0, 1600, 900, "url(#spark)")}`,
        screen: { cell: 18, angle: 38 },
      },
      {
        ink: colours.bone,
        art: `${glow("glass", spark, 560, [
          [0, 0.9],
          [0.4, 0.5],
          [1, 0.06],
        ])}${polygon(
          [
            [790, 170],
            [1300, 170],
            [1190, 690],
            [900, 690],
          ],
          "url(#glass)",
        )}`,
        screen: { cell: 16, angle: 10 },
        slip: [4, 2],
      },
      {
        ink: colours.night,
        art: `${path("M730 170 L1360 170 L1310 96 L1130 20 L1130 -20 L960 -20 L960 20 L780 96 Z")}${stroke("M792 170 L904 690 M1298 170 L1186 690 M1045 170 L1045 -10", 22)}${box(868, 684, 354, 44)}${box(920, 724, 250, 30)}${path("M990 750 h110 l16 180 h-142 Z")}${path("M960 690 C962 620 972 560 976 500 L994 500 C998 560 1008 620 1012 690 Z")}${box(944, 560, 82, 18)}`,
        slip: [-2, 2],
      },
      { ink: "#2E2440", art: glove, slip: [2, 0] },
      {
        ink: colours.night,
        art: `${stroke("M470 596 C530 590 580 588 636 588 M462 660 C520 664 560 662 592 660 M300 546 C340 590 350 640 330 700 M120 640 C170 690 190 750 180 830", 7)}`,
      },
      { ink: colours.bone, art: stroke("M600 530 L850 490", 12) },
      { ink: colours.night, art: disc(852, 489, 11) },
      {
        ink: colours.lamp,
        art: `${path("M852 508 C820 480 838 440 872 384 C884 428 916 452 900 490 C892 512 868 518 852 508 Z")}`,
        slip: [3, -3],
      },
      {
        ink: colours.paper,
        art: path(
          "M860 500 C844 480 856 458 870 430 C880 456 894 470 886 488 C880 502 868 506 860 500 Z",
        ),
      },
      { ink: colours.lamp, art: disc(wick[0], wick[1] + 22, 7) },
    ],
  };
}
