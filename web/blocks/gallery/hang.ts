/**
 * Placement of an image in a gallery's wall layout. `share` is the image's share of the row's width
 * (0–1), and `beside` is the number of images in the row.
 */
export type Place = { share: number; beside: number };

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

/**
 * Returns the placements in one row. The images of the last row are not enlarged to fill it, so it may stay partly
 * empty.
 */
function placesIn(row: readonly number[], fill: number, isLast: boolean): Place[] {
  const whole = isLast ? Math.max(sum(row), fill) : sum(row);
  return row.map((ratio) => ({ share: ratio / whole, beside: row.length }));
}

/**
 * Arranges images in rows, in order and uncropped. All images of a row have the same height.
 * `ratios` are the images' aspect ratios. `fills` are the rows' target aspect ratios, repeated as
 * needed. The targets differ, so that the wall looks intentionally uneven. An image is added to a
 * row if that brings the row's aspect ratio closer to the target.
 */
export function hang(ratios: readonly number[], fills: readonly [number, ...number[]]): Place[] {
  const places: Place[] = [];
  let row: number[] = [];
  let rows = 0;
  const fillNow = () => fills[rows % fills.length] ?? fills[0];
  for (const ratio of ratios) {
    const missing = fillNow() - sum(row);
    if (row.length > 0 && ratio - missing > missing) {
      places.push(...placesIn(row, fillNow(), false));
      row = [];
      rows += 1;
    }
    row.push(ratio);
  }
  return [...places, ...placesIn(row, fillNow(), true)];
}
