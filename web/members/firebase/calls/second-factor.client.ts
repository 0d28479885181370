import {
  PhoneAuthProvider,
  PhoneMultiFactorGenerator,
  TotpMultiFactorGenerator,
} from "firebase/auth";
import type { MultiFactorAssertion, MultiFactorInfo, MultiFactorResolver } from "firebase/auth";
import { openAuth } from "../firebase.client.ts";
import { announceSession } from "../../token-sync/tabs.client.ts";
import { withTimeLimit } from "../../time-limit.ts";
import { withCaptcha } from "./captcha.client.ts";
import { trackEntry } from "./enter.client.ts";

/** Sends a code to the phone that is a second factor. Returns the id that the provider requires with the code. */
export async function sendSecondFactorCode(
  resolver: MultiFactorResolver,
  hint: MultiFactorInfo,
): Promise<string> {
  const auth = openAuth();
  const asked = { multiFactorHint: hint, session: resolver.session };
  return withCaptcha(auth, (verifier) =>
    new PhoneAuthProvider(auth).verifyPhoneNumber(asked, verifier),
  );
}

/** Completes a sign-in with the code from a text message. Resolves when the session is open. */
export async function resolveByMessage(
  resolver: MultiFactorResolver,
  sentId: string,
  code: string,
): Promise<void> {
  const credential = PhoneAuthProvider.credential(sentId, code);
  await resolve(resolver, PhoneMultiFactorGenerator.assertion(credential));
}

/** Completes a sign-in with an authenticator app's code; settles like {@link resolveByMessage}. */
export async function resolveByApp(
  resolver: MultiFactorResolver,
  hint: MultiFactorInfo,
  code: string,
): Promise<void> {
  await resolve(resolver, TotpMultiFactorGenerator.assertionForSignIn(hint.uid, code));
}

async function resolve(
  resolver: MultiFactorResolver,
  assertion: MultiFactorAssertion,
): Promise<void> {
  const entry = await withTimeLimit(resolver.resolveSignIn(assertion));
  announceSession();
  trackEntry(entry);
}
