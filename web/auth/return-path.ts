/** Where someone who signed in on the sign-in page may go next. */
export type ReturnChoices = {
  /** What the address asks for (`?from=`): anyone may have written it. */
  from: string | null;
  /** The page they came from, as the browser tells. */
  referrer: string;
  /** The path in the auth settings; checked there. */
  settled: string | null;
  /** The site's own origin. */
  origin: string;
  /** The sign-in page itself: nobody is sent back to it. */
  here: string;
  home: string;
};

/** Picks the path to go to: always one of this site, whatever the address says. [SEC-2] */
export function returnPath({ from, referrer, settled, origin, here, home }: ReturnChoices): string {
  const asked = [settled, from, referrer === "" ? null : referrer];
  for (const address of asked) {
    const path = address === null ? null : pathOnSite(address, origin);
    if (path !== null && path.split(/[?#]/)[0] !== here) return path;
  }
  return home;
}

/** The browser's own reading of an address decides, for its reading is the one that counts. */
function pathOnSite(address: string, origin: string): string | null {
  const url = URL.parse(address, origin);
  // The origin of `blob:https://site/…` is the site's too, but what follows the colon is no path.
  if (url === null || url.origin !== origin || !/^https?:$/.test(url.protocol)) return null;
  return `${url.pathname}${url.search}${url.hash}`.replace(/^\/{2,}/, "/");
}
