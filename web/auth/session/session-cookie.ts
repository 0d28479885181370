/** The session: httpOnly, minted by the provider, verified at each request. */
export const SESSION_COOKIE = "marquee_session";

/**
 * Its name on https. Browsers take a cookie of this prefix from the host itself alone, over https and for all of its
 * paths, so that neither a neighbour's host below the same domain nor a plain request can put a session in its place.
 */
export const HTTPS_SESSION_COOKIE = `__Host-${SESSION_COOKIE}`;

/**
 * Readable beside it, with no secret in it: tells scripts that there is a session, so that auth code is loaded
 * for members alone and signing out is sent to the server only where there is something to end.
 */
export const HINT_COOKIE = "marquee_signed_in";

/** How long a session lasts after the last token refresh. The provider allows at most 14 days. In ms. */
export const SESSION_MS = 14 * 24 * 60 * 60 * 1000;

/** The endpoint that opens and closes sessions. */
export const SESSION_PATH = "/api/session";

/** Takes the site's own address, gives the name of its session cookie. */
export const sessionCookieOf = (site: string): string =>
  site.startsWith("https:") ? HTTPS_SESSION_COOKIE : SESSION_COOKIE;
