import { readIdentity } from "../accounts/identity.ts";
import type { Call, Middleware } from "./middleware.ts";
import { refuseWith } from "./responses.ts";

/**
 * Rejects calls that the project has disabled and the emulator can't disable. The emulator handles the other settings
 * itself, from the same configuration (`account-state.ts`).
 */
export const refuseSwitchedOff: Middleware = (call, next) => {
  const refusal = call.isOwner ? null : refusalFor(call);
  return refusal === null ? next() : Promise.resolve(refuseWith(refusal));
};

function refusalFor(call: Call): string | null {
  const { config, fields, operation, providers, tenantId } = call;
  const method = operation.path.split("/").at(-1);
  switch (method) {
    case "accounts:signUp":
      // Before the emulator handles it, whose response would reveal whether the address is taken.
      return isClosed(call) && !fields.has("idtoken") ? "ADMIN_ONLY_OPERATION" : null;
    case "accounts:sendVerificationCode":
    case "accounts:signInWithPhoneNumber":
      // Tenants need no check here, because the emulator itself rejects phone sign-in for them.
      return config.signIn.phoneNumber.enabled || tenantId !== null
        ? null
        : "OPERATION_NOT_ALLOWED";
    case "accounts:signInWithIdp":
      return providers.isEnabled(readIdentity(call)?.providerId ?? "")
        ? null
        : "OPERATION_NOT_ALLOWED : The identity provider configuration is not found.";
    case "accounts:update":
      return fields.has("password") && !config.signIn.email.enabled
        ? "OPERATION_NOT_ALLOWED"
        : null;
    case "accounts:sendOobCode":
      return fields.get("requesttype") === "PASSWORD_RESET" && !config.signIn.email.enabled
        ? "OPERATION_NOT_ALLOWED"
        : null;
    case "accounts:delete":
      return config.client.permissions.disabledUserDeletion ? "ADMIN_ONLY_OPERATION" : null;
    default:
      return null;
  }
}

const isClosed = ({ config }: Call) => config.client.permissions.disabledUserSignup;

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
 * Refuses a member's calls with fields that only an owner may set. With `mfa`, for example, a member could add a phone number as second factor without confirming it. With
 * `linkProviderUserInfo`, a member could claim another user's identity at a provider.
 */
export const protectPrivileges: Middleware = (call, next) => {
  const method = call.operation.path.split(":").at(-1) ?? "";
  const isForbidden = ofOwner[method]?.some((name) => call.fields.has(name)) ?? false;
  if (call.isOwner || !isForbidden) return next();
  return Promise.resolve(refuseWith("INSUFFICIENT_PERMISSION"));
};
