import { HINT_COOKIE } from "../session/session-cookie.ts";

/**
 * The page's only channel. A channel receives the messages of every other channel, even of the same page, but not its
 * own. With a second channel, a page would receive its own messages.
 */
let channel: BroadcastChannel | undefined;

const open = () => (channel ??= new BroadcastChannel("marquee-session"));

/** Notifies the other tabs of this browser that a session was opened or closed. */
export function announceSession(): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a BroadcastChannel has no target origin
  open().postMessage(0);
}

/**
 * Calls `listener` when another tab opens or closes a session. Also calls it when the browser restores this page from
 * the back/forward cache, because a page in that cache receives no messages. Returns a function that unsubscribes.
 */
export function followSession(listener: () => void): () => void {
  const opened = open();
  const onPageShow = (event: PageTransitionEvent) => {
    if (event.persisted) listener();
  };
  opened.addEventListener("message", listener);
  addEventListener("pageshow", onPageShow);
  return () => {
    opened.removeEventListener("message", listener);
    removeEventListener("pageshow", onPageShow);
  };
}

/**
 * Whether this browser has a session. Reads the hint cookie, because scripts can't read the session
 * cookie. Parses the cookies by hand, because a library would enlarge the script that a page with a
 * gate loads.
 */
export function hasSessionHint(): boolean {
  return document.cookie.split("; ").some((pair) => pair.startsWith(`${HINT_COOKIE}=`));
}
