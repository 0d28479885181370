/**
 * How an entry stands in a programme: `lead`, the first, largest; `large` and `small`, two pictures side by side, at the
 * line's `Start` or `End`; `strip`, a picture with no other to stand beside; `line`, words alone.
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

/** Takes whether each entry has a picture, in order, gives where each stands: no two pairs in a row are cut alike. */
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
