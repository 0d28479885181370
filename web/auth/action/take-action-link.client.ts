import { keptForThisTab } from "../browser-storage.client.ts";
import { type ActionLink, parseActionLink, writeActionLink } from "./action-link.ts";

/** Of this tab alone, gone with it. */
const KEPT = "marquee_action";

/**
 * Takes a mail's link out of the address, so that neither history nor whoever looks on has its code; kept aside in
 * this tab for a reload in the middle. Null where there is none.
 */
export function takeActionLink(): ActionLink | null {
  const arrived = parseActionLink(new URLSearchParams(location.hash.slice(1)));
  // Next keeps its own state in the entry.
  if (location.hash !== "") history.replaceState(history.state, "", location.pathname);
  if (arrived === null)
    return parseActionLink(new URLSearchParams(keptForThisTab()?.getItem(KEPT) ?? ""));
  keptForThisTab()?.setItem(KEPT, writeActionLink(arrived));
  return arrived;
}

/** Forgets the link: its code is used up, or was never good. */
export function forgetActionLink(): void {
  keptForThisTab()?.removeItem(KEPT);
}
