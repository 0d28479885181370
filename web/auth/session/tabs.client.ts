/** One for the page: a channel hears every other one, those of its own page too, but never itself. */
let channel: BroadcastChannel | undefined;

const open = () => (channel ??= new BroadcastChannel("marquee-session"));

/** Tells the other tabs of this browser that a session was opened or closed. */
export function announceSession(): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target: it is of this origin alone
  open().postMessage(0);
}

/**
 * Calls `listener` when another tab opened or closed a session, or may have while this page was put away: one that
 * the browser brings back as it was has heard nothing meanwhile. Answers the function that ends it.
 */
export function followSession(listener: () => void): () => void {
  const heard = open();
  const comeBack = (event: PageTransitionEvent) => {
    if (event.persisted) listener();
  };
  heard.addEventListener("message", listener);
  addEventListener("pageshow", comeBack);
  return () => {
    heard.removeEventListener("message", listener);
    removeEventListener("pageshow", comeBack);
  };
}
