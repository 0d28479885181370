/**
 * Counts the entries of a list that a Sanity preview selects. Returns the number as text, such as
 * `3 days`: `one` for one entry, otherwise `many` with the number in place of `{count}`.
 */
export function countOf(entries: unknown, { one, many }: { one: string; many: string }): string {
  // Counts keys, because the list is an object keyed by index while the preview loads.
  const count = Object.keys(Object(entries)).length;
  return count === 1 ? one : many.replace("{count}", String(count));
}
