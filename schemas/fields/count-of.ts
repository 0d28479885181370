/**
 * Returns a text with the number of entries in a list of a Sanity preview. `{count}` in `many` is replaced by the
 * number.
 */
export function countOf(entries: unknown, { one, many }: { one: string; many: string }): string {
  // Counts keys, because the list is an object keyed by index while the preview loads.
  const count = Object.keys(Object(entries)).length;
  return count === 1 ? one : many.replace("{count}", String(count));
}
