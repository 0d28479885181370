import { DISPLAY_ID } from "../members/member-display.ts";
import { HINT_COOKIE } from "../members/session/session-cookie.ts";
import { followSession } from "../members/token-sync/session-signals.client.ts";
import { signOutMark } from "../members/token-sync/sync-calls.client.ts";
import { refreshOrLoad } from "./refresh.client.ts";

const hasSession = (): boolean =>
  document.cookie.split("; ").some((pair) => pair.startsWith(`${HINT_COOKIE}=`));

/** Whether the page shows a member's menu, or a gate. Only such a page differs for members. */
const concernsMembers = (): boolean =>
  document.querySelector("[data-sign-out],[data-gate]") !== null;

/** Renews a session that ends soon. */
function renewSession(): void {
  const text = document.getElementById(DISPLAY_ID)?.textContent;
  if (!text) return;
  const { sessionRenewsAt } = JSON.parse(text);
  if (typeof sessionRenewsAt !== "number" || Date.now() < sessionRenewsAt) return;
  void import("../members/firebase/firebase.client.ts").then(({ renewSession: renew }) => renew());
}

/** Completes a sign-out that began on an earlier page but did not reach the site. */
function completeSignOut(): void {
  if (!signOutMark.isSet() || !hasSession()) return;
  import("../members/token-sync/end-session.client.ts")
    .then(({ endSession }) => endSession(() => void refreshOrLoad()))
    .catch(() => {});
}

/**
 * Keeps the page right for members: after they have signed in or out in another tab, when the browser restores the page
 * from its back/forward cache, and when their session has to be renewed. [GATE-3]
 */
export function followMember(): void {
  followSession(() => {
    if (concernsMembers()) void refreshOrLoad();
  });
  addEventListener("pageshow", ({ persisted }) => {
    // An editor who previews the page as a member has no session, so the missing cookie is not a sign-out.
    const isOfMember =
      document.querySelector("[data-sign-out]") !== null &&
      document.documentElement.dataset["asPerson"] === undefined;
    if (persisted && isOfMember && !hasSession()) location.reload();
  });
  completeSignOut();
  renewSession();
}
