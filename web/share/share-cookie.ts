/** Holds the secret of the link that a browser opened a preview by. httpOnly; asked of the dataset at each request. */
export const SHARE_COOKIE = "marquee_share";

/** Its name on https, where no neighbour's host can put it in place; as the session's. */
export const HTTPS_SHARE_COOKIE = `__Host-${SHARE_COOKIE}`;

/** Where a link's secret is sent, and a preview is left. */
export const SHARE_PATH = "/api/share";

/** Takes the site's own address, gives the name of the cookie there. */
export const shareCookieOf = (site: string): string =>
  site.startsWith("https:") ? HTTPS_SHARE_COOKIE : SHARE_COOKIE;
