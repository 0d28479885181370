import { signOut } from "firebase/auth";
import type { Auth } from "firebase/auth";
import { keepMembersIn, openAuth } from "../firebase.client.ts";
import { hasSessionHint } from "../../token-sync/session-hint.client.ts";
import type { ClientAuthSettings } from "../../sign-in/sign-in-form.ts";
import { settleTokenSync } from "../../token-sync/sync-settings.client.ts";
import { withTimeLimit } from "../../time-limit.ts";

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
