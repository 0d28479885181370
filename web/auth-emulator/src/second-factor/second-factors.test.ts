import {
  TotpMultiFactorGenerator,
  getMultiFactorResolver,
  multiFactor,
  signInWithEmailAndPassword,
} from "firebase/auth";
import { expect, test } from "vitest";
import { z } from "zod";
import {
  accountsPath,
  codeOf,
  newAddress,
  site,
  useTestGateway,
  wait,
} from "../gateway/test-gateway.ts";
import { limits } from "../limits/rate-rules.ts";
import { totpCode, totpStep } from "./totp.ts";
import { readClaims } from "../sessions/session-claims.ts";

const trial = useTestGateway({ hasFrozenClock: true });
const { refusal } = trial;

const secondFactorOf = (token: unknown) => readClaims(token)?.firebase.sign_in_second_factor;

/** Returns the code of the current time step, or of the step that is `steps` later. */
const codeNow = (secret: string, steps = 0) => totpCode(secret, totpStep(Date.now()) + steps);

const wrongCode = (secret: string) =>
  String((Number(codeNow(secret)) + 500_000) % 1_000_000).padStart(6, "0");

const withSession = z.looseObject({ sessionInfo: z.string() });
const appStarted = z.object({
  totpSessionInfo: withSession.extend({ sharedSecretKey: z.string() }),
});
const challenged = z.object({
  mfaPendingCredential: z.string(),
  mfaInfo: z.array(z.looseObject({ mfaEnrollmentId: z.string() })),
});

const startRefusal = (idToken: unknown) =>
  refusal("accounts/mfaEnrollment:start", { idToken, totpEnrollmentInfo: {} });

/** Starts enrolling an authenticator app. `finish` completes it with a code, and returns why that is refused. */
async function begin(idToken: unknown) {
  const fields = { idToken, totpEnrollmentInfo: {} };
  const { body } = await trial.request("accounts/mfaEnrollment:start", fields);
  const info = appStarted.parse(body).totpSessionInfo;
  const finish = (verificationCode: string, more: object = {}) => {
    const totpVerificationInfo = { sessionInfo: info.sessionInfo, verificationCode };
    const given = { idToken, totpVerificationInfo, displayName: "App", ...more };
    return trial.request("accounts/mfaEnrollment:finalize", given);
  };
  return { info, secret: info.sharedSecretKey, finish };
}

const beginAsMember = async () => begin((await trial.signIn(await trial.member())).idToken);

/** Adds a telephone to the account, as a second factor. */
async function addPhoneNumber(idToken: unknown, phoneNumber: string) {
  const phoneEnrollmentInfo = { phoneNumber, recaptchaToken: "x" };
  const begun = await trial.request("accounts/mfaEnrollment:start", {
    idToken,
    phoneEnrollmentInfo,
  });
  const { sessionInfo } = withSession.parse(begun.body["phoneSessionInfo"]);
  const phoneVerificationInfo = { sessionInfo, code: trial.messages.at(-1)?.code };
  const fields = { idToken, displayName: "Telephone", phoneVerificationInfo };
  expect(await refusal("accounts/mfaEnrollment:finalize", fields)).toBeNull();
}

/** Creates a member with an app. Waits, because the code that enrolled the app is not accepted again. */
async function enrolled() {
  const member = await trial.member();
  const { idToken } = await trial.signIn(member);
  const { secret, finish } = await begin(idToken);
  const { body } = await finish(codeNow(secret));
  wait(90);
  return { ...member, secret, before: idToken, session: body };
}

/** Passes the first factor. `finish` completes the sign-in with a code of the app, and returns why it is refused. */
async function challenge(member: { email: string; password: string }) {
  const { mfaPendingCredential, mfaInfo } = challenged.parse(await trial.signIn(member));
  const proof = { mfaPendingCredential, mfaEnrollmentId: mfaInfo[0]?.mfaEnrollmentId };
  const finish = (verificationCode: string, more: object = {}) => {
    const given = { ...proof, totpVerificationInfo: { verificationCode }, ...more };
    return refusal("accounts/mfaSignIn:finalize", given);
  };
  return { pending: mfaPendingCredential, mfaInfo, finish };
}

