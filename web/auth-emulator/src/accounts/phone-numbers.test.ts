import { describe, expect, test } from "vitest";
import { z } from "zod";
import { wait } from "../gateway/test-gateway.ts";
import * as app from "../second-factor/test-second-factors.ts";
import { challenge, enrolled, factors, trial } from "../second-factor/test-second-factors.ts";
import { readClaims } from "../sessions/session-claims.ts";

app.tryOnStillClock();

const textSignIn = z.object({ phoneResponseInfo: z.object({ sessionInfo: z.string() }) });

/** Creates a member with an app and a phone, who passes the first factor. */
async function challengeWithPhone(phoneNumber: string) {
  const member = await enrolled();
  await app.addPhoneNumber(member.session["idToken"], phoneNumber);
  const { answer } = await challenge(member);
  const { mfaInfo } = factors.parse(answer);
  const { mfaPendingCredential } = answer;
  const fields = { mfaPendingCredential, mfaEnrollmentId: mfaInfo[1]?.mfaEnrollmentId };
  return { member, mfaInfo, fields };
}

describe("a phone as second factor", () => {
  test("[AUTH-2] an account with an app and a phone offers both, and the phone suffices", async () => {
    const { mfaInfo, fields } = await challengeWithPhone("+16505550123");
    expect(mfaInfo).toMatchObject([{ totpInfo: {} }, { phoneInfo: "+*******0123" }]);
    const begun = await trial.ask("accounts/mfaSignIn:start", { ...fields, phoneSignInInfo: {} });
    const { sessionInfo } = textSignIn.parse(begun.answer).phoneResponseInfo;
    const phoneVerificationInfo = { sessionInfo, code: trial.messages.at(-1)?.code };
    const done = await trial.ask("accounts/mfaSignIn:finalize", {
      ...fields,
      phoneVerificationInfo,
    });
    expect(readClaims(done.answer["idToken"])?.firebase.sign_in_second_factor).toBe("phone");
  });

  test("[SEC-3] sends no text message for a forged first factor or one older than ten minutes", async () => {
    const { member, fields } = await challengeWithPhone("+16505550124");
    const startRefusal = (more: object) =>
      trial.refusal("accounts/mfaSignIn:start", { ...fields, phoneSignInInfo: {}, ...more });
    const record = { _AuthEmulatorMfaPendingCredential: "x", localId: member.uid };
    const more = { signInProvider: "password", projectId: "demo-marquee", issuedAt: Date.now() };
    const forged = Buffer.from(JSON.stringify({ ...record, ...more })).toString("base64");
    expect(await startRefusal({ mfaPendingCredential: forged })).toBe("INVALID_PENDING_TOKEN");
    wait(601);
    expect(await startRefusal({})).toBe("INVALID_MFA_PENDING_CREDENTIAL");
  });

  test("[AUTH-2] adding a phone ends every earlier session", async () => {
    const { session, before } = await enrolled();
    await app.addPhoneNumber(session["idToken"], "+16505550125");
    expect(await trial.refusal("accounts:lookup", { idToken: before })).toBe("TOKEN_EXPIRED");
  });
});
