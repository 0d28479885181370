/** Which of the form's fields an error belongs to; null: the form as a whole. */
type ErrorField = "email" | "password" | null;

/** What to say about an error and where. */
type ErrorText = { key: `errors.${ErrorName}`; field: ErrorField };

/** Every sentence there is about errors; each has a text `auth.errors.<name>` in every language. */
export const errorNames = [
  "invalidEmail",
  "wrongCredentials",
  "emailInUse",
  "tooManyRequests",
  "userDisabled",
  "network",
  "userMismatch",
  "popupBlocked",
  "popupClosed",
  "popupCancelled",
  "unauthorizedDomain",
  "passwordPolicy",
  "secondFactorNeeded",
  "weakPassword",
  "missingEmail",
  "missingPassword",
  "methodOff",
  "sessionFailed",
  "timeout",
  "general",
] as const;

/** Name of a sentence about an error. */
export type ErrorName = (typeof errorNames)[number];

/** The provider's error codes that the site has a sentence of their own for: the fifteen of AUTH-9 first. */
type KnownCode =
  | "invalid-email"
  | "wrong-password"
  | "email-already-in-use"
  | "user-not-found"
  | "too-many-requests"
  | "user-disabled"
  | "network-request-failed"
  | "invalid-credential"
  | "user-mismatch"
  | "popup-blocked"
  | "popup-closed-by-user"
  | "cancelled-popup-request"
  | "unauthorized-domain"
  | "password-does-not-meet-requirements"
  | "multi-factor-auth-required"
  | "invalid-login-credentials"
  | "weak-password"
  | "missing-email"
  | "missing-password"
  | "operation-not-allowed"
  | "admin-restricted-operation"
  | "login-blocked"
  | "user-token-expired"
  | "timeout";

/**
 * One table for all of them, exhaustive by type. Unknown address, wrong password and invalid credential share
 * one sentence, so that no stranger learns from it who has an account.
 */
const table: Record<KnownCode, { name: ErrorName; field: ErrorField }> = {
  "invalid-email": { name: "invalidEmail", field: "email" },
  "wrong-password": { name: "wrongCredentials", field: null },
  "user-not-found": { name: "wrongCredentials", field: null },
  "invalid-credential": { name: "wrongCredentials", field: null },
  "invalid-login-credentials": { name: "wrongCredentials", field: null },
  "email-already-in-use": { name: "emailInUse", field: "email" },
  "too-many-requests": { name: "tooManyRequests", field: null },
  "user-disabled": { name: "userDisabled", field: null },
  "network-request-failed": { name: "network", field: null },
  "user-mismatch": { name: "userMismatch", field: null },
  "popup-blocked": { name: "popupBlocked", field: null },
  "popup-closed-by-user": { name: "popupClosed", field: null },
  "cancelled-popup-request": { name: "popupCancelled", field: null },
  "unauthorized-domain": { name: "unauthorizedDomain", field: null },
  "password-does-not-meet-requirements": { name: "passwordPolicy", field: "password" },
  "multi-factor-auth-required": { name: "secondFactorNeeded", field: null },
  "weak-password": { name: "weakPassword", field: "password" },
  "missing-email": { name: "missingEmail", field: "email" },
  "missing-password": { name: "missingPassword", field: "password" },
  "operation-not-allowed": { name: "methodOff", field: null },
  "admin-restricted-operation": { name: "methodOff", field: null },
  "login-blocked": { name: "sessionFailed", field: null },
  "user-token-expired": { name: "sessionFailed", field: null },
  timeout: { name: "timeout", field: null },
};

/** Where the code is none of the known ones, the general sentence carries it for whoever has to help. */
export type Explained = ErrorText & { code: string };

/** What to say about anything that was thrown; never fails. The SDK also throws errors without a code. */
export function explainError(error: unknown): Explained {
  const code = codeOf(error);
  const { name, field } = isKnown(code) ? table[code] : { name: "general" as const, field: null };
  return { key: `errors.${name}`, field, code };
}

const isKnown = (code: string): code is KnownCode => Object.hasOwn(table, code);

function codeOf(error: unknown): string {
  if (typeof error !== "object" || error === null || !("code" in error)) return "unknown";
  const code = String(error.code).replace(/^auth\//, "");
  // What the provider sends may be a whole sentence; only what looks like a code is shown.
  return /^[a-z][a-z0-9-]{1,60}$/.test(code) ? code : "unknown";
}
