import { storageOfThisTab } from "../browser-storage.client.ts";
import { type ActionLink, parseActionLink, writeActionLink } from "./action-link.ts";

/** Key of the stored link in this tab's sessionStorage. */
const STORAGE_KEY = "marquee_action";

/** The link that was taken, because some browsers let no page store anything. */
let taken: ActionLink | null = null;

/**
 * Removes an email's link from the page's URL, so that its code stays neither in the browser's
 * history nor on the screen. Stores the link in this tab until its code is used, so that a reload
 * finds it. Returns the link, or null if there is none.
 */
export function takeActionLink(): ActionLink | null {
  const arrived = parseActionLink(new URLSearchParams(location.hash.slice(1)));
  // Keep `history.state`, because Next.js stores its own state in it.
  if (location.hash !== "") history.replaceState(history.state, "", location.pathname);
  if (arrived === null) {
    const stored = storageOfThisTab()?.getItem(STORAGE_KEY) ?? "";
    return taken ?? parseActionLink(new URLSearchParams(stored));
  }
  taken = arrived;
  storageOfThisTab()?.setItem(STORAGE_KEY, writeActionLink(arrived));
  return arrived;
}

/** Removes the stored link. Called when its code has been used or no longer works. */
export function forgetActionLink(): void {
  taken = null;
  storageOfThisTab()?.removeItem(STORAGE_KEY);
}
