import { HINT_COOKIE } from "../session/session-cookie.ts";

/** Whether this browser has a session, by the readable cookie: scripts can't read the session cookie itself. */
export function hasSessionHint(): boolean {
  return document.cookie.split("; ").some((pair) => pair.startsWith(`${HINT_COOKIE}=`));
}
