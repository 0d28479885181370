/**
 * Placement of an entry:
 * - `lead`: the first entry, with the largest image.
 * - `largeStart` with `smallEnd`, or `smallStart` with `largeEnd`: two entries side by side.
 * - `strip`: an image on a row of its own.
 * - `line`: text without an image.
 */
export type FeaturePlace =
  | "lead"
  | "largeStart"
  | "smallEnd"
  | "smallStart"
  | "largeEnd"
  | "strip"
  | "line";

const pairs = [
  ["largeStart", "smallEnd"],
  ["smallStart", "largeEnd"],
] as const;

/**
 * Returns the placement of each entry; `pictured` has true for entries with an image. Consecutive pairs alternate
 * between the two pair layouts.
 */
export function featurePlaces(pictured: readonly boolean[]): FeaturePlace[] {
  const places: FeaturePlace[] = [];
  let pairsSoFar = 0;
  while (places.length < pictured.length) {
    const at = places.length;
    if (!pictured[at]) places.push("line");
    else if (at === 0) places.push("lead");
    else if (!pictured[at + 1]) places.push("strip");
    else places.push(...(pairs[pairsSoFar++ % 2] ?? pairs[0]));
  }
  return places;
}
