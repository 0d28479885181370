/** Takes what Sanity's preview answers for a list, says how many are in it: `1 day`, `3 days`. */
export function countOf(entries: unknown, noun: string): string {
  // A list comes as an object keyed by place while the preview loads.
  const count = Object.keys(Object(entries)).length;
  return count === 1 ? `1 ${noun}` : `${count} ${noun}s`;
}
