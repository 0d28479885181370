/** Which of the form's fields an error belongs to; null: the form as a whole. */
type ErrorField = "email" | "password" | "phone" | "code" | "photo" | "word" | null;

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
  "signUpOff",
  "sessionsOff",
  "serviceFailed",
  "timeout",
  "invalidPhone",
  "missingPhone",
  "phoneQuota",
  "captcha",
  "wrongCode",
  "missingCode",
  "codeExpired",
  "secondFactorExpired",
  "secondFactorUnknown",
  "otherMethod",
  "credentialInUse",
  "alreadyLinked",
  "providerRefused",
  "browserUnsupported",
  "invalidPhoto",
  "wrongWord",
  "confirmationCancelled",
  "recentSignIn",
  "unverifiedEmail",
  "factorExists",
  "tooManyFactors",
  "firstFactorUnsupported",
  "wayGone",
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
  | "session-failed"
  | "session-method-off"
  | "session-sign-up-off"
  | "session-off"
  | "session-too-many"
  | "session-service"
  | "user-token-expired"
  | "timeout"
  | "invalid-phone-number"
  | "missing-phone-number"
  | "quota-exceeded"
  | "captcha-check-failed"
  | "missing-recaptcha-token"
  | "invalid-recaptcha-token"
  | "invalid-recaptcha-action"
  | "invalid-verification-code"
  | "missing-verification-code"
  | "code-expired"
  | "invalid-verification-id"
  | "missing-verification-id"
  | "invalid-multi-factor-session"
  | "missing-multi-factor-session"
  | "multi-factor-info-not-found"
  | "unsupported-second-factor"
  | "account-exists-with-different-credential"
  | "credential-already-in-use"
  | "provider-already-linked"
  | "user-cancelled"
  | "redirect-cancelled-by-user"
  | "web-storage-unsupported"
  | "operation-not-supported-in-this-environment"
  | "invalid-photo"
  | "wrong-word"
  | "confirmation-cancelled"
  | "requires-recent-login"
  | "unverified-email"
  | "second-factor-already-in-use"
  | "maximum-second-factor-count-exceeded"
  | "unsupported-first-factor"
  | "no-such-provider";

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
  // Ours: why the site's endpoint, or another service's, did not take the sign-in.
  "session-failed": { name: "sessionFailed", field: null },
  "session-method-off": { name: "methodOff", field: null },
  "session-sign-up-off": { name: "signUpOff", field: null },
  "session-off": { name: "sessionsOff", field: null },
  "session-too-many": { name: "tooManyRequests", field: null },
  "session-service": { name: "serviceFailed", field: null },
  "user-token-expired": { name: "sessionFailed", field: null },
  timeout: { name: "timeout", field: null },
  "invalid-phone-number": { name: "invalidPhone", field: "phone" },
  "missing-phone-number": { name: "missingPhone", field: "phone" },
  "quota-exceeded": { name: "phoneQuota", field: null },
  "captcha-check-failed": { name: "captcha", field: null },
  "missing-recaptcha-token": { name: "captcha", field: null },
  "invalid-recaptcha-token": { name: "captcha", field: null },
  "invalid-recaptcha-action": { name: "captcha", field: null },
  "invalid-verification-code": { name: "wrongCode", field: "code" },
  "missing-verification-code": { name: "missingCode", field: "code" },
  "code-expired": { name: "codeExpired", field: "code" },
  "invalid-verification-id": { name: "codeExpired", field: "code" },
  "missing-verification-id": { name: "codeExpired", field: "code" },
  "invalid-multi-factor-session": { name: "secondFactorExpired", field: null },
  "missing-multi-factor-session": { name: "secondFactorExpired", field: null },
  "multi-factor-info-not-found": { name: "secondFactorExpired", field: null },
  // Ours: the account has factors, none of which this site can ask for.
  "unsupported-second-factor": { name: "secondFactorUnknown", field: null },
  "account-exists-with-different-credential": { name: "otherMethod", field: null },
  "credential-already-in-use": { name: "credentialInUse", field: null },
  "provider-already-linked": { name: "alreadyLinked", field: null },
  "user-cancelled": { name: "providerRefused", field: null },
  "redirect-cancelled-by-user": { name: "providerRefused", field: null },
  "web-storage-unsupported": { name: "browserUnsupported", field: null },
  "operation-not-supported-in-this-environment": { name: "browserUnsupported", field: null },
  "invalid-photo": { name: "invalidPhoto", field: "photo" },
  "wrong-word": { name: "wrongWord", field: "word" },
  "confirmation-cancelled": { name: "confirmationCancelled", field: null },
  "requires-recent-login": { name: "recentSignIn", field: null },
  "unverified-email": { name: "unverifiedEmail", field: null },
  "second-factor-already-in-use": { name: "factorExists", field: null },
  "maximum-second-factor-count-exceeded": { name: "tooManyFactors", field: null },
  "unsupported-first-factor": { name: "firstFactorUnsupported", field: null },
  "no-such-provider": { name: "wayGone", field: null },
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
  const code = reasonOf(error) ?? String(error.code).replace(/^auth\//, "");
  // What the provider sends may be a whole sentence; only what looks like a code is shown.
  return /^[a-z][a-z0-9-]{1,60}$/.test(code) ? code : "unknown";
}

/** Why our own synchronisation kept a sign-in from happening: the SDK hands on the message of what was thrown. */
function reasonOf(error: object): KnownCode | null {
  if (!("customData" in error)) return null;
  const { originalMessage } = Object(error.customData);
  const reason = String(originalMessage);
  return reason.startsWith("session-") && isKnown(reason) ? reason : null;
}
