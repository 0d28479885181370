import { describe, expect, test } from "vitest";
import {
  codeNow,
  finalize,
  signIn,
  start,
  trial,
  tryOnStillClock,
  wait,
  wrongCode,
} from "./test-second-factors.ts";

tryOnStillClock();

describe("enrollment", () => {
  test("[AUTH-2] [AUTH-10] starts with the secret, the parameters and the deadline for an app", async () => {
    const { info } = await start((await signIn(await trial.member())).idToken);
    expect(info).toMatchObject({
      verificationCodeLength: 6,
      hashingAlgorithm: "SHA1",
      periodSec: 30,
      finalizeEnrollmentTime: "2026-11-21T12:15:00.000Z",
    });
    expect(info.sharedSecretKey).toMatch(/^[A-Z2-7]{32}$/u);
  });

  test("[AUTH-2] is refused for an unverified address, a guest and a forged session", async () => {
    const unverified = await signIn(await trial.member({ emailVerified: false }));
    expect((await start(unverified["idToken"])).text).toContain("UNVERIFIED_EMAIL");
    const guest = await trial.ask("accounts:signUp", { returnSecureToken: true });
    expect((await start(guest.answer["idToken"])).text).toContain("UNSUPPORTED_FIRST_FACTOR");
    expect((await start("e30.e30.")).text).toContain("INVALID_ID_TOKEN");
  });

  test("[AUTH-2] is refused for a wrong code, a missing name, and an altered or another member's session", async () => {
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

  test("[AUTH-2] is refused after three wrong codes", async () => {
    const { idToken } = await signIn(await trial.member());
    const { info } = await start(idToken);
    for (const _ of [1, 2, 3]) await finalize(idToken, info, wrongCode(info.sharedSecretKey));
    const fourth = await finalize(idToken, info, codeNow(info.sharedSecretKey));
    expect(fourth.text).toContain("TOO_MANY_ENROLLMENT_ATTEMPTS");
  });

  test("[AUTH-2] expires after 15 minutes", async () => {
    const { idToken } = await signIn(await trial.member());
    const { info } = await start(idToken);
    wait(901);
    const late = await finalize(idToken, info, codeNow(info.sharedSecretKey));
    expect(late.text).toContain("SESSION_EXPIRED");
  });

  test("[AUTH-2] is refused when the project has authenticator apps off", async () => {
    const { idToken } = await signIn(await trial.member());
    const off = { mfa: { providerConfigs: [{ state: "DISABLED", totpProviderConfig: {} }] } };
    expect((await trial.configure(off, "mfa.providerConfigs")).status).toBe(200);
    const refused = await start(idToken);
    await trial.configure({}, "mfa");
    expect(refused.text).toContain("OPERATION_NOT_ALLOWED : TOTP based MFA not enabled.");
  });
});
