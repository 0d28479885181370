/** The addresses of one page, as paths. A field is null if the page has no such address. */
export type PageAddresses = {
  published: string | null;
  /** The address in the form. */
  written: string | null;
  /**
   * The address before the page's last publication, if the form was open at that time. Otherwise
   * the same as `published`.
   */
  before: string | null;
};

/**
 * Returns the page's old address if it would return 404: the page has a new address, and no
 * redirect starts at the old address. Otherwise returns null. `redirected` lists the paths at which
 * redirects start.
 */
export function lostAddress(
  { published, written, before }: PageAddresses,
  redirected: readonly string[],
): string | null {
  const left = published === written ? before : published;
  const isLost = left !== null && written !== null && left !== written;
  return isLost && !redirected.includes(left) ? left : null;
}
