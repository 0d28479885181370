import { signOut } from "firebase/auth";
import type { Auth } from "firebase/auth";
import { keepMembersIn, openAuth } from "../provider/firebase.client.ts";
import { hasSessionHint } from "../session/session-hint.client.ts";
import type { ClientAuthSettings } from "../sign-in-form.ts";
import { settleTokenSync } from "../session/sync-settings.client.ts";
import { withTimeLimit } from "../time-limit.ts";

/**
 * The SDK, ready for a sign-in under the settings: their tenant and persistence, and nobody remembered whose session
 * has ended. A guest who signs in stays known, so that the guest's account can be upgraded.
 */
export async function readyAuth(settings: ClientAuthSettings): Promise<Auth> {
  settleTokenSync(settings.tokenSync);
  const auth = openAuth();
  auth.tenantId = settings.tenantId;
  // What the provider writes to someone is in the language of the page they are on.
  auth.languageCode = document.documentElement.lang;
  await withTimeLimit(auth.authStateReady());
  // Someone whose session ended is still kept by the SDK: they are gone for the site.
  if (auth.currentUser && !hasSessionHint()) await withTimeLimit(signOut(auth));
  await withTimeLimit(keepMembersIn(auth, settings.persistence));
  return auth;
}
