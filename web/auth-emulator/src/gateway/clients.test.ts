// cspell:ignore Stoken
import { createUserWithEmailAndPassword, updateProfile } from "firebase/auth";
import { expect, test } from "vitest";
import { codeOf, newAddress, useTestGateway, wait } from "./test-gateway.ts";

const trial = useTestGateway({ hasFrozenClock: true });

test("[AUTH-10] sign-up, session cookie, verification and revocation run through the gateway", async () => {
  const account = createUserWithEmailAndPassword(trial.client(), newAddress(), "secret-1");
  const { user } = await account;
  await updateProfile(user, { displayName: "Clara" });
  const admin = trial.admin();
  const idToken = await user.getIdToken(true);
  const cookie = await admin.createSessionCookie(idToken, { expiresIn: 600_000 });
  expect(await trial.isIssued(cookie)).toBe(true);
  const claims = await admin.verifySessionCookie(cookie, true);
  expect(claims).toMatchObject({ uid: user.uid, name: "Clara" });

  wait(2);
  await admin.revokeRefreshTokens(user.uid);
  const verified = admin.verifySessionCookie(cookie, true);
  expect(await codeOf(verified)).toBe("auth/session-cookie-revoked");
  expect(await codeOf(user.getIdToken(true))).toBe("auth/user-token-expired");
});

test("[AUTH-10] returns the captcha parameters that the SDK reads", async () => {
  expect((await trial.ask("recaptchaParams", null)).answer).toEqual({
    kind: "identitytoolkit#GetRecaptchaParamResponse",
    recaptchaStoken: expect.stringMatching(/\S/),
    recaptchaSiteKey: expect.stringMatching(/\S/),
  });
});
