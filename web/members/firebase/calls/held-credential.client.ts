import {
  OAuthProvider,
  PhoneAuthProvider,
  linkWithCredential,
  signInWithCredential,
} from "firebase/auth";
import type { AuthCredential, AuthError } from "firebase/auth";
import { openAuth } from "../firebase.client.ts";
import type { ClientAuthSettings } from "../../sign-in/sign-in-form.ts";
import { withTimeLimit } from "../../time-limit.ts";
import { completeEntry } from "./enter.client.ts";

/**
 * Returns the credential that the provider accepted before it refused; kept in memory only, because it opens an
 * account.
 */
export const heldCredential = (error: AuthError): AuthCredential | null =>
  OAuthProvider.credentialFromError(error) ?? PhoneAuthProvider.credentialFromError(error);

/** Adds a held credential to the account that was signed in meanwhile; both methods then open it. */
export async function addHeld(
  settings: ClientAuthSettings,
  credential: AuthCredential,
): Promise<void> {
  const auth = openAuth();
  if (auth.currentUser === null) return;
  const entry = await withTimeLimit(linkWithCredential(auth.currentUser, credential));
  await completeEntry(settings, auth, entry);
}

/**
 * Signs in to the account that a held credential belongs to, replacing the current user. Resolves when the session is
 * open.
 */
export async function enterKnown(
  settings: ClientAuthSettings,
  credential: AuthCredential,
): Promise<void> {
  const auth = openAuth();
  await completeEntry(settings, auth, await withTimeLimit(signInWithCredential(auth, credential)));
}
