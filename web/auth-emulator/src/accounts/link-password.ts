import { refuseWith } from "../gateway/answers.ts";
import type { Middleware } from "../gateway/middleware.ts";
import { readClaims } from "../sessions/session-claims.ts";

/**
 * Adds a password to an account that has an email address but no password. The SDK links a password
 * by signing up with the current session. The emulator rejects such a sign-up, because the account
 * itself already uses the address. The gateway rejects a sign-up with a different address, because
 * the emulator would set that address without confirmation.
 */
export const linkPassword: Middleware = (call, next) => {
  const session = readClaims(call.fields.get("idtoken"));
  if (!session || !call.operation.path.endsWith("/accounts:signUp")) return next();
  const own = call.state.users.get(session.user_id)?.email;
  if (own === undefined) return next();
  if (own !== String(call.fields.get("email")).toLowerCase()) {
    return Promise.resolve(
      refuseWith("OPERATION_NOT_ALLOWED : Please verify the new email before changing email."),
    );
  }
  const { idToken, password } = call.body;
  return call.ask({
    method: "POST",
    target: "/identitytoolkit.googleapis.com/v1/accounts:update",
    host: call.host,
    isOwner: false,
    body: {
      contentType: "application/json",
      text: JSON.stringify({ idToken, password, returnSecureToken: true }),
    },
  });
};
