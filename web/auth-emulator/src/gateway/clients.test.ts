// cspell:ignore Stoken
import { createUserWithEmailAndPassword, updateProfile } from "firebase/auth";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestGateway } from "./test-gateway.ts";

let trial: Awaited<ReturnType<typeof startTestGateway>>;

beforeAll(async () => {
  trial = await startTestGateway();
});
afterAll(() => trial.stop());

test("[AUTH-10] sign-up, session cookie, verification and revocation run through the gateway", async () => {
  const { user } = await createUserWithEmailAndPassword(
    trial.client(),
    "clara@marquee.test",
    "secret-1",
  );
  await updateProfile(user, { displayName: "Clara" });
  const admin = trial.admin();
  const idToken = await user.getIdToken(true);
  const cookie = await admin.createSessionCookie(idToken, { expiresIn: 600_000 });
  const asked = await trial.raw("/marquee/issued", { token: cookie }, trial.ownersKey);
  expect(asked.body).toEqual({ issued: true });
  const claims = await admin.verifySessionCookie(cookie, true);
  expect(claims).toMatchObject({ uid: user.uid, name: "Clara" });

  await new Promise((resolve) => setTimeout(resolve, 1_100));
  await admin.revokeRefreshTokens(user.uid);
  await expect(admin.verifySessionCookie(cookie, true)).rejects.toMatchObject({
    code: "auth/session-cookie-revoked",
  });
  await expect(user.getIdToken(true)).rejects.toMatchObject({ code: "auth/user-token-expired" });
});

test("[AUTH-10] returns the captcha parameters that the SDK reads", async () => {
  const { status, answer } = await trial.ask("recaptchaParams", null);
  expect({ status, answer }).toEqual({
    status: 200,
    answer: {
      kind: "identitytoolkit#GetRecaptchaParamResponse",
      recaptchaStoken: expect.stringMatching(/\S/),
      recaptchaSiteKey: expect.stringMatching(/\S/),
    },
  });
});
