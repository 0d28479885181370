import { SESSION_PATH } from "../session/session-cookie.ts";
import { announceSession, hasSessionHint } from "./session-signals.client.ts";
import { closeSession, signOutMark } from "./sync-calls.client.ts";

/**
 * Signs the member out. Closes the site's session first, because gates depend on it. If that
 * succeeds, calls `onClosed` without waiting for the SDK, which may still have to be loaded.
 * Finally signs out of the SDK. If the auth settings name another service that receives tokens,
 * this function closes the session there too. Rejects if the site's session stays open. The next
 * page then tries again ({@link isSigningOut}).
 */
export async function endSession(onClosed: () => void = () => {}): Promise<void> {
  signOutMark.set();
  try {
    await closeSession({ address: SESSION_PATH, fetch }, "same-origin");
    announceSession();
    onClosed();
  } catch {
    // Ignores the failure. The SDK's sign-out below tries to close the session again, and so does
    // the next page.
  }
  // If the SDK's sign-out fails, `readyAuth` repeats it before the next sign-in.
  await import("../firebase/firebase.client.ts")
    .then(({ forgetMember }) => forgetMember())
    .catch(() => {});
  if (hasSessionHint()) throw new Error("The session was not closed.");
}

/** Whether an earlier sign-out of this browser has not reached the site. */
export const isSigningOut = (): boolean => signOutMark.isSet() && hasSessionHint();
