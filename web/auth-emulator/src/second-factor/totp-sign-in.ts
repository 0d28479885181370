import { z } from "zod";
import { type Account, accountsOf } from "../accounts/accounts.ts";
import { readPendingCredential } from "../accounts/pending-credential.ts";
import type { Call, Middleware } from "../gateway/middleware.ts";
import { jsonResponse, refuseWith } from "../gateway/responses.ts";
import { issueTokens } from "./second-factors.ts";
import { adjacentSteps, findTotpStep } from "./totp.ts";

/** In ms, between the factors. Google accepted 293 seconds and rejected 303 (observed in September 2026). */
const challengeWithin = 5 * 60_000;

const verification = z.object({ verificationCode: z.string().min(1) });

/** Google's error message for a missing field. */
const missing = "Request contains an invalid argument.";

/** The emulator handles codes from text messages. */
export const signInWithTotp: Middleware = async (call, next) => {
  const isOurs =
    call.operation.path.endsWith("/mfaSignIn:finalize") && call.fields.has("totpverificationinfo");
  if (!isOurs) return next();
  const credential = readPendingCredential(call);
  const given = verification.safeParse(call.fields.get("totpverificationinfo"));
  const identifier = call.fields.get("mfaenrollmentid");
  if (!credential || !given.success || typeof identifier !== "string") return refuseWith(missing);
  const account = accountsOf(call).find(credential.localId);
  if (!account) return refuseWith("USER_NOT_FOUND");
  if (call.now() - credential.issuedAt > challengeWithin) {
    return refuseWith(
      "TOTP_CHALLENGE_TIMEOUT : TOTP challenge timeout, provide first factor again.",
    );
  }
  if (account.disabled) return refuseWith("USER_DISABLED");
  const refusal = spendCode(call, account, identifier, given.data.verificationCode);
  if (refusal !== null) return refuseWith(refusal);
  const factor = { identifier, provider: "totp" };
  return jsonResponse(await issueTokens(call, account.localId, credential.signInProvider, factor));
};

/** Marks a code as used. Returns the error code of a rejection. */
function spendCode(call: Call, account: Account, identifier: string, code: string): string | null {
  const isEnrolled = account.mfaInfo.some((factor) => factor.mfaEnrollmentId === identifier);
  const stored = isEnrolled ? account.totpSecrets[identifier] : undefined;
  if (!stored) return "INVALID_MFA_ENROLLMENT_ID";
  const check = { ...stored, code, now: call.now() };
  const step = findTotpStep({ ...check, adjacentSteps: adjacentSteps(call.config) ?? 0 });
  if (step === null) return "INVALID_CODE";
  const totpSecrets = { ...account.totpSecrets, [identifier]: { ...stored, spentStep: step } };
  accountsOf(call).change(account.localId, { totpSecrets });
  return null;
}
