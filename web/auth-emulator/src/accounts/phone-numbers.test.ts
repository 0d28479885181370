import { describe, expect, test } from "vitest";
import { readClaims } from "../sessions/session-claims.ts";
import {
  addPhoneNumber,
  challenge,
  enrolled,
  factors,
  textSignIn,
  textedCode,
  trial,
  tryOnStillClock,
  wait,
} from "../second-factor/test-second-factors.ts";

tryOnStillClock();

describe("a phone as second factor", () => {
  test("[AUTH-2] an account with an app and a phone offers both, and the phone suffices", async () => {
    const member = await enrolled();
    await addPhoneNumber(member.session["idToken"], "+16505550123");
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

  test("[SEC-3] sends no text message for a forged first factor or one older than ten minutes", async () => {
    const member = await enrolled();
    await addPhoneNumber(member.session["idToken"], "+16505550124");
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

  test("[AUTH-2] adding a phone ends every earlier session", async () => {
    const { session, before } = await enrolled();
    await addPhoneNumber(session["idToken"], "+16505550125");
    const lookup = await trial.ask("accounts:lookup", { idToken: before });
    expect(lookup.text).toContain("TOKEN_EXPIRED");
  });
});
