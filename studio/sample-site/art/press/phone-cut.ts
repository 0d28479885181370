import type { Plate } from "./plate.ts";
import type { Sheet } from "./press.ts";

/** Pixels along the cut's sides. */
const side = 720;

/** It is printed larger than it is kept: at its own size every edge would follow the dots. */
const reduced = 2;

/** Units of the drawing along its sides: the whole height of a still. */
const shown = 900;

/** How many times larger the dots are in the drawing: as bold on a phone as the still's are on a desk. */
const coarser = 3;

const scaled = ({ screen, slip: [x, y] = [0, 0], ...plate }: Plate, scale: number): Plate => ({
  ...plate,
  screen: screen
    ? { ...screen, cell: screen.cell * scale * coarser }
    : { cell: 15 * scale, angle: 38 },
  slip: [Math.round(x * scale), Math.round(y * scale)],
});

/**
 * Takes a still and where in its drawing to begin, gives the same drawing for a phone, whose screen is nearly square:
 * fewer and bolder dots on smoother paper, which are fewer bytes too.
 */
export function phoneCut(still: Sheet, left: number): Sheet {
  const printed = side * reduced;
  const scale = (printed / shown) * (still.format.viewBox[0] / still.format.width);
  return {
    ...still,
    format: { width: printed, height: printed, viewBox: [shown, shown], origin: [left, 0] },
    reduced,
    wear: 0.4,
    plates: still.plates.map((plate) => scaled(plate, scale)),
  };
}
