import { multiFactor, signInWithEmailAndPassword } from "firebase/auth";
import { describe, expect, test } from "vitest";
import { accountsPath, codeOf, newAddress, site, wait } from "../gateway/test-gateway.ts";
import { readClaims } from "../sessions/session-claims.ts";
import * as app from "./test-second-factors.ts";
import { challenge, challengeWithSdk, codeNow, enrolled, trial } from "./test-second-factors.ts";

app.tryOnStillClock();

const secondFactorOf = (token: unknown) => readClaims(token)?.firebase.sign_in_second_factor;

test("[AUTH-2] [AUTH-10] Firebase's own client enrolls a factor, signs in with its code, removes it and signs in without it", async () => {
  const { uid: member, email } = await trial.member();
  const { user } = await signInWithEmailAndPassword(trial.client(), email, "secret-1");
  const secret = await app.enrollWithSdk(user, "My phone");
  expect(secret.generateQrCodeUrl(email, "Marquee")).toContain(`secret=${secret.secretKey}`);
  const enrolledApp = [{ factorId: "totp", displayName: "My phone" }];
  expect(multiFactor(user).enrolledFactors).toMatchObject(enrolledApp);
  wait(60);

  const { hints, uid, finish } = await challengeWithSdk(trial.client(), email);
  expect(hints).toMatchObject(enrolledApp);
  const refused = await codeOf(finish(app.wrongCode(secret.secretKey)));
  expect(refused).toBe("auth/invalid-verification-code");
  const signedIn = await finish(codeNow(secret.secretKey));
  for (const isRefreshed of [false, true]) {
    const { claims } = await signedIn.user.getIdTokenResult(isRefreshed);
    const factor = { sign_in_second_factor: "totp", second_factor_identifier: uid };
    expect(claims.firebase).toMatchObject(factor);
  }

  await multiFactor(signedIn.user).unenroll(uid);
  expect(multiFactor(signedIn.user).enrolledFactors).toEqual([]);
  const third = await signInWithEmailAndPassword(trial.client(), email, "secret-1");
  expect(third.user.uid).toBe(member);
});

test("[AUTH-2] [AUTH-10] shows an administrator the factor but never its secret", async () => {
  const { uid, secret } = await enrolled();
  const { multiFactor: factors } = await trial.admin().getUser(uid);
  expect(factors?.enrolledFactors).toMatchObject([{ factorId: "totp", displayName: "App" }]);
  const all = await trial.asOwner(`${accountsPath}:batchGet`);
  expect(all.text).toContain(uid);
  expect(all.text).not.toContain(secret);
});

describe("a second factor", () => {
  const required = {
    mfaInfo: [{ displayName: "App", totpInfo: {} }],
    mfaPendingCredential: expect.any(String),
  };

  test("[AUTH-2] is required after an email link", async () => {
    const { email } = await enrolled();
    const oobCode = await trial.mailedCode("EMAIL_SIGNIN", email);
    const { answer } = await trial.ask("accounts:signInWithEmailLink", { email, oobCode });
    expect(answer["idToken"]).toBeUndefined();
    expect(answer).toMatchObject(required);
  });

  test("[AUTH-2] is required after an identity provider", async () => {
    const postBody = await trial.identity("google.com", (await enrolled()).email);
    const fields = { requestUri: `${site}/`, postBody, returnSecureToken: true };
    const { answer } = await trial.ask("accounts:signInWithIdp", fields);
    expect(answer["idToken"]).toBeUndefined();
    expect(answer).toMatchObject(required);
  });

  test("[AUTH-2] [AUTH-11] works for a tenant's members", async () => {
    const totp = { state: "ENABLED", totpProviderConfig: { adjacentIntervals: 1 } };
    const multiFactorConfig = { state: "ENABLED", providerConfigs: [totp] };
    const tenant = await trial.tenant({ multiFactorConfig });
    const email = newAddress();
    const accounts = trial.admin().tenantManager().authForTenant(tenant);
    await accounts.createUser({ email, password: "secret-1", emailVerified: true });
    const auth = trial.client(tenant);
    const { user } = await signInWithEmailAndPassword(auth, email, "secret-1");
    const { secretKey } = await app.enrollWithSdk(user, "App");
    wait(60);
    const { finish } = await challengeWithSdk(auth, email);
    const signedIn = await finish(codeNow(secretKey));
    const { claims } = await signedIn.user.getIdTokenResult(true);
    expect(claims.firebase).toMatchObject({ tenant, sign_in_second_factor: "totp" });
  });

  test("[AUTH-2] survives a restart, with its used codes", async () => {
    const member = await enrolled();
    const code = codeNow(member.secret);
    const { finish } = await challenge(member);
    expect(await finish(code)).toBeNull();
    await trial.restart();
    expect(await finish(code)).toBe("INVALID_CODE");
    wait(30);
    expect(await finish(codeNow(member.secret))).toBeNull();
  });
});

describe("changes to a second factor", () => {
  test("[AUTH-2] removing a factor ends every earlier session", async () => {
    const { session, before } = await enrolled();
    const { idToken } = session;
    const mfaEnrollmentId = readClaims(idToken)?.firebase.second_factor_identifier;
    const fields = { idToken, mfaEnrollmentId };
    const removed = (await trial.ask("accounts/mfaEnrollment:withdraw", fields)).answer["idToken"];
    expect(secondFactorOf(removed)).toBeUndefined();
    expect(await trial.refusal("accounts:lookup", { idToken: before })).toBe("TOKEN_EXPIRED");
    expect(await trial.refusal("accounts:lookup", { idToken: removed })).toBeNull();
  });

  test("[AUTH-2] a new password preserves the session's second factor", async () => {
    const { idToken } = (await enrolled()).session;
    const fields = { idToken, password: "secret-2", returnSecureToken: true };
    const { answer } = await trial.ask("accounts:update", fields);
    expect(secondFactorOf(answer["idToken"])).toBe("totp");
    const refreshed = await trial.refresh(answer["refreshToken"]);
    expect(secondFactorOf(refreshed.answer["id_token"])).toBe("totp");
  });

  test("[SEC-3] a member can't write second factors without confirmation", async () => {
    const { idToken } = await trial.signIn(await trial.member());
    const written = { idToken, mfa: { enrollments: [] } };
    expect(await trial.refusal("accounts:update", written)).toContain("INSUFFICIENT_PERMISSION");
    const mfaInfo = [{ phoneInfo: "+16505550101" }];
    const signUp = { email: newAddress(), password: "secret-1", mfaInfo };
    expect(await trial.refusal("accounts:signUp", signUp)).toContain("INSUFFICIENT_PERMISSION");
  });
});
