/**
 * Name of the cookie in which an open page stores the position of the last change that it was
 * notified of, if several instances serve the site. The cookie is the same for every visitor.
 */
export const EVENT_COOKIE = "marquee-event";

/**
 * Returns the cookie that an open page stores for a minute after a change, as its script sets it.
 * Empty if the encoded position contains no event. Contains no spaces, because the event's data is
 * separated by them.
 */
export const eventCookie = (position: string, isSecure: boolean): string =>
  position.includes(".")
    ? `${EVENT_COOKIE}=${position};path=/;max-age=60;samesite=lax${isSecure ? ";secure" : ""}`
    : "";

/** Returns the encoded position in a `Cookie` header; null if there is none. */
export function eventCookieIn(cookies: string | undefined): string | null {
  if (cookies?.includes(EVENT_COOKIE) !== true) return null;
  const prefix = `${EVENT_COOKIE}=`;
  const cookie = cookies.split("; ").find((each) => each.startsWith(prefix));
  return cookie === undefined ? null : cookie.slice(prefix.length);
}