test("[AUTH-2] [AUTH-10] Firebase's own client enrolls a factor, signs in with its code, removes it and signs in without it", async () => {
  const { uid: member, email } = await trial.member();
  const auth = trial.client();
  const signIn = () => signInWithEmailAndPassword(auth, email, "secret-1");
  const { user } = await signIn();
  const session = await multiFactor(user).getSession();
  const secret = await TotpMultiFactorGenerator.generateSecret(session);
  expect(secret.generateQrCodeUrl(email, "Marquee")).toContain(`secret=${secret.secretKey}`);
  const code = codeNow(secret.secretKey);
  const assertion = TotpMultiFactorGenerator.assertionForEnrollment(secret, code);
  await multiFactor(user).enroll(assertion, "My phone");
  const enrolledApp = [{ factorId: "totp", displayName: "My phone" }];
  expect(multiFactor(user).enrolledFactors).toMatchObject(enrolledApp);
  wait(60);

  const error: unknown = await signIn().catch((reason: unknown) => reason);
  const resolver = getMultiFactorResolver(auth, Object(error));
  expect(resolver.hints).toMatchObject(enrolledApp);
  const { uid } = resolver.hints[0] ?? { uid: "" };
  const finish = (typed: string) =>
    resolver.resolveSignIn(TotpMultiFactorGenerator.assertionForSignIn(uid, typed));
  const refused = await codeOf(finish(wrongCode(secret.secretKey)));
  expect(refused).toBe("auth/invalid-verification-code");
  const signedIn = await finish(codeNow(secret.secretKey));
  for (const isRefreshed of [false, true]) {
    const { claims } = await signedIn.user.getIdTokenResult(isRefreshed);
    const factor = { sign_in_second_factor: "totp", second_factor_identifier: uid };
    expect(claims.firebase).toMatchObject(factor);
  }

  await multiFactor(signedIn.user).unenroll(uid);
  expect(multiFactor(signedIn.user).enrolledFactors).toEqual([]);
  expect((await signIn()).user.uid).toBe(member);
});

test("[AUTH-2] enrolling an app starts for a member with a verified address, unless the project refuses", async () => {
  expect((await beginAsMember()).info).toMatchObject({
    sharedSecretKey: expect.stringMatching(/^[A-Z2-7]{32}$/u),
    verificationCodeLength: 6,
    hashingAlgorithm: "SHA1",
    periodSec: 30,
    finalizeEnrollmentTime: "2026-11-21T12:15:00.000Z",
  });
  const unverified = await trial.signIn(await trial.member({ emailVerified: false }));
  expect(await startRefusal(unverified.idToken)).toBe("UNVERIFIED_EMAIL");
  expect(await startRefusal((await trial.guest())["idToken"])).toBe("UNSUPPORTED_FIRST_FACTOR");
  expect(await startRefusal("e30.e30.")).toBe("INVALID_ID_TOKEN");
  const off = { mfa: { providerConfigs: [{ state: "DISABLED", totpProviderConfig: {} }] } };
  const { idToken } = await trial.signIn(await trial.member());
  expect((await trial.configure(off, "mfa.providerConfigs")).status).toBe(200);
  expect(await startRefusal(idToken)).toBe("OPERATION_NOT_ALLOWED");
  await trial.configure({}, "mfa");
});

test("[AUTH-2] enrolling an app ends once with the right code, within three attempts and 15 minutes, in its member's session", async () => {
  const { idToken } = await trial.signIn(await trial.member());
  const { info, secret, finish } = await begin(idToken);
  const code = codeNow(secret);
  const refusalOf = async (typed: string, more: object = {}) =>
    String(Object((await finish(typed, more)).body["error"]).message).split(" : ")[0];
  expect(await refusalOf(wrongCode(secret))).toBe("INVALID_CODE");
  expect(await refusalOf(code, { displayName: undefined })).toBe("MISSING_DISPLAY_NAME");
  const altered = { sessionInfo: `${info.sessionInfo}x`, verificationCode: code };
  const other = (await trial.signIn(await trial.member())).idToken;
  for (const crossed of [{ totpVerificationInfo: altered }, { idToken: other }])
    expect(await refusalOf(code, crossed)).toBe("INVALID_SESSION_INFO");
  expect((await finish(code)).status).toBe(200);
  expect(await refusalOf(code)).toBe("MFA_ENROLLMENT_ALREADY_COMPLETE");
  expect(await startRefusal(idToken)).toBe("SECOND_FACTOR_LIMIT_EXCEEDED");

  const guessed = await beginAsMember();
  for (const _ of [1, 2, 3]) await guessed.finish(wrongCode(guessed.secret));
  const tooMany = await guessed.finish(codeNow(guessed.secret));
  expect(tooMany.text).toContain("TOO_MANY_ENROLLMENT_ATTEMPTS");
  const late = await beginAsMember();
  wait(901);
  expect((await late.finish(codeNow(late.secret))).text).toContain("SESSION_EXPIRED");
});

