/**
 * Placement of an entry: `lead` is the first and largest; `large…` and `small…` form a pair, at the inline `Start` or
 * `End`; `strip` is an image without a partner; `line` is text without image.
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
 * Returns the placement of each entry; `pictured` tells which entries have an image. Consecutive pairs alternate in
 * layout.
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
