/**
 * Returns the number of entries in a list of Sanity's preview, in words. `{count}` in `many` is replaced by the number.
 */
export function countOf(entries: unknown, { one, many }: { one: string; many: string }): string {
  // While the preview loads, a list is an object keyed by index.
  const count = Object.keys(Object(entries)).length;
  return count === 1 ? one : many.replace("{count}", String(count));
}