test("[AUTH-2] is required after an email link, and after an identity provider", async () => {
  const { email } = await enrolled();
  const oobCode = await trial.mailedCode("EMAIL_SIGNIN", email);
  const postBody = await trial.identity("google.com", email);
  const fields = { requestUri: `${site}/`, postBody, returnSecureToken: true };
  for (const { body } of [
    await trial.request("accounts:signInWithEmailLink", { email, oobCode }),
    await trial.request("accounts:signInWithIdp", fields),
  ]) {
    expect(body["idToken"]).toBeUndefined();
    expect(challenged.parse(body).mfaInfo).toMatchObject([{ displayName: "App", totpInfo: {} }]);
  }
});

test("[AUTH-2] accepts a code once, and none older than the last one, also after a restart", async () => {
  const member = await enrolled();
  const code = codeNow(member.secret);
  expect(await (await challenge(member)).finish(code)).toBeNull();
  const again = await challenge(member);
  expect(await again.finish(code)).toBe("INVALID_CODE");
  expect(await again.finish(codeNow(member.secret, -1))).toBe("INVALID_CODE");
  await trial.restart();
  expect(await again.finish(code)).toBe("INVALID_CODE");
  wait(30);
  expect(await again.finish(codeNow(member.secret))).toBeNull();
});

test("[SEC-3] refuses a forged pending credential, also for another account", async () => {
  const member = await enrolled();
  const { pending, finish } = await challenge(member);
  const record = JSON.parse(Buffer.from(pending, "base64").toString());
  for (const changes of [{ localId: (await enrolled()).uid }, { seal: undefined }]) {
    const text = JSON.stringify({ ...record, ...changes });
    const forged = { mfaPendingCredential: Buffer.from(text).toString("base64") };
    expect(await finish(codeNow(member.secret), forged)).toBe("INVALID_PENDING_TOKEN");
  }
});

test("[AUTH-2] [SEC-3] refuses even the right code for a while after five wrong codes", async () => {
  const member = await enrolled();
  const { many, within } = limits.wrongTotpCodesOfAccount;
  const { finish } = await challenge(member);
  for (let tried = 0; tried < many; tried += 1)
    expect(await finish(wrongCode(member.secret))).toBe("INVALID_CODE");
  expect(await finish(codeNow(member.secret))).toBe("QUOTA_EXCEEDED");
  wait(within / 1000);
  const later = await challenge(member);
  expect(await later.finish(codeNow(member.secret))).toBeNull();
});

test("[AUTH-2] expires five minutes after the first factor, and when the account is revoked, disabled or deleted", async () => {
  const member = await enrolled();
  const early = await challenge(member);
  const unknown = { mfaEnrollmentId: "x" };
  expect(await early.finish(codeNow(member.secret), unknown)).toBe("INVALID_MFA_ENROLLMENT_ID");
  expect(await early.finish("")).toBe("Request contains an invalid argument.");
  wait(301);
  expect(await early.finish(codeNow(member.secret))).toBe("TOTP_CHALLENGE_TIMEOUT");
  const first = await challenge(member);
  wait(2);
  await trial.admin().revokeRefreshTokens(member.uid);
  expect(await first.finish(codeNow(member.secret))).toBe("INVALID_MFA_PENDING_CREDENTIAL");
  const second = await challenge(member);
  await trial.admin().updateUser(member.uid, { disabled: true });
  expect(await second.finish(codeNow(member.secret))).toBe("USER_DISABLED");
  await trial.admin().deleteUser(member.uid);
  expect(await second.finish(codeNow(member.secret))).toBe("USER_NOT_FOUND");
});

