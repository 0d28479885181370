/**
 * Name of the cookie that stores the secret of an opened preview link. The cookie is httpOnly. The site looks up the
 * secret at each request.
 */
export const SHARE_COOKIE = "marquee_share";

/** Name of the cookie on https: the prefix `__Host-` keeps other hosts from setting it. */
export const HTTPS_SHARE_COOKIE = `__Host-${SHARE_COOKIE}`;

/** Path of the endpoint that accepts a link's secret; `/leave` below it leaves the preview. */
export const SHARE_PATH = "/api/share";

/** Returns the cookie's name on a site. It depends on whether the site's URL begins with `https:`. */
export const shareCookieOf = (site: string): string =>
  site.startsWith("https:") ? HTTPS_SHARE_COOKIE : SHARE_COOKIE;
