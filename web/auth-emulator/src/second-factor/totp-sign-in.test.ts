import { describe, expect, test } from "vitest";
import { limits } from "../limits/limits.ts";
import {
  challenge,
  codeNow,
  enrolled,
  trial,
  tryOnStillClock,
  wait,
  wrongCode,
} from "./test-second-factors.ts";

tryOnStillClock();

describe("sign-in", () => {
  test("[AUTH-2] accepts a code once, and none older than the last one", async () => {
    const member = await enrolled();
    const code = codeNow(member.secret);
    expect((await (await challenge(member)).finish(code)).status).toBe(200);
    const again = await challenge(member);
    expect((await again.finish(code)).text).toContain("INVALID_CODE");
    expect((await again.finish(codeNow(member.secret, -1))).text).toContain("INVALID_CODE");
    wait(30);
    expect((await again.finish(codeNow(member.secret))).status).toBe(200);
  });

  test("[SEC-3] refuses a forged pending credential, also for another account", async () => {
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

  test("[AUTH-2] [SEC-3] refuses even the right code for a while after five wrong codes", async () => {
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

  test("[AUTH-2] expires five minutes after the first factor", async () => {
    const member = await enrolled();
    const { finish } = await challenge(member);
    wait(301);
    expect((await finish(codeNow(member.secret))).text).toContain("TOTP_CHALLENGE_TIMEOUT");
  });

  test("[AUTH-2] fails after a revocation and when the account is disabled or deleted", async () => {
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

  test("[AUTH-2] distinguishes an unknown factor and a missing code from a wrong code", async () => {
    const member = await enrolled();
    const { finish } = await challenge(member);
    const code = codeNow(member.secret);
    expect((await finish(code, { mfaEnrollmentId: "x" })).text).toContain(
      "INVALID_MFA_ENROLLMENT_ID",
    );
    expect((await finish("")).text).toContain("Request contains an invalid argument.");
  });
});
