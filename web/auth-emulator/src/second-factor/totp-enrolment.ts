import { z } from "zod";
import { type Account, accountsOf } from "../accounts/accounts.ts";
import type { EmulatorResponse } from "../emulator.ts";
import type { Call, Middleware } from "../gateway/middleware.ts";
import { jsonResponse, refuseWith } from "../gateway/responses.ts";
import { memoryOf } from "../limits/memory.ts";
import { addTotpFactor, issueTokens } from "./second-factors.ts";
import { adjacentSteps, findTotpStep, newTotpSecret, totpKind } from "./totp.ts";
import { type SessionClaims, readClaims } from "../sessions/session-claims.ts";

/** The browser holds it as text with a seal (an HMAC), so that it survives a restart of the gateway. */
const enrolmentShape = z.object({
  localId: z.string(),
  secret: z.string(),
  /** Unix time in ms. */
  startedAt: z.number(),
});

type Enrolment = z.infer<typeof enrolmentShape>;

/** Lifetime of an enrollment in ms: 15 minutes, as at Google. */
const lifetime = 15 * 60_000;

/** Google's limits: codes tried per enrollment, and second factors per account. */
const codesPerEnrolment = { many: 3, within: lifetime };
const factorsPerAccount = 5;

/** Sign-in methods whose users can't have a second factor at Google. */
const ineligible = ["anonymous", "phone", "custom", "gc.apple.com"];

const verification = z.object({
  sessionInfo: z.string(),
  verificationCode: z.string().default(""),
});

/** Responds like Google's service (recorded in September 2026). The emulator handles enrollments of phones. */
export const enrolTotp: Middleware = async (call, next) => {
  const { path } = call.operation;
  const isStart = path.endsWith("/mfaEnrollment:start") && call.fields.has("totpenrollmentinfo");
  const isEnd = path.endsWith("/mfaEnrollment:finalize") && call.fields.has("totpverificationinfo");
  if (!isStart && !isEnd) return next();
  const session = readClaims(call.fields.get("idtoken"));
  if (!session) return refuseWith("INVALID_ID_TOKEN");
  const account = accountsOf(call).find(session.user_id);
  const refusal = whyNot(call, session, account);
  if (refusal !== null || !account) return refuseWith(refusal ?? "USER_NOT_FOUND");
  return isStart ? start(call, account) : finalize(call, account, session);
};

function whyNot(call: Call, session: SessionClaims, account: Account | null): string | null {
  if (!account) return "USER_NOT_FOUND";
  if (account.disabled) return "USER_DISABLED";
  if (session.iat < account.validSince) return "TOKEN_EXPIRED";
  if (adjacentSteps(call.config) === null) {
    return "OPERATION_NOT_ALLOWED : TOTP based MFA not enabled.";
  }
  if (ineligible.includes(session.firebase.sign_in_provider)) {
    return "UNSUPPORTED_FIRST_FACTOR : MFA is not available for the given first factor.";
  }
  if (!account.emailVerified) {
    return "UNVERIFIED_EMAIL : Need to verify email first before enrolling second factors.";
  }
  return null;
}

function start(call: Call, account: Account): EmulatorResponse {
  const refusal = whyNoMore(account);
  if (refusal !== null) return refuseWith(refusal);
  const enrolment = { localId: account.localId, secret: newTotpSecret(), startedAt: call.now() };
  return jsonResponse({
    totpSessionInfo: {
      sharedSecretKey: enrolment.secret,
      verificationCodeLength: totpKind.digits,
      hashingAlgorithm: totpKind.algorithm,
      periodSec: totpKind.periodSeconds,
      sessionInfo: write(call, enrolment),
      finalizeEnrollmentTime: new Date(enrolment.startedAt + lifetime).toISOString(),
    },
  });
}

function whyNoMore({ mfaInfo }: Account): string | null {
  if (mfaInfo.some((factor) => factor.totpInfo)) {
    return "SECOND_FACTOR_LIMIT_EXCEEDED : Too many TOTP based second factors enrolled for this account.";
  }
  return mfaInfo.length < factorsPerAccount ? null : "SECOND_FACTOR_LIMIT_EXCEEDED";
}

async function finalize(call: Call, account: Account, session: SessionClaims) {
  const given = verification.safeParse(call.fields.get("totpverificationinfo"));
  const sessionInfo = given.data?.sessionInfo ?? "";
  const enrolment = read(call, sessionInfo);
  if (!given.success || enrolment?.localId !== account.localId) {
    return refuseWith("INVALID_SESSION_INFO");
  }
  if (call.now() > enrolment.startedAt + lifetime) return refuseWith("SESSION_EXPIRED");
  const displayName = call.fields.get("displayname");
  if (typeof displayName !== "string" || displayName === "") {
    return refuseWith("MISSING_DISPLAY_NAME : display name cannot be empty");
  }
  const { attempts } = memoryOf(call);
  if (attempts.isSpent(sessionInfo, codesPerEnrolment, call.now())) {
    return refuseWith("TOO_MANY_ENROLLMENT_ATTEMPTS : restart enrollment");
  }
  attempts.add(sessionInfo, codesPerEnrolment, call.now());
  const isDone = Object.values(account.totpSecrets).some(
    (each) => each.secret === enrolment.secret,
  );
  if (isDone) return refuseWith("MFA_ENROLLMENT_ALREADY_COMPLETE");
  const { secret } = enrolment;
  const spentStep = findTotpStep({
    secret,
    code: given.data.verificationCode,
    now: call.now(),
    adjacentSteps: adjacentSteps(call.config) ?? 0,
    spentStep: 0,
  });
  if (spentStep === null) return refuseWith("INVALID_CODE");
  const refusal = whyNoMore(account);
  if (refusal !== null) return refuseWith(refusal);
  const identifier = addTotpFactor(call, account, { displayName, secret, spentStep });
  const provider = session.firebase.sign_in_provider;
  const tokens = await issueTokens(call, account.localId, provider, {
    identifier,
    provider: "totp",
  });
  return jsonResponse({ ...tokens, totpAuthInfo: {} });
}

function write(call: Call, enrolment: Enrolment): string {
  const text = JSON.stringify(enrolment);
  return `${Buffer.from(text).toString("base64url")}.${call.seal.sealText(`enrolment ${text}`)}`;
}

function read(call: Call, sessionInfo: string): Enrolment | null {
  const [content = "", given = ""] = sessionInfo.split(".");
  const text = Buffer.from(content, "base64url").toString("utf8");
  if (!call.seal.isSealOf(`enrolment ${text}`, given)) return null;
  return enrolmentShape.parse(JSON.parse(text));
}
