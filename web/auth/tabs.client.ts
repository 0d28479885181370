const CHANNEL = "marquee-session";

/** Tells the other tabs of this browser that a session was opened or closed. */
export function announceSession(): void {
  const channel = new BroadcastChannel(CHANNEL);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target: it is of this origin alone
  channel.postMessage(0);
  channel.close();
}

/** Calls `listener` when another tab opened or closed a session; answers the function that ends it. */
export function followSession(listener: () => void): () => void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.addEventListener("message", listener);
  return () => channel.close();
}
