import { FirebaseError } from "firebase/app";
import {
  type Auth,
  getMultiFactorResolver,
  multiFactor,
  type MultiFactorError,
  signInWithEmailAndPassword,
  TotpMultiFactorGenerator,
  type User,
} from "firebase/auth";
import { expect } from "vitest";
import { z } from "zod";
import { totpCode, totpStep } from "./totp.ts";
import { useTestGateway, wait } from "../gateway/test-gateway.ts";

/** The test file's gateway. Its clock is frozen until a test moves it. */
export let trial: ReturnType<typeof useTestGateway>;

/** Starts the gateway before the file's tests and stops it after them. Resets the frozen clock before each test. */
export function tryOnStillClock(): void {
  trial = useTestGateway({ hasFrozenClock: true });
}

/** Returns the code of the current time step, or of the step that is `steps` later. */
export const codeNow = (secret: string, steps = 0) =>
  totpCode(secret, totpStep(Date.now()) + steps);
/** Returns a wrong code, which differs from the code of the current time step. */
export const wrongCode = (secret: string) =>
  String((Number(codeNow(secret)) + 500_000) % 1_000_000).padStart(6, "0");

const enrolment = z.looseObject({ sharedSecretKey: z.string(), sessionInfo: z.string() });
type Enrolment = z.infer<typeof enrolment>;

const enrolmentStarted = z.object({ totpSessionInfo: enrolment });
/** The second factors that a response lists. */
export const factors = z.object({
  mfaInfo: z.array(z.looseObject({ mfaEnrollmentId: z.string() })),
});
const textStarted = z.object({ phoneSessionInfo: z.object({ sessionInfo: z.string() }) });

const isSecondFactorRequired = (error: unknown): error is MultiFactorError =>
  error instanceof FirebaseError && error.code === "auth/multi-factor-auth-required";

/** Enrolls an authenticator app with the browser's SDK. Returns the app's secret. */
export async function enrollWithSdk(user: User, name: string) {
  const session = await multiFactor(user).getSession();
  const secret = await TotpMultiFactorGenerator.generateSecret(session);
  const code = codeNow(secret.secretKey);
  const assertion = TotpMultiFactorGenerator.assertionForEnrollment(secret, code);
  await multiFactor(user).enroll(assertion, name);
  return secret;
}

/** Passes the first factor with the browser's SDK. `finish` completes the sign-in with a code of the app. */
export async function challengeWithSdk(auth: Auth, email: string) {
  const error: unknown = await signInWithEmailAndPassword(auth, email, "secret-1").catch(
    (reason: unknown) => reason,
  );
  if (!isSecondFactorRequired(error)) throw new Error("No second factor was required.");
  const resolver = getMultiFactorResolver(auth, error);
  const { uid } = resolver.hints[0] ?? { uid: "" };
  const finish = (code: string) =>
    resolver.resolveSignIn(TotpMultiFactorGenerator.assertionForSignIn(uid, code));
  return { hints: resolver.hints, uid, finish };
}

/** Starts enrolling an authenticator app. */
export async function start(idToken: unknown) {
  const fields = { idToken, totpEnrollmentInfo: {} };
  const { answer } = await trial.ask("accounts/mfaEnrollment:start", fields);
  return enrolmentStarted.parse(answer).totpSessionInfo;
}

/** Returns why the enrollment of an authenticator app can't be started. */
export const startRefusal = (idToken: unknown) =>
  trial.refusal("accounts/mfaEnrollment:start", { idToken, totpEnrollmentInfo: {} });

/** Completes an enrollment with a code. Returns why that is refused, or null. */
export const finalizeRefusal = (
  idToken: unknown,
  { sessionInfo }: Enrolment,
  verificationCode: string,
  more: object = { displayName: "App" },
) =>
  trial.refusal("accounts/mfaEnrollment:finalize", {
    idToken,
    totpVerificationInfo: { sessionInfo, verificationCode },
    ...more,
  });

export async function addPhoneNumber(idToken: unknown, phoneNumber: string) {
  const phoneEnrollmentInfo = { phoneNumber, recaptchaToken: "x" };
  const begun = await trial.ask("accounts/mfaEnrollment:start", { idToken, phoneEnrollmentInfo });
  const { sessionInfo } = textStarted.parse(begun.answer).phoneSessionInfo;
  const phoneVerificationInfo = { sessionInfo, code: trial.messages.at(-1)?.code };
  const fields = { idToken, displayName: "Telephone", phoneVerificationInfo };
  expect(await trial.refusal("accounts/mfaEnrollment:finalize", fields)).toBeNull();
}

/**
 * Creates a member with an authenticator app. Advances the clock, because the code that enrolled the app is not accepted
 * again.
 */
export async function enrolled(fields: object = {}) {
  const member = await trial.member(fields);
  const { idToken } = await trial.signIn(member);
  const { sharedSecretKey: secret, sessionInfo } = await start(idToken);
  const totpVerificationInfo = { sessionInfo, verificationCode: codeNow(secret) };
  const done = await trial.ask("accounts/mfaEnrollment:finalize", {
    idToken,
    totpVerificationInfo,
    displayName: "App",
  });
  expect(done.text).toContain("totpAuthInfo");
  wait(90);
  return { ...member, secret, before: idToken, session: done.answer };
}

/** Passes the first factor. `finish` completes the sign-in with a code of the app, and returns why it is refused. */
export async function challenge(member: { email: string; password: string }) {
  const answer: Record<string, unknown> = await trial.signIn(member);
  const [factor] = factors.parse(answer).mfaInfo;
  return {
    answer,
    finish: (verificationCode: string, more: object = {}) =>
      trial.refusal("accounts/mfaSignIn:finalize", {
        mfaPendingCredential: answer["mfaPendingCredential"],
        mfaEnrollmentId: factor?.mfaEnrollmentId,
        totpVerificationInfo: { verificationCode },
        ...more,
      }),
  };
}
