import { describe, expect, test } from "vitest";
import { wait } from "../gateway/test-gateway.ts";
import { limits } from "../limits/limits.ts";
import * as app from "./test-second-factors.ts";
import { challenge, codeNow, enrolled, trial } from "./test-second-factors.ts";

app.tryOnStillClock();

describe("sign-in", () => {
  test("[AUTH-2] accepts a code once, and none older than the last one", async () => {
    const member = await enrolled();
    const code = codeNow(member.secret);
    expect(await (await challenge(member)).finish(code)).toBeNull();
    const again = await challenge(member);
    expect(await again.finish(code)).toBe("INVALID_CODE");
    expect(await again.finish(codeNow(member.secret, -1))).toBe("INVALID_CODE");
    wait(30);
    expect(await again.finish(codeNow(member.secret))).toBeNull();
  });

  test("[SEC-3] refuses a forged pending credential, also for another account", async () => {
    const member = await enrolled();
    const { answer, finish } = await challenge(member);
    const pending = String(answer["mfaPendingCredential"]);
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
    for (let tried = 0; tried < many; tried += 1) {
      expect(await finish(app.wrongCode(member.secret))).toBe("INVALID_CODE");
    }
    expect(await finish(codeNow(member.secret))).toBe("QUOTA_EXCEEDED");
    wait(within / 1000);
    const later = await challenge(member);
    expect(await later.finish(codeNow(member.secret))).toBeNull();
  });

  test("[AUTH-2] expires five minutes after the first factor", async () => {
    const member = await enrolled();
    const { finish } = await challenge(member);
    wait(301);
    expect(await finish(codeNow(member.secret))).toBe("TOTP_CHALLENGE_TIMEOUT");
  });

  test("[AUTH-2] fails after a revocation and when the account is disabled or deleted", async () => {
    const member = await enrolled();
    const { finish } = await challenge(member);
    wait(2);
    await trial.admin().revokeRefreshTokens(member.uid);
    expect(await finish(codeNow(member.secret))).toBe("INVALID_MFA_PENDING_CREDENTIAL");
    const second = await challenge(member);
    await trial.admin().updateUser(member.uid, { disabled: true });
    expect(await second.finish(codeNow(member.secret))).toBe("USER_DISABLED");
    await trial.admin().deleteUser(member.uid);
    expect(await second.finish(codeNow(member.secret))).toBe("USER_NOT_FOUND");
  });

  test("[AUTH-2] distinguishes an unknown factor and a missing code from a wrong code", async () => {
    const member = await enrolled();
    const { finish } = await challenge(member);
    const unknown = { mfaEnrollmentId: "x" };
    expect(await finish(codeNow(member.secret), unknown)).toBe("INVALID_MFA_ENROLLMENT_ID");
    expect(await finish("")).toBe("Request contains an invalid argument.");
  });
});
