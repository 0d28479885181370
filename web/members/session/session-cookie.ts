/** Name of the session cookie: httpOnly, minted by the provider, verified at each request. */
export const SESSION_COOKIE = "marquee_session";

/**
 * Name of the session cookie on https. Browsers accept the prefix `__Host-` only from the host itself, over https and
 * with `Path=/`. So neither a sibling subdomain nor a plain HTTP request can plant a session.
 */
export const HTTPS_SESSION_COOKIE = `__Host-${SESSION_COOKIE}`;

/**
 * Name of a cookie that scripts can read and that contains no secret. It tells scripts that there
 * is a session. So auth code is loaded for members only, and a sign-out is sent to the server only
 * if there is a session to end.
 */
export const HINT_COOKIE = "marquee_signed_in";

/** Path of the endpoint that opens and closes sessions. */
export const SESSION_PATH = "/api/session";

/** Path of the endpoint that returns the data of the session's member. */
export const MEMBER_PATH = "/api/session/member";

/** Returns the name of the session cookie for the site's own address. */
export const sessionCookieOf = (site: string): string =>
  site.startsWith("https:") ? HTTPS_SESSION_COOKIE : SESSION_COOKIE;
