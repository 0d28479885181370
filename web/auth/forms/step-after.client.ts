import { PhoneAuthProvider, getMultiFactorResolver } from "firebase/auth";
import type { AuthError, MultiFactorError } from "firebase/auth";
import { codeOf } from "../calls/coded-error.ts";
import { heldCredential } from "../calls/held-credential.client.ts";
import { openAuth } from "../provider/firebase.client.ts";
import type { SignInStep } from "./sign-in-flow.client.ts";

const needsSecondFactor = (error: unknown): error is MultiFactorError =>
  codeOf(error) === "auth/multi-factor-auth-required";

const hasOtherMethod = (error: unknown): error is AuthError =>
  codeOf(error) === "auth/account-exists-with-different-credential";

/** What a guest signed up with has an account already: itself, or its address. */
const isTaken = (error: unknown): error is AuthError =>
  ["auth/credential-already-in-use", "auth/email-already-in-use"].includes(codeOf(error) ?? "");

/** The step that an error of the provider leads to; null for an error that is to be said. */
export function stepAfter(error: unknown): SignInStep | null {
  if (needsSecondFactor(error)) {
    return { at: "secondFactor", resolver: getMultiFactorResolver(openAuth(), error) };
  }
  if (hasOtherMethod(error)) {
    // The SDK says the same of a guest's number that is taken: nothing can be linked then, but the code was right.
    const number = PhoneAuthProvider.credentialFromError(error);
    return number ? { at: "knownAccount", credential: number } : { at: "linkAccount", error };
  }
  // A password alone proves nothing about the account that has the address: that is said.
  const credential = isTaken(error) ? heldCredential(error) : null;
  return credential ? { at: "knownAccount", credential } : null;
}
