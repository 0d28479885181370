/** Returns the median. For an even count, it is the mean of the middle two. */
export function median(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  const middle = sorted.length / 2;
  const upper = sorted[Math.floor(middle)] ?? Number.NaN;
  const lower = sorted[Math.ceil(middle) - 1] ?? Number.NaN;
  return (lower + upper) / 2;
}

/**
 * Returns a percentile. `share` is from 0 to 1: for 0.95, at least 95 % of the numbers are less
 * than or equal to the result. The result is the smallest such number in the list.
 */
export function percentile(numbers: readonly number[], share: number): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? Number.NaN;
}

/** Prints a result and, on the next line, how it was measured. */
export function printMeasure(name: string, value: number, how: string): void {
  console.log(`${name}: ${value}`);
  console.log(`    ${how}`);
}

export const rounded = (value: number, digits = 2) => Number(value.toFixed(digits));

/** Returns the lowest and the highest number, such as `1.2 to 3.4`. */
export const spread = (numbers: readonly number[], digits = 2) =>
  `${rounded(Math.min(...numbers), digits)} to ${rounded(Math.max(...numbers), digits)}`;
