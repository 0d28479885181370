import { FirebaseError, deleteApp } from "firebase/app";
import {
  TotpMultiFactorGenerator,
  getMultiFactorResolver,
  multiFactor,
  signInWithEmailAndPassword,
} from "firebase/auth";
import type { Auth, MultiFactorError } from "firebase/auth";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { z } from "zod";
import { limits } from "./limits.ts";
import { readClaims } from "./session-claims.ts";
import { totpCode, totpStep } from "./totp.ts";
import { startTrial } from "./trial-gateway.ts";

let trial: Awaited<ReturnType<typeof startTrial>>;
beforeAll(async () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  trial = await startTrial();
});
afterAll(async () => {
  await trial.stop();
  vi.useRealTimers();
});

const begin = Date.parse("2026-11-21T12:00:00Z");
beforeEach(() => void vi.setSystemTime(begin));
const wait = (seconds: number) => vi.setSystemTime(Date.now() + seconds * 1000);
const codeNow = (secret: string, steps = 0) => totpCode(secret, totpStep(Date.now()) + steps);
const wrongCode = (secret: string) =>
  String((Number(codeNow(secret)) + 500_000) % 1_000_000).padStart(6, "0");

const enrolment = z.looseObject({ sharedSecretKey: z.string(), sessionInfo: z.string() });
type Enrolment = z.infer<typeof enrolment>;

const enrolmentStarted = z.object({ totpSessionInfo: enrolment });
const factors = z.object({ mfaInfo: z.array(z.looseObject({ mfaEnrollmentId: z.string() })) });
const mailsSent = z.object({
  oobCodes: z.array(z.looseObject({ email: z.string(), oobCode: z.string() })),
});
const textStarted = z.object({ phoneSessionInfo: z.object({ sessionInfo: z.string() }) });
const textSignIn = z.object({ phoneResponseInfo: z.object({ sessionInfo: z.string() }) });
const textsSent = z.object({
  verificationCodes: z.array(z.looseObject({ sessionInfo: z.string(), code: z.string() })),
});

/** What the browser's client throws where a second factor is asked for. */
const asksForSecondFactor = (error: unknown): error is MultiFactorError =>
  error instanceof FirebaseError && error.code === "auth/multi-factor-auth-required";

async function signIn(member: { email: string; password: string }) {
  const { email, password } = member;
  const { answer } = await trial.ask("accounts:signInWithPassword", {
    email,
    password,
    returnSecureToken: true,
  });
  return answer;
}

const none: Enrolment = { sharedSecretKey: "", sessionInfo: "" };

async function start(idToken: unknown) {
  const { answer, text } = await trial.ask("accounts/mfaEnrollment:start", {
    idToken,
    totpEnrollmentInfo: {},
  });
  return { info: enrolmentStarted.safeParse(answer).data?.totpSessionInfo ?? none, text };
}

