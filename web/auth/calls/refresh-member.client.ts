import { updateCurrentUser } from "firebase/auth";
import type { Auth } from "firebase/auth";
import { announceSession } from "../session/tabs.client.ts";
import { withTimeLimit } from "../time-limit.ts";

/**
 * Has SDK, session and other tabs learn what changed in the account. False where nobody is signed in here, or no
 * longer: a changed address ends sessions. Rejects when it can't be asked.
 */
export async function refreshMember(auth: Auth): Promise<boolean> {
  if (auth.currentUser === null) return false;
  try {
    await withTimeLimit(auth.currentUser.reload());
    await withTimeLimit(auth.currentUser.getIdToken(true));
    // The SDK does not wait for whoever is told of a new token, but with this it does: the session is renewed then.
    await withTimeLimit(updateCurrentUser(auth, auth.currentUser));
  } catch (error) {
    if (auth.currentUser !== null) throw error;
  } finally {
    announceSession();
  }
  return auth.currentUser !== null;
}
