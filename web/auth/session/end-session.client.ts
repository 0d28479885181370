import { SESSION_PATH } from "./session-cookie.ts";
import { hasSessionHint } from "./session-hint.client.ts";
import { signOutMark } from "./sign-out-mark.client.ts";
import { closeSession } from "./sync-calls.client.ts";
import { announceSession } from "./tabs.client.ts";

/**
 * Signs out: the session first, which is what gates go by, then the SDK's own memory of the member, which tells another
 * service as well. Rejects when the site can't be reached: then the site still takes the browser for the member's, until
 * this or the next page is heard ({@link isSigningOut}). `onClosed` is called as soon as gates are closed: the SDK may
 * have to be loaded to forget.
 */
export async function endSession(onClosed: () => void = () => {}): Promise<void> {
  signOutMark.set();
  try {
    await closeSession({ address: SESSION_PATH, fetch }, "same-origin");
    announceSession();
    onClosed();
  } catch {
    // Tried again below, and by the next page.
  }
  // Without it the SDK would only remember who was here: the form asks it to forget before the next sign-in.
  await import("./renew-session.client.ts")
    .then(({ forgetMember }) => forgetMember())
    .catch(() => {});
  if (hasSessionHint()) throw new Error("The session was not closed.");
}

/** Whether an earlier sign-out of this browser did not reach the site. */
export const isSigningOut = (): boolean => signOutMark.isSet() && hasSessionHint();
