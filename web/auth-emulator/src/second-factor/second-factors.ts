import { randomUUID } from "node:crypto";
import { z } from "zod";
import { accountsOf } from "../accounts/accounts.ts";
import type { Account, UsedFactor } from "../accounts/accounts.ts";
import { jsonResponse, fieldsOf } from "../gateway/responses.ts";
import type { Call, Middleware } from "../gateway/middleware.ts";
import { readClaims } from "../sessions/session-claims.ts";
import type { SessionClaims } from "../sessions/session-claims.ts";

const grant = z.object({ id_token: z.string(), expires_in: z.string() });
const pending = z.object({
  mfaPendingCredential: z.string(),
  mfaInfo: z.array(
    z.looseObject({ mfaEnrollmentId: z.string(), phoneInfo: z.string().exactOptional() }),
  ),
});

/**
 * Creates the tokens of a session for which both factors were verified. Only the emulator can create ID tokens, so it
 * exchanges a refresh token that records both factors.
 */
export async function issueTokens(
  call: Call,
  localId: string,
  provider: string,
  factor: UsedFactor,
) {
  const accounts = accountsOf(call);
  accounts.change(localId, { lastLoginAt: String(call.now()) });
  const refreshToken = accounts.newRefreshToken(localId, provider, factor);
  const response = await call.post("/securetoken.googleapis.com/v1/token", {
    grantType: "refresh_token",
    refreshToken,
  });
  const { id_token: idToken } = grant.parse(fieldsOf(response));
  return { idToken, refreshToken };
}

export function addTotpFactor(call: Call, account: Account, factor: NewTotpFactor): string {
  const mfaEnrollmentId = randomUUID();
  const enrolledAt = new Date(call.now()).toISOString();
  const { displayName, secret, spentStep } = factor;
  accountsOf(call).change(account.localId, {
    mfaInfo: [...account.mfaInfo, { mfaEnrollmentId, displayName, enrolledAt, totpInfo: {} }],
    totpSecrets: { ...secretsInUse(account), [mfaEnrollmentId]: { secret, spentStep } },
  });
  return mfaEnrollmentId;
}

/** An authenticator app whose first code was correct. */
export interface NewTotpFactor {
  displayName: string;
  secret: string;
  spentStep: number;
}

/** When an administrator removes a factor, the emulator leaves its secret in the account. */
function secretsInUse({ mfaInfo, totpSecrets }: Account): Account["totpSecrets"] {
  const isInUse = (id: string) => mfaInfo.some((factor) => factor.mfaEnrollmentId === id);
  return Object.fromEntries(Object.entries(totpSecrets).filter(([id]) => isInUse(id)));
}

/**
 * Labels authenticator apps as `totpInfo` in the list of factors, and deletes the secrets of removed ones. Like Google,
 * ends all earlier sessions when a factor is removed or a phone number added.
 */
export const finishSecondFactors: Middleware = async (call, next) => {
  const response = await next();
  const fields = fieldsOf(response);
  const challenge = pending.safeParse(fields);
  if (challenge.success)
    return jsonResponse({ ...fields, mfaInfo: challenge.data.mfaInfo.map(nameFactor) });
  const session = readClaims(fields?.["idToken"]);
  if (session && changesFactors(call)) endOtherSessions(call, session);
  return response;
};

function nameFactor(factor: { phoneInfo?: string }) {
  return factor.phoneInfo === undefined ? { ...factor, totpInfo: {} } : factor;
}

function changesFactors({ operation, fields }: Call): boolean {
  const isAdded = operation.path.endsWith("/mfaEnrollment:finalize");
  return (
    (isAdded && fields.has("phoneverificationinfo")) ||
    operation.path.endsWith("/mfaEnrollment:withdraw")
  );
}

/** Ends all sessions except the one that has just begun. */
function endOtherSessions(call: Call, session: SessionClaims) {
  const accounts = accountsOf(call);
  const account = accounts.find(session.user_id);
  if (!account) return;
  accounts.change(account.localId, {
    totpSecrets: secretsInUse(account),
    validSince: String(session.iat),
  });
}
