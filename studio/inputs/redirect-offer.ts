/** The addresses of one page, as paths. Null: no address. */
export type PageAddresses = {
  published: string | null;
  /** The address in the form. */
  written: string | null;
  /**
   * The address that the page had before its last publication, if its form was open at that time. Otherwise it equals
   * `published`.
   */
  before: string | null;
};

/**
 * Returns the page's old address if it no longer works: the page has a new address, and no redirect starts at the old
 * one. Otherwise returns null. `redirected` are the paths at which redirects start.
 */
export function lostAddress(
  { published, written, before }: PageAddresses,
  redirected: readonly string[],
): string | null {
  const left = published === written ? before : published;
  const isLost = left !== null && written !== null && left !== written;
  return isLost && !redirected.includes(left) ? left : null;
}
