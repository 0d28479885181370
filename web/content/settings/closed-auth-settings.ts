import type { AuthSettings } from "@marquee/schemas/types";
import type { StoredPath } from "../addresses/stored-path.ts";

/** A well-formed tenant id that no project has, so no sign-in succeeds. */
const NO_TENANT = "unreadable-tenant-setting";

/**
 * Returns a function that lists the fallbacks to try for an invalid sign-in setting [TOL-3]. The
 * fallbacks never allow more than the last valid version of the settings. Without such a version,
 * they allow only sign-in to existing accounts by email and password.
 */
export function closedAuthFields(lastValid: AuthSettings | null) {
  const closed = {
    emailPassword: lastValid?.emailPassword ?? true,
    emailLink: false,
    phone: false,
    anonymous: false,
    signUp: false,
    secondFactor: "required",
    // "off" stays "off", because it is the strictest value: the site then creates no sessions.
    tokenSync: lastValid?.tokenSync === "off" ? "off" : "site",
    tenantId: lastValid === null ? NO_TENANT : lastValid.tenantId,
    persistence: lastValid?.persistence ?? "session",
    federatedWay: lastValid?.federatedWay ?? "popup",
  } satisfies Partial<AuthSettings>;
  const values = new Map<string, unknown>(Object.entries(closed));
  return ([field]: StoredPath): unknown[] =>
    typeof field === "string" && values.has(field) ? [values.get(field)] : [];
}

const order = ["off", "optional", "required"] as const;

/** Returns the stricter of two second-factor policies. */
const stricter = (a: AuthSettings["secondFactor"], b: AuthSettings["secondFactor"]) =>
  order.indexOf(a) > order.indexOf(b) ? a : b;

/**
 * Limits the settings of a published document that has an invalid field. The limited settings allow
 * no more than the document's last valid version. If there is no valid version, sign-up and guest
 * accounts are off, because the invalid field may have forbidden them.
 */
export function boundAuthSettings(
  settings: AuthSettings,
  lastValid: AuthSettings | null,
): AuthSettings {
  if (lastValid === null) return { ...settings, signUp: false, anonymous: false };
  const may = (field: "emailPassword" | "emailLink" | "phone" | "anonymous" | "signUp") =>
    settings[field] && lastValid[field];
  const known = new Set(lastValid.oidcProviders.map(({ id }) => id));
  return {
    ...settings,
    emailPassword: may("emailPassword"),
    emailLink: may("emailLink"),
    phone: may("phone"),
    anonymous: may("anonymous"),
    signUp: may("signUp"),
    providers: settings.providers.filter((provider) => lastValid.providers.includes(provider)),
    oidcProviders: settings.oidcProviders.filter(({ id }) => known.has(id)),
    secondFactor: stricter(settings.secondFactor, lastValid.secondFactor),
    tenantId: lastValid.tenantId,
    tokenSync: boundTokenSync(settings, lastValid),
    tokenSyncUrl: lastValid.tokenSyncUrl,
  };
}

function boundTokenSync(settings: AuthSettings, lastValid: AuthSettings) {
  if (lastValid.tokenSync === "off" || settings.tokenSync === "off") return "off";
  return lastValid.tokenSync === "service" ? settings.tokenSync : "site";
}
