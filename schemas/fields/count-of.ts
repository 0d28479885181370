/**
 * Takes what Sanity's preview answers for a list and how one and many of its entries are said, `{count}` standing for
 * how many; says how many are in it.
 */
export function countOf(entries: unknown, { one, many }: { one: string; many: string }): string {
  // A list comes as an object keyed by place while the preview loads.
  const count = Object.keys(Object(entries)).length;
  return count === 1 ? one : many.replace("{count}", String(count));
}
