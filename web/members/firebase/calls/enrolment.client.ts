import {
  PhoneAuthProvider,
  PhoneMultiFactorGenerator,
  TotpMultiFactorGenerator,
  multiFactor,
} from "firebase/auth";
import type { MultiFactorAssertion, TotpSecret } from "firebase/auth";
import { openAuth } from "../firebase.client.ts";
import { withTimeLimit } from "../../time-limit.ts";
import { withCaptcha } from "./captcha.client.ts";
import { codedError } from "./coded-error.ts";
import { memberNow } from "./follow-account.client.ts";

/** Requests a secret from the provider that an authenticator app and the account will share. [AUTH-2] */
export async function newTotpSecret(): Promise<TotpSecret> {
  const session = await withTimeLimit(multiFactor(memberNow()).getSession());
  return withTimeLimit(TotpMultiFactorGenerator.generateSecret(session));
}

/** Adds the app that has the secret, proven by its code. `name` is the member's name for it. */
export async function enrolApp(secret: TotpSecret, code: string, name: string): Promise<void> {
  if (code === "") throw codedError("missing-verification-code");
  await enrol(TotpMultiFactorGenerator.assertionForEnrollment(secret, code), name);
}

/** Sends a code to a phone that is to be a second factor. Returns the id that belongs to the code. */
export async function sendEnrolmentCode(phoneNumber: string): Promise<string> {
  const auth = openAuth();
  const session = await withTimeLimit(multiFactor(memberNow()).getSession());
  return withCaptcha(auth, (verifier) =>
    new PhoneAuthProvider(auth).verifyPhoneNumber({ phoneNumber, session }, verifier),
  );
}

/** Adds a phone, proven by the code that was sent to it. */
export async function enrolPhone(sentId: string, code: string, name: string): Promise<void> {
  const credential = PhoneAuthProvider.credential(sentId, code);
  await enrol(PhoneMultiFactorGenerator.assertion(credential), name);
}

/** Removes a second factor. */
export async function removeFactor(id: string): Promise<void> {
  await withTimeLimit(multiFactor(memberNow()).unenroll(id));
}

/** The provider returns new tokens, and the session that they open counts as one with two factors. */
async function enrol(assertion: MultiFactorAssertion, name: string): Promise<void> {
  await withTimeLimit(multiFactor(memberNow()).enroll(assertion, name));
}
