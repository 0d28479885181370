import { colours } from "../press/colours.ts";
import { reel } from "../pictures/booth.ts";
import {
  animation,
  curve,
  dot,
  fill,
  layer,
  moving,
  placed,
  shapeGroup,
  still,
  type Item,
} from "./bodymovin.ts";
import { fromDrawing } from "./from-drawing.ts";

const frames = 150;
const seats = 15;

/** One seat of the row: dark, then lit, then dark again in time for the next round. */
function seat(index: number): Item {
  const begin = 8 + ((index * 7) % seats) * 5;
  return shapeGroup(
    [dot(240 + index * 80, 790, 21), fill(colours.gold)],
    placed({
      opacity: moving([
        [begin, [14]],
        [begin + 10, [100]],
        [132, [100]],
        [frames - 4, [14]],
      ]),
    }),
  );
}

/** A reel that turns while a row of seats fills with light; its last frame is its first. */
export function reelAnimation() {
  const big = reel("translate(0 0)", 270);
  const turn = placed({
    at: still([800, 400]),
    turn: moving(
      [
        [0, [0]],
        [frames, [144]],
      ],
      true,
    ),
  });
  const beam = curve(
    still({
      c: true,
      v: [
        [800, 400],
        [1620, 690],
        [1620, 110],
      ],
      i: [
        [0, 0],
        [0, 0],
        [0, 0],
      ],
      o: [
        [0, 0],
        [0, 0],
        [0, 0],
      ],
    }),
  );
  return animation("reel", frames, [
    layer("holes", frames, fromDrawing(big.holes, colours.gold), turn),
    layer(
      "plate",
      frames,
      [...fromDrawing(big.plate, colours.ink)],
      placed({ at: still([800, 400]) }),
    ),
    layer(
      "rim",
      frames,
      [shapeGroup([dot(0, 0, 286), fill(colours.lamp)])],
      placed({ at: still([800, 400]) }),
    ),
    layer(
      "seats",
      frames,
      Array.from({ length: seats }, (_, i) => seat(i)),
    ),
    layer("beam", frames, [shapeGroup([beam, fill(colours.gold)], placed({ opacity: still(16) }))]),
    layer(
      "ground",
      frames,
      fromDrawing(`<rect x="0" y="0" width="1600" height="900"/>`, colours.night),
    ),
  ]);
}
