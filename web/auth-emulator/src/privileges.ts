import { refuseWith } from "./answers.ts";
import type { Middleware } from "./middleware.ts";

/** Fields that Google takes from an administrator alone, and the emulator from anyone, by method. */
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

/** Keeps members from writing what only an administrator may: second factors nobody has confirmed, others' identities. */
export const keepPrivileges: Middleware = (call, next) => {
  const method = call.operation.path.split(":").at(-1) ?? "";
  const isForbidden = ofOwner[method]?.some((name) => call.fields.has(name)) ?? false;
  if (call.isOwner || !isForbidden) return next();
  return Promise.resolve(refuseWith("INSUFFICIENT_PERMISSION"));
};
