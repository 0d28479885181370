import { HINT_COOKIE } from "./session-cookie.ts";

/** Whether this browser has a session, as far as a script can tell: the session itself is out of its reach. */
export function hasSessionHint(): boolean {
  return document.cookie.split("; ").some((pair) => pair.startsWith(`${HINT_COOKIE}=`));
}
