import { refuseWith } from "./answers.ts";
import type { Middleware } from "./middleware.ts";

/**
 * Refuses ID tokens that this gateway did not issue. Forged refresh tokens are refused where the emulator reads them
 * (keep-accounts.ts), pending credentials in pending-credential.ts, credentials of identity providers in identity.ts.
 */
export const refuseForgeries: Middleware = (call, next) => {
  const token = call.fields.get("idtoken");
  const isOurs =
    token === undefined || (typeof token === "string" && call.seal.isSealedToken(token));
  return isOurs ? next() : Promise.resolve(refuseWith("INVALID_ID_TOKEN"));
};
