import { refuseWith } from "./answers.ts";
import type { Middleware } from "./middleware.ts";

/**
 * Rejects ID tokens that this gateway did not issue. Other forgeries are rejected elsewhere: refresh tokens in
 * `store-accounts.ts`, pending credentials in `pending-credential.ts`, credentials of identity providers in
 * `identity.ts`.
 */
export const refuseForgedTokens: Middleware = (call, next) => {
  const token = call.fields.get("idtoken");
  const isOurs =
    token === undefined || (typeof token === "string" && call.seal.isSealedToken(token));
  return isOurs ? next() : Promise.resolve(refuseWith("INVALID_ID_TOKEN"));
};
