import { deleteApp } from "firebase/app";
import {
  TotpMultiFactorGenerator,
  getMultiFactorResolver,
  multiFactor,
  signInWithEmailAndPassword,
} from "firebase/auth";
import type { Auth } from "firebase/auth";
import { afterEach, describe, expect, test } from "vitest";
import { readClaims } from "../sessions/session-claims.ts";
import {
  asksForSecondFactor,
  challenge,
  codeNow,
  enrolled,
  factors,
  mailsSent,
  signIn,
  trial,
  tryOnStillClock,
  wait,
  wrongCode,
} from "./test-second-factors.ts";

tryOnStillClock();

describe("Firebase's own client", () => {
  const clients: Auth[] = [];
  const client = () => {
    const auth = trial.client();
    clients.push(auth);
    return auth;
  };
  afterEach(async () => {
    for (const { app } of clients.splice(0)) await deleteApp(app);
  });

  test("[AUTH-2] [AUTH-10] enrolls a factor, signs in with its code, removes it and signs in without it", async () => {
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

  test("[AUTH-2] [AUTH-10] shows an administrator the factor but never its secret", async () => {
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

describe("a second factor", () => {
  test("[AUTH-2] is required after an email link", async () => {
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

  test("[AUTH-2] is required after an identity provider", async () => {
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

  test("[AUTH-2] [AUTH-11] works for a tenant's members", async () => {
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

  test("[AUTH-2] survives a restart, with its used codes", async () => {
    const member = await enrolled();
    const code = codeNow(member.secret);
    const { finish } = await challenge(member);
    expect((await finish(code)).status).toBe(200);
    await trial.restart();
    expect((await finish(code)).text).toContain("INVALID_CODE");
    wait(30);
    expect((await finish(codeNow(member.secret))).status).toBe(200);
  });
});

describe("changes to a second factor", () => {
  test("[AUTH-2] removing a factor ends every earlier session", async () => {
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

  test("[AUTH-2] a new password preserves the session's second factor", async () => {
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

  test("[SEC-3] a member can't write second factors without confirmation", async () => {
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
