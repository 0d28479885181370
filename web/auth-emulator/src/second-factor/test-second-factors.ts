import { FirebaseError } from "firebase/app";
import type { MultiFactorError } from "firebase/auth";
import { afterAll, beforeAll, beforeEach, expect, vi } from "vitest";
import { z } from "zod";
import { totpCode, totpStep } from "./totp.ts";
import { startTestGateway } from "../gateway/test-gateway.ts";

/** The test file's gateway. Its clock is frozen until a test moves it. */
export let trial: Awaited<ReturnType<typeof startTestGateway>>;

/** Starts the gateway before the file's tests and stops it after them. Resets the frozen clock before each test. */
export function tryOnStillClock(): void {
  beforeAll(async () => {
    vi.useFakeTimers({ toFake: ["Date"] });
    trial = await startTestGateway();
  });
  afterAll(async () => {
    await trial.stop();
    vi.useRealTimers();
  });
  beforeEach(() => void vi.setSystemTime(Date.parse("2026-11-21T12:00:00Z")));
}

export const wait = (seconds: number) => vi.setSystemTime(Date.now() + seconds * 1000);
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
/** The emails that were sent, as the gateway lists them for an administrator. */
export const mailsSent = z.object({
  oobCodes: z.array(z.looseObject({ email: z.string(), oobCode: z.string() })),
});
const textStarted = z.object({ phoneSessionInfo: z.object({ sessionInfo: z.string() }) });
/** The response to a request for a sign-in code by text message. */
export const textSignIn = z.object({ phoneResponseInfo: z.object({ sessionInfo: z.string() }) });
const textsSent = z.object({
  verificationCodes: z.array(z.looseObject({ sessionInfo: z.string(), code: z.string() })),
});

/** Whether an error is the one that the browser SDK throws when a second factor is required. */
export const asksForSecondFactor = (error: unknown): error is MultiFactorError =>
  error instanceof FirebaseError && error.code === "auth/multi-factor-auth-required";

export async function signIn(member: { email: string; password: string }) {
  const { email, password } = member;
  const { answer } = await trial.ask("accounts:signInWithPassword", {
    email,
    password,
    returnSecureToken: true,
  });
  return answer;
}

const none: Enrolment = { sharedSecretKey: "", sessionInfo: "" };

/** Starts enrolling an authenticator app. */
export async function start(idToken: unknown) {
  const { answer, text } = await trial.ask("accounts/mfaEnrollment:start", {
    idToken,
    totpEnrollmentInfo: {},
  });
  return { info: enrolmentStarted.safeParse(answer).data?.totpSessionInfo ?? none, text };
}

/** Completes an enrollment with a code. */
export const finalize = (
  idToken: unknown,
  info: Enrolment,
  verificationCode: string,
  more: object = { displayName: "App" },
) =>
  trial.ask("accounts/mfaEnrollment:finalize", {
    idToken,
    totpVerificationInfo: { sessionInfo: info.sessionInfo, verificationCode },
    ...more,
  });

export async function textedCode(sessionInfo: string) {
  const path = "/emulator/v1/projects/demo-marquee/verificationCodes";
  const { answer } = await trial.asOwner(path);
  const texts = textsSent.parse(answer).verificationCodes;
  return texts.find((text) => text.sessionInfo === sessionInfo)?.code ?? "";
}

export async function addPhoneNumber(idToken: unknown, phoneNumber: string) {
  const phoneEnrollmentInfo = { phoneNumber, recaptchaToken: "x" };
  const begun = await trial.ask("accounts/mfaEnrollment:start", { idToken, phoneEnrollmentInfo });
  const { sessionInfo } = textStarted.parse(begun.answer).phoneSessionInfo;
  const phoneVerificationInfo = { sessionInfo, code: await textedCode(sessionInfo) };
  const fields = { idToken, displayName: "Telephone", phoneVerificationInfo };
  const done = await trial.ask("accounts/mfaEnrollment:finalize", fields);
  expect(done.status).toBe(200);
}

/**
 * Creates a member with an authenticator app. Advances the clock, because the code that enrolled the app is not accepted
 * again.
 */
export async function enrolled(fields: object = {}) {
  const member = await trial.member(fields);
  const { idToken } = await signIn(member);
  const { info } = await start(idToken);
  const done = await finalize(idToken, info, codeNow(info.sharedSecretKey));
  expect(done.text).toContain("totpAuthInfo");
  wait(90);
  return { ...member, secret: info.sharedSecretKey, before: idToken, session: done.answer };
}

/** Passes the first factor. `finish` completes the sign-in with a code of the app. */
export async function challenge(member: { email: string; password: string }) {
  const answer = await signIn(member);
  const [factor] = factors.parse(answer).mfaInfo;
  return {
    answer,
    finish: (verificationCode: string, more: object = {}) =>
      trial.ask("accounts/mfaSignIn:finalize", {
        mfaPendingCredential: answer["mfaPendingCredential"],
        mfaEnrollmentId: factor?.mfaEnrollmentId,
        totpVerificationInfo: { verificationCode },
        ...more,
      }),
  };
}
