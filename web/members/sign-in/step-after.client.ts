import {
  OAuthProvider,
  PhoneAuthProvider,
  getMultiFactorResolver,
  linkWithCredential,
  signInWithCredential,
} from "firebase/auth";
import type { AuthCredential, AuthError, MultiFactorError } from "firebase/auth";
import { codeOf } from "../firebase/calls/coded-error.ts";
import { completeEntry } from "../firebase/calls/enter.client.ts";
import { openAuth } from "../firebase/firebase.client.ts";
import { withTimeLimit } from "../time-limit.ts";
import type { SignInStep } from "./sign-in-flow.client.tsx";
import type { ClientAuthSettings } from "./sign-in-form.ts";

const needsSecondFactor = (error: unknown): error is MultiFactorError =>
  codeOf(error) === "auth/multi-factor-auth-required";

const hasOtherMethod = (error: unknown): error is AuthError =>
  codeOf(error) === "auth/account-exists-with-different-credential";

/** Whether a guest signed up with a credential or an address that already belongs to an account. */
const isTaken = (error: unknown): error is AuthError =>
  ["auth/credential-already-in-use", "auth/email-already-in-use"].includes(codeOf(error) ?? "");

/** Returns the step that a provider's error leads to; null for an error that has to be shown. */
export function stepAfter(error: unknown): SignInStep | null {
  if (needsSecondFactor(error)) {
    return { at: "secondFactor", resolver: getMultiFactorResolver(openAuth(), error) };
  }
  if (hasOtherMethod(error)) {
    // The SDK uses the same code for a guest's number that is taken. It can't be linked then, but the code was right.
    const number = PhoneAuthProvider.credentialFromError(error);
    return number ? { at: "knownAccount", credential: number } : { at: "linkAccount", error };
  }
  // A password alone proves nothing about the account with that address, so that error is shown.
  const credential = isTaken(error) ? heldCredential(error) : null;
  return credential ? { at: "knownAccount", credential } : null;
}

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
