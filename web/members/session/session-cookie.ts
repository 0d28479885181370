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

/** Path of the endpoint that creates and counts recovery codes. */
export const RECOVERY_CODES_PATH = "/api/session/recovery-codes";

/** Path of the endpoint that accepts a recovery code. */
export const RECOVER_PATH = "/api/session/recover";

/** Path of the endpoint that lists and ends the sessions of a member. */
export const DEVICES_PATH = "/api/session/devices";

/** Path of the endpoint of a member's uploaded picture. */
export const PICTURE_PATH = "/api/session/picture";

/** Path of the file with everything that is stored about a member's account. */
export const ACCOUNT_DATA_PATH = "/api/session/data";

/** Returns the name of the session cookie for the site's own address. */
export const sessionCookieOf = (site: string): string =>
  site.startsWith("https:") ? HTTPS_SESSION_COOKIE : SESSION_COOKIE;
