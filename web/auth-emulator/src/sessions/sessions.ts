import { z } from "zod";
import { accountsOf } from "../accounts/accounts.ts";
import type { EmulatorResponse } from "../emulator.ts";
import type { Call, Middleware } from "../gateway/middleware.ts";
import { fieldsOf, jsonResponse, refuseWith } from "../gateway/responses.ts";
import { readRefreshToken } from "./refresh-tokens.ts";
import { type SessionClaims, readClaims, writeClaims } from "./session-claims.ts";

/** Seconds for which Google still accepts an expired ID token (observed in September 2026). */
const graceSeconds = 5 * 60;

const issued = z.object({ idToken: z.string(), refreshToken: z.string() });
const refreshed = z.object({ id_token: z.string() });

/**
 * Corrects how the emulator handles sessions.
 * - `auth_time`: the emulator uses the account's last sign-in on any device. The gateway uses the time at which the
 *   session's refresh token was created.
 * - Second factor: the emulator loses it when a password changes. The gateway restores it.
 * - Expiry: the emulator ignores it. The gateway rejects ID tokens that expired more than `graceSeconds` ago.
 */
export const correctSessions: Middleware = async (call, next) => {
  const session = readClaims(call.fields.get("idtoken"));
  if (session && session.exp + graceSeconds < call.now() / 1000)
    return refuseWith("INVALID_ID_TOKEN");
  const response = await next();
  if (response.status !== 200) return response;
  return call.operation.path.endsWith("/v1/token")
    ? continueSession(call, response)
    : beginSession(call, session, response);
};

/** A refresh leaves `auth_time` and the refresh token as they are, as at Google. */
function continueSession(call: Call, response: EmulatorResponse): EmulatorResponse {
  const fields = fieldsOf(response);
  const { id_token: idToken } = refreshed.parse(fields);
  const refreshToken = call.fields.get("refreshtoken");
  const dated = dateToken(call, idToken, refreshToken);
  return jsonResponse({
    ...fields,
    id_token: dated,
    access_token: dated,
    refresh_token: refreshToken,
  });
}

function beginSession(call: Call, session: SessionClaims | null, response: EmulatorResponse) {
  const fields = fieldsOf(response);
  const tokens = issued.safeParse(fields);
  if (!tokens.success) return response;
  const { idToken, refreshToken } = copySecondFactor(call, session, tokens.data);
  return jsonResponse({ ...fields, idToken: dateToken(call, idToken, refreshToken), refreshToken });
}

/** Copies the session's second factor to tokens that lack one, unless the user has removed that factor. */
function copySecondFactor(
  call: Call,
  session: SessionClaims | null,
  tokens: z.infer<typeof issued>,
) {
  const claims = readClaims(tokens.idToken);
  if (!session || !claims || claims.firebase.sign_in_second_factor !== undefined) return tokens;
  const { sign_in_second_factor: provider, second_factor_identifier: identifier } =
    session.firebase;
  const accounts = accountsOf(call);
  const account = accounts?.find(claims.user_id);
  const isEnrolled = account?.mfaInfo.some((factor) => factor.mfaEnrollmentId === identifier);
  if (!accounts || !provider || !identifier || !isEnrolled) return tokens;
  const firebase = { ...claims.firebase, ...session.firebase };
  return {
    idToken: writeClaims(tokens.idToken, { ...claims, firebase }),
    refreshToken: accounts.newRefreshToken(claims.user_id, claims.firebase.sign_in_provider, {
      identifier,
      provider,
    }),
  };
}

function dateToken(call: Call, idToken: string, refreshToken: unknown): string {
  const claims = readClaims(idToken);
  const record =
    typeof refreshToken === "string" ? readRefreshToken(refreshToken, call.seal) : null;
  return claims && record
    ? writeClaims(idToken, { ...claims, auth_time: record.issuedAt })
    : idToken;
}
