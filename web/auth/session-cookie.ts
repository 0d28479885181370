/** The session: httpOnly, minted by the provider, verified at each request. */
export const SESSION_COOKIE = "marquee_session";

/**
 * Readable beside it, with no secret in it: tells scripts that there is a session, so that auth code is loaded
 * for members alone and signing out is sent to the server only where there is something to end.
 */
export const HINT_COOKIE = "marquee_signed_in";

/** How long a session lasts after the last token refresh. The provider allows at most 14 days. In ms. */
export const SESSION_MS = 14 * 24 * 60 * 60 * 1000;

/** The endpoint that opens and closes sessions. */
export const SESSION_PATH = "/api/session";