const finalize = (
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

/** The code of a text message that was sent. */
async function textedCode(sessionInfo: string) {
  const path = "/emulator/v1/projects/demo-marquee/verificationCodes";
  const { answer } = await trial.asOwner(path);
  const texts = textsSent.parse(answer).verificationCodes;
  return texts.find((text) => text.sessionInfo === sessionInfo)?.code ?? "";
}

async function addTelephone(idToken: unknown, phoneNumber: string) {
  const phoneEnrollmentInfo = { phoneNumber, recaptchaToken: "x" };
  const begun = await trial.ask("accounts/mfaEnrollment:start", { idToken, phoneEnrollmentInfo });
  const { sessionInfo } = textStarted.parse(begun.answer).phoneSessionInfo;
  const phoneVerificationInfo = { sessionInfo, code: await textedCode(sessionInfo) };
  const fields = { idToken, displayName: "Telephone", phoneVerificationInfo };
  const done = await trial.ask("accounts/mfaEnrollment:finalize", fields);
  expect(done.status).toBe(200);
}

/** A member with an authenticator app, and a code's time gone by since. */
async function enrolled(fields: object = {}) {
  const member = await trial.member(fields);
  const { idToken } = await signIn(member);
  const { info } = await start(idToken);
  const done = await finalize(idToken, info, codeNow(info.sharedSecretKey));
  expect(done.text).toContain("totpAuthInfo");
  wait(90);
  return { ...member, secret: info.sharedSecretKey, before: idToken, session: done.answer };
}

async function challenge(member: { email: string; password: string }) {
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

describe("with Firebase's own client", () => {
  const clients: Auth[] = [];
  const client = () => {
    const auth = trial.client();
    clients.push(auth);
    return auth;
  };
  afterEach(async () => {
    for (const { app } of clients.splice(0)) await deleteApp(app);
  });

  test("[AUTH-2] [AUTH-10] enrol, sign in with the app's code, remove it, sign in without", async () => {
    const member = await trial.member();
    const auth = client();
    const { user } = await signInWithEmailAndPassword(auth, member.email, member.password);
    const secret = await TotpMultiFactorGenerator.generateSecret(
      await multiFactor(user).getSession(),
    );
    expect(secret.generateQrCodeUrl(member.email, "Marquee")).toContain(
      `secret=${secret.secretKey}`,
    );
    const assertion = TotpMultiFactorGenerator.assertionForEnrollment(
      secret,
      codeNow(secret.secretKey),
    );
    await multiFactor(user).enroll(assertion, "My phone");
    expect(multiFactor(user).enrolledFactors).toMatchObject([
      { factorId: "totp", displayName: "My phone" },
    ]);
    wait(60);

    const second = client();
    const refused: unknown = await signInWithEmailAndPassword(
      second,
      member.email,
      member.password,
    ).catch((error: unknown) => error);
    if (!asksForSecondFactor(refused)) throw new Error("No second factor was asked for.");
    const resolver = getMultiFactorResolver(second, refused);
    expect(resolver.hints).toMatchObject([{ factorId: "totp", displayName: "My phone" }]);
    const { uid } = resolver.hints[0] ?? { uid: "" };
    const wrong = TotpMultiFactorGenerator.assertionForSignIn(uid, wrongCode(secret.secretKey));
    await expect(resolver.resolveSignIn(wrong)).rejects.toMatchObject({
      code: "auth/invalid-verification-code",
    });
    const right = TotpMultiFactorGenerator.assertionForSignIn(uid, codeNow(secret.secretKey));
    const signedIn = await resolver.resolveSignIn(right);
    const { claims } = await signedIn.user.getIdTokenResult();
    expect(claims.firebase).toMatchObject({
      sign_in_second_factor: "totp",
      second_factor_identifier: uid,
    });
    expect((await signedIn.user.getIdTokenResult(true)).claims.firebase).toMatchObject({
      sign_in_second_factor: "totp",
    });

    await multiFactor(signedIn.user).unenroll(uid);
    expect(multiFactor(signedIn.user).enrolledFactors).toEqual([]);
    const third = await signInWithEmailAndPassword(client(), member.email, member.password);
    expect(third.user.uid).toBe(member.uid);
  });

  test("[AUTH-2] [AUTH-10] an administrator sees the factor, and its secret nowhere", async () => {
    const { uid, secret } = await enrolled();
    const record = await trial.admin().getUser(uid);
    expect(record.multiFactor?.enrolledFactors).toMatchObject([
      { factorId: "totp", displayName: "App" },
    ]);
    const all = await trial.asOwner(
      "/identitytoolkit.googleapis.com/v1/projects/demo-marquee/accounts:batchGet",
    );
    expect(all.text).toContain(uid);
    expect(all.text).not.toContain(secret);
  });
});

describe("enrolment", () => {
  test("[AUTH-2] [AUTH-10] the start tells an app all it needs, and until when", async () => {
    const { info } = await start((await signIn(await trial.member())).idToken);
    expect(info).toMatchObject({
      verificationCodeLength: 6,
      hashingAlgorithm: "SHA1",
      periodSec: 30,
      finalizeEnrollmentTime: "2026-11-21T12:15:00.000Z",
    });
    expect(info.sharedSecretKey).toMatch(/^[A-Z2-7]{32}$/u);
  });

  test("[AUTH-2] an address that is not confirmed, a guest and a forged session get none", async () => {
    const unverified = await signIn(await trial.member({ emailVerified: false }));
    expect((await start(unverified["idToken"])).text).toContain("UNVERIFIED_EMAIL");
    const guest = await trial.ask("accounts:signUp", { returnSecureToken: true });
    expect((await start(guest.answer["idToken"])).text).toContain("UNSUPPORTED_FIRST_FACTOR");
    expect((await start("e30.e30.")).text).toContain("INVALID_ID_TOKEN");
  });

  test("[AUTH-2] a wrong code, a missing name, a session that is made up or another's", async () => {
    const { idToken } = await signIn(await trial.member());
    const { info } = await start(idToken);
    const right = codeNow(info.sharedSecretKey);
    expect((await finalize(idToken, info, wrongCode(info.sharedSecretKey))).text).toContain(
      "INVALID_CODE",
    );
    expect((await finalize(idToken, info, right, {})).text).toContain("MISSING_DISPLAY_NAME");
    const madeUp = { ...info, sessionInfo: `${info.sessionInfo}x` };
    expect((await finalize(idToken, madeUp, right)).text).toContain("INVALID_SESSION_INFO");
    const other = await signIn(await trial.member());
    expect((await finalize(other["idToken"], info, right)).text).toContain("INVALID_SESSION_INFO");
    expect((await finalize(idToken, info, right)).status).toBe(200);
    expect((await finalize(idToken, info, right)).text).toContain(
      "MFA_ENROLLMENT_ALREADY_COMPLETE",
    );
    expect((await start(idToken)).text).toContain("SECOND_FACTOR_LIMIT_EXCEEDED");
  });

  test("[AUTH-2] three codes, then it begins anew", async () => {
    const { idToken } = await signIn(await trial.member());
    const { info } = await start(idToken);
    for (const _ of [1, 2, 3]) await finalize(idToken, info, wrongCode(info.sharedSecretKey));
    const fourth = await finalize(idToken, info, codeNow(info.sharedSecretKey));
    expect(fourth.text).toContain("TOO_MANY_ENROLLMENT_ATTEMPTS");
  });

  test("[AUTH-2] an enrolment ends after a quarter of an hour", async () => {
    const { idToken } = await signIn(await trial.member());
    const { info } = await start(idToken);
    wait(901);
    const late = await finalize(idToken, info, codeNow(info.sharedSecretKey));
    expect(late.text).toContain("SESSION_EXPIRED");
  });

  test("[AUTH-2] where the project has authenticator apps off, there is none", async () => {
    const { idToken } = await signIn(await trial.member());
    const off = { mfa: { providerConfigs: [{ state: "DISABLED", totpProviderConfig: {} }] } };
    expect((await trial.configure(off, "mfa.providerConfigs")).status).toBe(200);
    const refused = await start(idToken);
    await trial.configure({}, "mfa");
    expect(refused.text).toContain("OPERATION_NOT_ALLOWED : TOTP based MFA not enabled.");
  });
});

describe("sign-in", () => {
  test("[AUTH-2] a code is taken once, and none older than the last", async () => {
    const member = await enrolled();
    const code = codeNow(member.secret);
    expect((await (await challenge(member)).finish(code)).status).toBe(200);
    const again = await challenge(member);
    expect((await again.finish(code)).text).toContain("INVALID_CODE");
    expect((await again.finish(codeNow(member.secret, -1))).text).toContain("INVALID_CODE");
    wait(30);
    expect((await again.finish(codeNow(member.secret))).status).toBe(200);
  });

  test("[SEC-3] a pending credential written by hand is refused, and one of another account", async () => {
    const member = await enrolled();
    const { answer, finish } = await challenge(member);
    const text = Buffer.from(String(answer["mfaPendingCredential"]), "base64").toString();
    const record = JSON.parse(text);
    const forge = (changes: object) =>
      Buffer.from(JSON.stringify({ ...record, ...changes })).toString("base64");
    const other = await enrolled();
    const forged = { mfaPendingCredential: forge({ localId: other.uid }) };
    expect((await finish(codeNow(member.secret), forged)).text).toContain("INVALID_PENDING_TOKEN");
    const bare = { mfaPendingCredential: forge({ seal: undefined }) };
    expect((await finish(codeNow(member.secret), bare)).text).toContain("INVALID_PENDING_TOKEN");
  });

  test("[AUTH-2] [SEC-3] five wrong codes, then not even the right one for a while", async () => {
    const member = await enrolled();
    const { many, within } = limits.wrongTotpCodesOfAccount;
    const { finish } = await challenge(member);
    for (let tried = 0; tried < many; tried += 1) {
      expect((await finish(wrongCode(member.secret))).text).toContain("INVALID_CODE");
    }
    expect((await finish(codeNow(member.secret))).text).toContain("QUOTA_EXCEEDED");
    wait(within / 1000);
    const later = await challenge(member);
    expect((await later.finish(codeNow(member.secret))).status).toBe(200);
  });

  test("[AUTH-2] five minutes after the first factor it begins anew", async () => {
    const member = await enrolled();
    const { finish } = await challenge(member);
    wait(301);
    expect((await finish(codeNow(member.secret))).text).toContain("TOTP_CHALLENGE_TIMEOUT");
  });

  test("[AUTH-2] a pending credential ends with a revocation, and when the account is disabled or gone", async () => {
    const member = await enrolled();
    const { finish } = await challenge(member);
    wait(2);
    await trial.admin().revokeRefreshTokens(member.uid);
    expect((await finish(codeNow(member.secret))).text).toContain("INVALID_MFA_PENDING_CREDENTIAL");
    const second = await challenge(member);
    await trial.admin().updateUser(member.uid, { disabled: true });
    expect((await second.finish(codeNow(member.secret))).text).toContain("USER_DISABLED");
    await trial.admin().deleteUser(member.uid);
    expect((await second.finish(codeNow(member.secret))).text).toContain("USER_NOT_FOUND");
  });

  test("[AUTH-2] another's factor, no factor and no code are told apart from a wrong code", async () => {
    const member = await enrolled();
    const { finish } = await challenge(member);
    const code = codeNow(member.secret);
    expect((await finish(code, { mfaEnrollmentId: "x" })).text).toContain(
      "INVALID_MFA_ENROLLMENT_ID",
    );
    expect((await finish("")).text).toContain("Request contains an invalid argument.");
  });

  test("[AUTH-2] a link in a mail is a first factor like a password", async () => {
    const member = await enrolled();
    const request = { requestType: "EMAIL_SIGNIN", email: member.email, canHandleCodeInApp: true };
    await trial.ask("accounts:sendOobCode", {
      ...request,
      continueUrl: "http://localhost:3120/en",
    });
    const { answer } = await trial.asOwner("/emulator/v1/projects/demo-marquee/oobCodes");
    const mails = mailsSent.parse(answer).oobCodes;
    const { oobCode } = mails.findLast((mail) => mail.email === member.email) ?? { oobCode: "" };
    const signedIn = await trial.ask("accounts:signInWithEmailLink", {
      email: member.email,
      oobCode,
    });
    expect(signedIn.answer["idToken"]).toBeUndefined();
    expect(signedIn.answer["mfaInfo"]).toMatchObject([{ displayName: "App", totpInfo: {} }]);
  });

  test("[AUTH-2] so is an identity provider", async () => {
    const { email } = await enrolled();
    const signedIn = await trial.ask("accounts:signInWithIdp", {
      requestUri: "http://localhost:3120/",
      postBody: await trial.identity("google.com", email),
      returnSecureToken: true,
    });
    expect(signedIn.answer["idToken"]).toBeUndefined();
    expect(factors.parse(signedIn.answer).mfaInfo).toMatchObject([{ totpInfo: {} }]);
    expect(signedIn.answer["mfaPendingCredential"]).toBeTypeOf("string");
  });

  test("[AUTH-2] [AUTH-11] a tenant's members have their own", async () => {
    const { tenantId } = await trial
      .admin()
      .tenantManager()
      .createTenant({
        displayName: "cinema",
        emailSignInConfig: { enabled: true, passwordRequired: true },
        multiFactorConfig: {
          state: "ENABLED",
          providerConfigs: [{ state: "ENABLED", totpProviderConfig: { adjacentIntervals: 1 } }],
        },
      });
    const email = `${crypto.randomUUID()}@marquee.test`;
    const accounts = trial.admin().tenantManager().authForTenant(tenantId);
    await accounts.createUser({ email, password: "secret-1", emailVerified: true });
    const auth = trial.client();
    auth.tenantId = tenantId;
    const { user } = await signInWithEmailAndPassword(auth, email, "secret-1");
    const secret = await TotpMultiFactorGenerator.generateSecret(
      await multiFactor(user).getSession(),
    );
    const code = codeNow(secret.secretKey);
    const assertion = TotpMultiFactorGenerator.assertionForEnrollment(secret, code);
    await multiFactor(user).enroll(assertion, "App");
    wait(60);
    const refused: unknown = await signInWithEmailAndPassword(auth, email, "secret-1").catch(
      (error: unknown) => error,
    );
    if (!asksForSecondFactor(refused)) throw new Error("No second factor was asked for.");
    const resolver = getMultiFactorResolver(auth, refused);
    const { uid } = resolver.hints[0] ?? { uid: "" };
    const answer = TotpMultiFactorGenerator.assertionForSignIn(uid, codeNow(secret.secretKey));
    const signedIn = await resolver.resolveSignIn(answer);
    const { claims } = await signedIn.user.getIdTokenResult(true);
    expect(claims.firebase).toMatchObject({
      tenant: tenantId,
      sign_in_second_factor: "totp",
    });
    await deleteApp(auth.app);
  });

  test("[AUTH-2] a factor is there after a restart, and a code that was taken stays taken", async () => {
    const member = await enrolled();
    const code = codeNow(member.secret);
    const { finish } = await challenge(member);
    expect((await finish(code)).status).toBe(200);
    await trial.restart();
    expect((await finish(code)).text).toContain("INVALID_CODE");
    wait(30);
    expect((await finish(codeNow(member.secret))).status).toBe(200);
  });

  test("[AUTH-2] an account with an app and a telephone offers both, and either is enough", async () => {
    const member = await enrolled();
    await addTelephone(member.session["idToken"], "+16505550123");
    const { answer } = await challenge(member);
    const { mfaInfo } = factors.parse(answer);
    expect(mfaInfo).toMatchObject([{ totpInfo: {} }, { phoneInfo: "+*******0123" }]);
    const { mfaPendingCredential } = answer;
    const ask = { mfaPendingCredential, mfaEnrollmentId: mfaInfo[1]?.mfaEnrollmentId };
    const begun = await trial.ask("accounts/mfaSignIn:start", { ...ask, phoneSignInInfo: {} });
    const { sessionInfo } = textSignIn.parse(begun.answer).phoneResponseInfo;
    const phoneVerificationInfo = { sessionInfo, code: await textedCode(sessionInfo) };
    const done = await trial.ask("accounts/mfaSignIn:finalize", { ...ask, phoneVerificationInfo });
    expect(readClaims(done.answer["idToken"])?.firebase.sign_in_second_factor).toBe("phone");
  });

  test("[SEC-3] no text message is sent for a first factor that was made up, or is ten minutes old", async () => {
    const member = await enrolled();
    await addTelephone(member.session["idToken"], "+16505550124");
    const { answer } = await challenge(member);
    const mfaEnrollmentId = factors.parse(answer).mfaInfo[1]?.mfaEnrollmentId;
    const start = (mfaPendingCredential: unknown) =>
      trial.ask("accounts/mfaSignIn:start", {
        mfaPendingCredential,
        mfaEnrollmentId,
        phoneSignInInfo: {},
      });
    const record = { _AuthEmulatorMfaPendingCredential: "x", localId: member.uid };
    const more = { signInProvider: "password", projectId: "demo-marquee", issuedAt: Date.now() };
    const madeUp = Buffer.from(JSON.stringify({ ...record, ...more })).toString("base64");
    expect((await start(madeUp)).text).toContain("INVALID_PENDING_TOKEN");
    wait(601);
    const late = await start(answer["mfaPendingCredential"]);
    expect(late.text).toContain("INVALID_MFA_PENDING_CREDENTIAL");
  });
});

describe("after it", () => {
  test("[AUTH-2] adding a telephone ends every session before it", async () => {
    const { session, before } = await enrolled();
    await addTelephone(session["idToken"], "+16505550125");
    const lookup = await trial.ask("accounts:lookup", { idToken: before });
    expect(lookup.text).toContain("TOKEN_EXPIRED");
  });

  test("[AUTH-2] removing a factor ends every session before it", async () => {
    const member = await enrolled();
    const { idToken } = member.session;
    const mfaEnrollmentId = readClaims(idToken)?.firebase.second_factor_identifier;
    const removed = await trial.ask("accounts/mfaEnrollment:withdraw", {
      idToken,
      mfaEnrollmentId,
    });
    expect(readClaims(removed.answer["idToken"])?.firebase.sign_in_second_factor).toBeUndefined();
    expect((await trial.ask("accounts:lookup", { idToken: member.before })).text).toContain(
      "TOKEN_EXPIRED",
    );
    const lookup = await trial.ask("accounts:lookup", { idToken: removed.answer["idToken"] });
    expect(lookup.status).toBe(200);
  });

  test("[AUTH-2] a new password keeps what the session has shown", async () => {
    const member = await enrolled();
    const changed = await trial.ask("accounts:update", {
      idToken: member.session["idToken"],
      password: "secret-2",
      returnSecureToken: true,
    });
    expect(readClaims(changed.answer["idToken"])?.firebase.sign_in_second_factor).toBe("totp");
    const refreshed = await trial.ask("/securetoken.googleapis.com/v1/token?key=k", {
      grant_type: "refresh_token",
      refresh_token: changed.answer["refreshToken"],
    });
    expect(readClaims(refreshed.answer["id_token"])?.firebase.sign_in_second_factor).toBe("totp");
  });

  test("[SEC-3] no member may write second factors past their confirmation", async () => {
    const { idToken } = await signIn(await trial.member());
    const written = await trial.ask("accounts:update", { idToken, mfa: { enrollments: [] } });
    expect(written.text).toContain("INSUFFICIENT_PERMISSION");
    const signUp = {
      email: "x@marquee.test",
      password: "secret-1",
      mfaInfo: [{ phoneInfo: "+16505550101" }],
    };
    expect((await trial.ask("accounts:signUp", signUp)).text).toContain("INSUFFICIENT_PERMISSION");
  });
});
