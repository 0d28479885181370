import { updateCurrentUser } from "firebase/auth";
import type { Auth } from "firebase/auth";
import { announceSession } from "../../token-sync/tabs.client.ts";
import { withTimeLimit } from "../../time-limit.ts";

/**
 * Reloads the account in the SDK, renews the session and notifies other tabs. Returns false if nobody is signed in
 * here, or no longer: changing an address ends sessions. Rejects when the provider can't be reached.
 */
export async function refreshMember(auth: Auth): Promise<boolean> {
  if (auth.currentUser === null) return false;
  try {
    await withTimeLimit(auth.currentUser.reload());
    await withTimeLimit(auth.currentUser.getIdToken(true));
    // The SDK does not wait for listeners of a new token, but `updateCurrentUser` does: the session is renewed then.
    await withTimeLimit(updateCurrentUser(auth, auth.currentUser));
  } catch (error) {
    if (auth.currentUser !== null) throw error;
  } finally {
    announceSession();
  }
  return auth.currentUser !== null;
}
