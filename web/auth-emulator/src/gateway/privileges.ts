import { refuseWith } from "./answers.ts";
import type { Middleware } from "./middleware.ts";

/** Fields, by API method, that Google accepts from administrators only. The emulator accepts them from anyone. */
const ofOwner: Readonly<Record<string, readonly string[]>> = {
  signUp: ["mfainfo", "localid", "emailverified", "disabled", "createdat", "lastloginat"],
  update: [
    "mfa",
    "linkprovideruserinfo",
    "customattributes",
    "disableuser",
    "createdat",
    "lastloginat",
  ],
};

/**
 * Rejects calls in which a member sets fields reserved for administrators. With `mfa`, for example,
 * a member could add a phone number as second factor without confirming it. With
 * `linkProviderUserInfo`, a member could claim another user's identity at a provider.
 */
export const keepPrivileges: Middleware = (call, next) => {
  const method = call.operation.path.split(":").at(-1) ?? "";
  const isForbidden = ofOwner[method]?.some((name) => call.fields.has(name)) ?? false;
  if (call.isOwner || !isForbidden) return next();
  return Promise.resolve(refuseWith("INSUFFICIENT_PERMISSION"));
};
