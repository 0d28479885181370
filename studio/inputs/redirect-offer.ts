/** A page's addresses as paths. Null: none. */
export type PageAddresses = {
  published: string | null;
  /** The address in the form. */
  written: string | null;
  /** The address before the last publication, remembered while the form is open. */
  before: string | null;
};

/**
 * Returns the old address if it has neither the page nor a redirect, else null. `redirected` are the paths with a
 * redirect.
 */
export function lostAddress(
  { published, written, before }: PageAddresses,
  redirected: readonly string[],
): string | null {
  const left = published === written ? before : published;
  const isLost = left !== null && written !== null && left !== written;
  return isLost && !redirected.includes(left) ? left : null;
}