test("[AUTH-2][AUTH-10] an administrator sees a factor without its secret, and removing it ends every earlier session", async () => {
  const { uid, secret, before, session } = await enrolled();
  const { idToken } = session;
  const { multiFactor: listed } = await trial.admin().getUser(uid);
  expect(listed?.enrolledFactors).toMatchObject([{ factorId: "totp", displayName: "App" }]);
  const all = await trial.asOwner(`${accountsPath}:batchGet`);
  expect([all.text.includes(uid), all.text.includes(secret)]).toEqual([true, false]);
  const mfaEnrollmentId = readClaims(idToken)?.firebase.second_factor_identifier;
  const fields = { idToken, mfaEnrollmentId };
  const removed = (await trial.request("accounts/mfaEnrollment:withdraw", fields)).body["idToken"];
  expect(secondFactorOf(removed)).toBeUndefined();
  expect(await refusal("accounts:lookup", { idToken: before })).toBe("TOKEN_EXPIRED");
  expect(await refusal("accounts:lookup", { idToken: removed })).toBeNull();
});

test("[AUTH-2][SEC-3] a new password preserves the session's second factor, and a member can't write factors without confirmation", async () => {
  const { idToken } = (await enrolled()).session;
  const written = { idToken, mfa: { enrollments: [] } };
  expect(await refusal("accounts:update", written)).toContain("INSUFFICIENT_PERMISSION");
  const mfaInfo = [{ phoneInfo: "+16505550101" }];
  const signUp = { email: newAddress(), password: "secret-1", mfaInfo };
  expect(await refusal("accounts:signUp", signUp)).toContain("INSUFFICIENT_PERMISSION");
  const fields = { idToken, password: "secret-2", returnSecureToken: true };
  const { body } = await trial.request("accounts:update", fields);
  expect(secondFactorOf(body["idToken"])).toBe("totp");
  const refreshed = await trial.refresh(body["refreshToken"]);
  expect(secondFactorOf(refreshed.body["id_token"])).toBe("totp");
});

/** Creates a member with an app and a phone, who passes the first factor. */
async function challengeWithPhone(phoneNumber: string) {
  const member = await enrolled();
  await addPhoneNumber(member.session["idToken"], phoneNumber);
  const { pending, mfaInfo } = await challenge(member);
  const fields = { mfaPendingCredential: pending, mfaEnrollmentId: mfaInfo[1]?.mfaEnrollmentId };
  return { member, mfaInfo, fields };
}

test("[AUTH-2] adding a phone ends every earlier session, and suffices beside an app", async () => {
  const { member, mfaInfo, fields } = await challengeWithPhone("+16505550123");
  expect(await refusal("accounts:lookup", { idToken: member.before })).toBe("TOKEN_EXPIRED");
  expect(mfaInfo).toMatchObject([{ totpInfo: {} }, { phoneInfo: "+*******0123" }]);
  const begun = await trial.request("accounts/mfaSignIn:start", { ...fields, phoneSignInInfo: {} });
  const { sessionInfo } = withSession.parse(begun.body["phoneResponseInfo"]);
  const phoneVerificationInfo = { sessionInfo, code: trial.messages.at(-1)?.code };
  const proven = { ...fields, phoneVerificationInfo };
  const done = await trial.request("accounts/mfaSignIn:finalize", proven);
  expect(secondFactorOf(done.body["idToken"])).toBe("phone");
});

test("[SEC-3] sends no text message for a forged first factor or one older than ten minutes", async () => {
  const { member, fields } = await challengeWithPhone("+16505550124");
  const textRefusal = (more: object) =>
    refusal("accounts/mfaSignIn:start", { ...fields, phoneSignInInfo: {}, ...more });
  const record = { _AuthEmulatorMfaPendingCredential: "x", localId: member.uid };
  const more = { signInProvider: "password", projectId: "demo-marquee", issuedAt: Date.now() };
  const forged = Buffer.from(JSON.stringify({ ...record, ...more })).toString("base64");
  expect(await textRefusal({ mfaPendingCredential: forged })).toBe("INVALID_PENDING_TOKEN");
  wait(601);
  expect(await textRefusal({})).toBe("INVALID_MFA_PENDING_CREDENTIAL");
});
