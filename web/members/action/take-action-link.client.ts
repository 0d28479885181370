import { storageOfThisTab } from "../browser-storage.client.ts";
import { type ActionLink, parseActionLink, writeActionLink } from "./action-link.ts";

/** Key of the stored link in this tab's sessionStorage. */
const STORAGE_KEY = "marquee_action";

/**
 * Removes an email's link from the page's URL, so that its code stays neither in the browser's
 * history nor on the screen. Stores the link in this tab until its code is used, so that a reload
 * finds it. Returns the link, or null if there is none.
 */
export function takeActionLink(): ActionLink | null {
  const arrived = parseActionLink(new URLSearchParams(location.hash.slice(1)));
  // Keep `history.state`, because Next.js stores its own state in it.
  if (location.hash !== "") history.replaceState(history.state, "", location.pathname);
  if (arrived === null)
    return parseActionLink(new URLSearchParams(storageOfThisTab()?.getItem(STORAGE_KEY) ?? ""));
  storageOfThisTab()?.setItem(STORAGE_KEY, writeActionLink(arrived));
  return arrived;
}

/** Removes the stored link. Called when its code has been used or no longer works. */
export function forgetActionLink(): void {
  storageOfThisTab()?.removeItem(STORAGE_KEY);
}
