/** Possible destinations after a step such as a sign-in, and the data to choose one. */
export type ReturnChoices = {
  /**
   * The requested destination, such as the `from` parameter of the page's URL. Anyone may have
   * written it.
   */
  from: string | null;
  /** The previous page, from `document.referrer`. */
  referrer: string;
  /** The destination from the auth settings. Null if they name none, or if the caller ignores them. */
  configured: string | null;
  /** The site's own origin. */
  origin: string;
  /** The path of the current page, which is never a destination. */
  here: string;
  home: string;
};

/**
 * Returns the first valid path of `configured`, `from` and `referrer`, or else `home`. The result
 * is always a path of this site. [SEC-2]
 */
export function returnPath({
  from,
  referrer,
  configured,
  origin,
  here,
  home,
}: ReturnChoices): string {
  const candidates = [configured, from, referrer === "" ? null : referrer];
  for (const address of candidates) {
    const path = address === null ? null : pathOnSite(address, origin);
    if (path !== null && path.split(/[?#]/)[0] !== here) return path;
  }
  return home;
}

/**
 * Returns the path of an address if the address is on this site, otherwise null. Uses the URL parser, because browsers
 * follow links by the same rules.
 */
function pathOnSite(address: string, origin: string): string | null {
  const url = URL.parse(address, origin);
  // The protocol is checked too. A `blob:https://site/…` URL has the site's origin, but its
  // `pathname` starts with `https:` and is not a path of this site.
  if (url === null || url.origin !== origin || !/^https?:$/.test(url.protocol)) return null;
  return `${url.pathname}${url.search}${url.hash}`.replace(/^\/{2,}/, "/");
}
