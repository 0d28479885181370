import type { Operation } from "./operations.ts";
import type { Fields } from "./request-body.ts";
import type { Seal } from "./seal.ts";

/** An offered request, as far as its content goes. */
export interface Asked {
  operation: Operation;
  fields: Fields;
  query: URLSearchParams;
}

/** What the content is held against. */
export interface Terms {
  seal: Seal;
  origins: readonly string[];
}

/** Mails the site has a use for; the provider's link sign-in is not offered. */
const mails = ["PASSWORD_RESET", "VERIFY_EMAIL", "VERIFY_AND_CHANGE_EMAIL"];

/**
 * What the emulator would do and the service should not, as the error code Google's API has for it; null
 * when there is nothing. Forged refresh tokens are refused where the emulator reads them (account-state.ts).
 */
export function findObjection({ operation, fields, query }: Asked, terms: Terms): string | null {
  if (isForged(fields.get("idtoken"), terms.seal)) return "INVALID_ID_TOKEN";
  // The emulator makes up whatever tenant it is told of.
  if (fields.has("tenantid") || query.has("tenantId")) return "TENANT_NOT_FOUND";
  if (operation.path.endsWith("/accounts:signUp") && !fields.get("email")) {
    return "ADMIN_ONLY_OPERATION : Anonymous sign-in is switched off.";
  }
  const isMail = operation.path.endsWith("/accounts:sendOobCode");
  if (isMail && !mails.some((mail) => mail === fields.get("requesttype"))) {
    return "OPERATION_NOT_ALLOWED";
  }
  const onward = [fields.get("continueurl"), query.get("continueUrl")];
  return onward.every((address) => isOfSite(address, terms.origins)) ? null : "UNAUTHORIZED_DOMAIN";
}

function isForged(token: unknown, seal: Seal): boolean {
  if (token === undefined) return false;
  return typeof token !== "string" || !seal.isSealedToken(token);
}

/** Mails lead back to the site alone. Nothing given leads nowhere. */
function isOfSite(address: unknown, origins: readonly string[]): boolean {
  if (address === undefined || address === null || address === "") return true;
  if (typeof address !== "string" || !URL.canParse(address)) return false;
  return origins.includes(new URL(address).origin);
}
