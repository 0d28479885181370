/**
 * Name of the cookie with an editor's draft session. The value is signed, and the cookie is
 * httpOnly. Draft mode requires this cookie in addition to Next.js's own cookie.
 */
export const DRAFT_COOKIE = "marquee_draft";

/** Name of the cookie on https: the prefix `__Host-` keeps other hosts from setting it. */
export const HTTPS_DRAFT_COOKIE = `__Host-${DRAFT_COOKIE}`;

/** Returns the name of the draft session's cookie for a site address: the `__Host-` name if the address is https. */
export const draftCookieOf = (site: string): string =>
  site.startsWith("https:") ? HTTPS_DRAFT_COOKIE : DRAFT_COOKIE;
