import { box, path, polygon, type Point } from "./press/shapes.ts";
import { lamplighter, lampPost } from "./pictures/street.ts";

/** Where the aperture stands in its picture, right of the middle: the title has the left. */
export const apertureMiddle: Point = [1072, 450];

/** Radius of the lens, and of the open hole (to the middle of its sides). */
export const apertureOuter = 402;
/** Radius of the open hole, to the middle of its sides. */
export const apertureInner = 292;

/** What is seen through the aperture, plate by plate: the same for the printed poster and for the animation. */
export function apertureDrawing(): {
  houses: string;
  road: string;
  people: string;
  flame: string;
  wick: Point;
} {
  return {
    houses: `${polygon([
      [640, 860],
      [640, 540],
      [712, 540],
      [712, 500],
      [760, 456],
      [808, 500],
      [808, 548],
      [880, 548],
      [880, 512],
      [924, 474],
      [968, 514],
      [968, 602],
      [996, 582],
      [1024, 610],
      [1024, 690],
      [1140, 690],
      [1140, 602],
      [1166, 580],
      [1192, 602],
      [1192, 536],
      [1226, 536],
      [1226, 490],
      [1248, 490],
      [1248, 536],
      [1290, 536],
      [1334, 500],
      [1378, 536],
      [1378, 580],
      [1490, 580],
      [1490, 860],
    ])}${box(700, 680, 760, 180)}`,
    road: polygon([
      [1060, 610],
      [1104, 610],
      [1204, 760],
      [940, 760],
    ]),
    people: `${lampPost([1086, 690], 1.5, true)}${lamplighter("translate(1050 692) scale(1.42)")}${polygon(
      [
        [1074, 688],
        [1098, 688],
        [1052, 760],
        [988, 760],
      ],
    )}`,
    flame: path("M1086 316 C1104 343 1107 362 1086 378 C1065 362 1068 343 1086 316 Z"),
    wick: [1086, 366],
  };
}
