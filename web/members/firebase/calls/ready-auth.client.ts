import { signOut, updateCurrentUser } from "firebase/auth";
import type { Auth } from "firebase/auth";
import type { ClientAuthSettings } from "../../sign-in/sign-in-form.ts";
import { withTimeLimit } from "../../time-limit.ts";
import { announceSession, hasSessionHint } from "../../token-sync/session-signals.client.ts";
import { settleTokenSync } from "../../token-sync/sync-settings.client.ts";
import { keepMembersIn, openAuth } from "../firebase.client.ts";

/**
 * Returns the SDK with the tenant and persistence of the settings. Signs out a user whose session has ended. A guest
 * stays signed in, so that the guest account can be upgraded.
 */
export async function readyAuth(settings: ClientAuthSettings): Promise<Auth> {
  settleTokenSync(settings.tokenSync);
  const auth = openAuth();
  auth.tenantId = settings.tenantId;
  // The provider writes its messages in the language of the current page.
  auth.languageCode = document.documentElement.lang;
  await withTimeLimit(auth.authStateReady());
  // The SDK may still have a user whose session has ended.
  if (auth.currentUser && !hasSessionHint()) await withTimeLimit(signOut(auth));
  await withTimeLimit(keepMembersIn(auth, settings.persistence));
  return auth;
}

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
