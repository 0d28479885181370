import { refuseWith } from "./answers.ts";
import type { Middleware } from "./middleware.ts";
import { readClaims } from "./session-claims.ts";

/**
 * Gives an account that has an address and no password one: the SDK links it by a sign-up with a session, which the
 * emulator refuses because the address is taken, by the very same account. With another address it would change it,
 * unconfirmed.
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
