import { SESSION_PATH } from "../session/session-cookie.ts";
import { announceSession, hasSessionHint } from "./session-signals.client.ts";
import { closeSession, signOutMark } from "./sync-calls.client.ts";

/**
 * Signs the member out. Closes the session first, because gates depend on it. Then signs out the SDK, which also
 * notifies another service. Calls `onClosed` when the session is closed, because the SDK may still have to be loaded.
 * Rejects when the session stays open: this or the next page tries again ({@link isSigningOut}).
 */
export async function endSession(onClosed: () => void = () => {}): Promise<void> {
  signOutMark.set();
  try {
    await closeSession({ address: SESSION_PATH, fetch }, "same-origin");
    announceSession();
    onClosed();
  } catch {
    // Signing out of the SDK below tries again, and so does the next page.
  }
  // If the SDK's sign-out fails, `readyAuth` repeats it before the next sign-in.
  await import("../firebase/firebase.client.ts")
    .then(({ forgetMember }) => forgetMember())
    .catch(() => {});
  if (hasSessionHint()) throw new Error("The session was not closed.");
}

/** Whether an earlier sign-out of this browser has not reached the site. */
export const isSigningOut = (): boolean => signOutMark.isSet() && hasSessionHint();
