import { getMultiFactorResolver } from "firebase/auth";
import type { AuthError, MultiFactorError } from "firebase/auth";
import { openAuth } from "../firebase.client.ts";
import type { SignInStep } from "./sign-in-flow.client.ts";

const codeOf = (error: unknown) =>
  error instanceof Error && "code" in error ? String(error.code) : null;

const needsSecondFactor = (error: unknown): error is MultiFactorError =>
  codeOf(error) === "auth/multi-factor-auth-required";

const hasOtherMethod = (error: unknown): error is AuthError =>
  codeOf(error) === "auth/account-exists-with-different-credential";

/** The step that an error of the provider leads to; null for an error that is to be said. */
export function stepAfter(error: unknown): SignInStep | null {
  if (needsSecondFactor(error)) {
    return { at: "secondFactor", resolver: getMultiFactorResolver(openAuth(), error) };
  }
  return hasOtherMethod(error) ? { at: "linkAccount", error } : null;
}
