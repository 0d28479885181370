/** A page's addresses as paths; null where it has none. */
export type PageAddresses = {
  /** Where visitors find it now. */
  published: string | null;
  /** What the form says. */
  written: string | null;
  /** Where it was published before, as long as the form is open. */
  before: string | null;
};

/** Takes a page's addresses and the old ones that are redirected already, gives the one that visitors lose; null for none. */
export function lostAddress(
  { published, written, before }: PageAddresses,
  redirected: readonly string[],
): string | null {
  const left = published === written ? before : published;
  const isLost = left !== null && written !== null && left !== written;
  return isLost && !redirected.includes(left) ? left : null;
}
