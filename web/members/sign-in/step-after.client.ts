import { PhoneAuthProvider, getMultiFactorResolver } from "firebase/auth";
import type { AuthError, MultiFactorError } from "firebase/auth";
import { codeOf } from "../firebase/calls/coded-error.ts";
import { heldCredential } from "../firebase/calls/held-credential.client.ts";
import { openAuth } from "../firebase/firebase.client.ts";
import type { SignInStep } from "./sign-in-flow.client.ts";

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
