/** A page's addresses as paths, or null. */
export type PageAddresses = {
  published: string | null;
  /** The one in the form. */
  written: string | null;
  /** The previously published one, remembered while the form is open. */
  before: string | null;
};

/** Returns the old address that has neither the page nor a redirect, or null. `redirected`: paths with a redirect. */
export function lostAddress(
  { published, written, before }: PageAddresses,
  redirected: readonly string[],
): string | null {
  const left = published === written ? before : published;
  const isLost = left !== null && written !== null && left !== written;
  return isLost && !redirected.includes(left) ? left : null;
}
