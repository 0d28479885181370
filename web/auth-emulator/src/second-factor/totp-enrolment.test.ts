import { describe, expect, test } from "vitest";
import { wait } from "../gateway/test-gateway.ts";
import * as app from "./test-second-factors.ts";
import { codeNow, finalizeRefusal, start, startRefusal, trial } from "./test-second-factors.ts";

app.tryOnStillClock();

/** Starts an enrollment of a new member. Returns the function that completes it. */
async function begin() {
  const { idToken } = await trial.signIn(await trial.member());
  const info = await start(idToken);
  const [right, wrong] = [codeNow(info.sharedSecretKey), app.wrongCode(info.sharedSecretKey)];
  return { idToken, info, right, wrong, finish: finalizeRefusal.bind(null, idToken, info) };
}

describe("enrollment", () => {
  test("[AUTH-2] [AUTH-10] starts with the secret, the parameters and the deadline for an app", async () => {
    expect((await begin()).info).toMatchObject({
      sharedSecretKey: expect.stringMatching(/^[A-Z2-7]{32}$/u),
      verificationCodeLength: 6,
      hashingAlgorithm: "SHA1",
      periodSec: 30,
      finalizeEnrollmentTime: "2026-11-21T12:15:00.000Z",
    });
  });

  test("[AUTH-2] is refused for an unverified address, a guest, a forged session, and by the project", async () => {
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

  test("[AUTH-2] is refused for a wrong code, a missing name, and an altered or another member's session", async () => {
    const { idToken, info, right, wrong, finish } = await begin();
    expect(await finish(wrong)).toBe("INVALID_CODE");
    expect(await finish(right, {})).toBe("MISSING_DISPLAY_NAME");
    const altered = { ...info, sessionInfo: `${info.sessionInfo}x` };
    expect(await finalizeRefusal(idToken, altered, right)).toBe("INVALID_SESSION_INFO");
    const other = await trial.signIn(await trial.member());
    expect(await finalizeRefusal(other.idToken, info, right)).toBe("INVALID_SESSION_INFO");
    expect(await finish(right)).toBeNull();
    expect(await finish(right)).toBe("MFA_ENROLLMENT_ALREADY_COMPLETE");
    expect(await startRefusal(idToken)).toBe("SECOND_FACTOR_LIMIT_EXCEEDED");
  });

  test("[AUTH-2] is refused after three wrong codes, and expires after 15 minutes", async () => {
    const { right, wrong, finish } = await begin();
    for (const _ of [1, 2, 3]) await finish(wrong);
    expect(await finish(right)).toBe("TOO_MANY_ENROLLMENT_ATTEMPTS");
    const late = await begin();
    wait(901);
    expect(await late.finish(codeNow(late.info.sharedSecretKey))).toBe("SESSION_EXPIRED");
  });
});
