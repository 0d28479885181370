import {
  PhoneAuthProvider,
  PhoneMultiFactorGenerator,
  TotpMultiFactorGenerator,
  multiFactor,
} from "firebase/auth";
import type { MultiFactorAssertion, TotpSecret } from "firebase/auth";
import { openAuth } from "../provider/firebase.client.ts";
import { withTimeLimit } from "../time-limit.ts";
import { withCaptcha } from "./captcha.client.ts";
import { codedError } from "./coded-error.ts";
import { memberNow } from "./follow-account.client.ts";

/** A secret of the provider's that an authenticator app and the account will share. [AUTH-2] */
export async function newTotpSecret(): Promise<TotpSecret> {
  const session = await withTimeLimit(multiFactor(memberNow()).getSession());
  return withTimeLimit(TotpMultiFactorGenerator.generateSecret(session));
}

/** Adds the app that knows the secret, proven by the code it shows. `name` is the member's word for it. */
export async function enrolApp(secret: TotpSecret, code: string, name: string): Promise<void> {
  if (code === "") throw codedError("missing-verification-code");
  await enrol(TotpMultiFactorGenerator.assertionForEnrollment(secret, code), name);
}

/** Has a code sent to a phone that shall be a second step. Gives what belongs to the code. */
export async function sendEnrolmentCode(phoneNumber: string): Promise<string> {
  const auth = openAuth();
  const session = await withTimeLimit(multiFactor(memberNow()).getSession());
  return withCaptcha(auth, (verifier) =>
    new PhoneAuthProvider(auth).verifyPhoneNumber({ phoneNumber, session }, verifier),
  );
}

/** Adds a phone, proven by the code that it was sent. */
export async function enrolPhone(sentId: string, code: string, name: string): Promise<void> {
  const credential = PhoneAuthProvider.credential(sentId, code);
  await enrol(PhoneMultiFactorGenerator.assertion(credential), name);
}

/** Takes a second step away. */
export async function removeFactor(id: string): Promise<void> {
  await withTimeLimit(multiFactor(memberNow()).unenroll(id));
}

/** The provider gives new tokens with it: the session that they open counts as one of two steps. */
async function enrol(assertion: MultiFactorAssertion, name: string): Promise<void> {
  await withTimeLimit(multiFactor(memberNow()).enroll(assertion, name));
}
