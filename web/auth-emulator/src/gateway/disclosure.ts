import { setTimeout as pause } from "node:timers/promises";
import { accountsOf } from "../accounts/accounts.ts";
import type { Call, Middleware } from "./middleware.ts";
import { jsonResponse, refusalOf, refuseWith } from "./responses.ts";
import { readClaims } from "../sessions/session-claims.ts";

/**
 * Time in ms after which a request for an email is answered, or a multiple of it on a busy machine. Writing an email to
 * a known address takes longer than not writing one, and the difference would tell which addresses are known.
 */
const responseTime = 50;

/**
 * Completes the emulator's email enumeration protection. An address changes only after the user opens a link sent to
 * the new address. Requesting that email does not reveal whether the address is taken. `USER_DISABLED` is returned only
 * to callers who know the password. As at Google, a sign-up reveals that its address is taken, so sign-ups are
 * rate-limited.
 */
export const discloseNothing: Middleware = async (call, next) => {
  if (call.isOwner || !call.config.emailPrivacyConfig.enableImprovedEmailPrivacy) return next();
  if (changesAddress(call)) {
    return refuseWith("OPERATION_NOT_ALLOWED : Please verify the new email before changing email.");
  }
  const began = performance.now();
  const response = await next();
  if (call.operation.path.endsWith(":sendOobCode")) {
    await pause(responseTime - ((performance.now() - began) % responseTime));
  }
  const refusal = refusalOf(response);
  if (refusal === "EMAIL_EXISTS" && call.fields.get("requesttype") === "VERIFY_AND_CHANGE_EMAIL") {
    return asIfSent(call);
  }
  return refusal === "USER_DISABLED" && !knowsPassword(call)
    ? refuseWith("INVALID_LOGIN_CREDENTIALS")
    : response;
};

function changesAddress({ operation, fields }: Call): boolean {
  return operation.path.endsWith("/accounts:update") && Boolean(fields.get("email"));
}

function asIfSent(call: Call) {
  const session = readClaims(call.fields.get("idtoken"));
  const account = session ? accountsOf(call).find(session.user_id) : null;
  return jsonResponse({
    kind: "identitytoolkit#GetOobConfirmationCodeResponse",
    email: account?.email,
  });
}

/** Whether a password sign-in has the right password. True for every other call. */
function knowsPassword(call: Call): boolean {
  if (!call.operation.path.endsWith(":signInWithPassword")) return true;
  const account = accountsOf(call).findByEmail(String(call.fields.get("email")));
  const given = String(call.fields.get("password"));
  // The emulator's format for a stored password.
  return account?.passwordHash === `fakeHash:salt=${account?.salt}:password=${given}`;
}

/** Base64 of "REDACTED", which Google returns in place of every password hash. */
const redacted = "UkVEQUNURUQ=";

/** Fields that the emulator would return with an account. Its `passwordHash` contains the password as plain text. */
const secrets = /"(?:totpSecrets|passwordHash|salt)"/u;

/** Removes passwords and authenticator secrets from every response, even to an administrator. */
export const removeSecrets: Middleware = async (_call, next) => {
  const response = await next();
  if (!secrets.test(response.text)) return response;
  return { ...response, text: JSON.stringify(JSON.parse(response.text, withoutSecret)) };
};

function withoutSecret(name: string, value: unknown): unknown {
  if (name === "totpSecrets" || name === "salt") return undefined;
  return name === "passwordHash" ? redacted : value;
}
