/** Where a picture hangs on a wall: its part of its row (0–1), and how many hang in that row. */
export type Place = { share: number; beside: number };

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

/** The places of one row. The last row may be left open rather than blow up the few pictures in it. */
function placesIn(row: readonly number[], fill: number, isLast: boolean): Place[] {
  const whole = isLast ? Math.max(sum(row), fill) : sum(row);
  return row.map((ratio) => ({ share: ratio / whole, beside: row.length }));
}

/**
 * Hangs pictures in rows of one height each, in their order, none of them cut. Takes their widths over heights, and how
 * wide a row is over its height, row after row (over again when there are more rows): rows of changing height make the
 * wall uneven on purpose. A row takes one more picture while that brings it closer to its fill.
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
