import type { AuthErrorCodes } from "firebase/auth";
import { errorMessages } from "./error-messages.ts";
import type { ErrorField, ErrorName, NextStep, Placement } from "./error-messages.ts";

/** Every code that the SDK lists. If a new SDK version adds a code, the type checker demands a message for it. */
type ListedCode = (typeof AuthErrorCodes)[keyof typeof AuthErrorCodes] extends infer Code
  ? Code extends `auth/${infer Name}`
    ? Name
    : never
  : never;

/** Codes that the SDK uses without listing them: its own, and the provider's, which it converts to lower case. */
type UnlistedCode =
  | "login-blocked"
  | "password-does-not-meet-requirements"
  | "unsupported-password-policy-schema-version"
  | "invalid-login-credentials"
  | "missing-email"
  | "invalid-new-email"
  | "missing-new-email"
  | "billing-not-enabled"
  | "totp-challenge-timeout"
  | "too-many-enrollment-attempts"
  | "mfa-enrollment-already-complete"
  | "invalid-mfa-enrollment-id"
  | "error-code:-39";

/** Our own codes: problems that the forms find, and reasons why a session was not opened. */
type OwnCode =
  | "session-failed"
  | "session-method-off"
  | "session-sign-up-off"
  | "session-off"
  | "session-too-many"
  | "session-service"
  | "unsupported-second-factor"
  | "invalid-photo"
  | "missing-photo"
  | "photo-too-large"
  | "wrong-word"
  | "wrong-recovery-code"
  | "missing-recovery-code"
  | "recovery-unproven"
  | "recovery-off"
  | "recovery-unavailable"
  | "confirmation-cancelled";

/**
 * The message for each code. The fifteen codes that AUTH-9 lists come first. Unknown address, wrong password and
 * invalid credential share one message, because separate messages would reveal who has an account.
 */
const messageNames: Record<ListedCode | UnlistedCode | OwnCode, ErrorName> = {
  "invalid-email": "invalidEmail",
  "wrong-password": "wrongCredentials",
  "email-already-in-use": "emailInUse",
  "user-not-found": "wrongCredentials",
  "too-many-requests": "tooManyRequests",
  "user-disabled": "userDisabled",
  "network-request-failed": "network",
  "invalid-credential": "wrongCredentials",
  "user-mismatch": "userMismatch",
  "popup-blocked": "popupBlocked",
  "popup-closed-by-user": "popupClosed",
  "cancelled-popup-request": "popupCancelled",
  "unauthorized-domain": "unauthorizedDomain",
  "password-does-not-meet-requirements": "passwordPolicy",
  "multi-factor-auth-required": "secondFactorNeeded",

  // Passwords and addresses.
  "invalid-login-credentials": "wrongCredentials",
  "invalid-recipient-email": "invalidEmail",
  "missing-email": "missingEmail",
  "invalid-new-email": "invalidEmail",
  "missing-new-email": "missingEmail",
  "missing-password": "missingPassword",
  "weak-password": "weakPassword",
  "unverified-email": "unverifiedEmail",
  "email-change-needs-verification": "unverifiedEmail",

  // Links in emails.
  "invalid-action-code": "linkSpent",
  "expired-action-code": "linkSpent",

  // Text messages, codes and captchas.
  "invalid-phone-number": "invalidPhone",
  "missing-phone-number": "missingPhone",
  "quota-exceeded": "phoneQuota",
  // Google's code when a number or a network has requested too many messages.
  "error-code:-39": "phoneQuota",
  "invalid-verification-code": "wrongCode",
  "missing-verification-code": "missingCode",
  "code-expired": "codeExpired",
  "invalid-verification-id": "codeExpired",
  "missing-verification-id": "codeExpired",
  "captcha-check-failed": "captcha",
  "missing-recaptcha-token": "captcha",
  "invalid-recaptcha-token": "captcha",
  "invalid-recaptcha-action": "captcha",
  "missing-app-credential": "captcha",
  "invalid-app-credential": "captcha",

  // Identity providers.
  "account-exists-with-different-credential": "otherMethod",
  "credential-already-in-use": "credentialInUse",
  "provider-already-linked": "alreadyLinked",
  "no-such-provider": "wayGone",
  "user-cancelled": "providerRefused",
  "redirect-cancelled-by-user": "providerRefused",
  "rejected-credential": "providerRefused",
  "missing-or-invalid-nonce": "providerRefused",
  "redirect-operation-pending": "popupCancelled",

  // Second factors.
  "invalid-multi-factor-session": "secondFactorExpired",
  "missing-multi-factor-session": "secondFactorExpired",
  "multi-factor-info-not-found": "secondFactorExpired",
  "missing-multi-factor-info": "secondFactorExpired",
  // The account has second factors, but none that this site supports.
  "unsupported-second-factor": "secondFactorUnknown",
  "second-factor-already-in-use": "factorExists",
  "maximum-second-factor-count-exceeded": "tooManyFactors",
  "unsupported-first-factor": "firstFactorUnsupported",
  // Authenticator apps. `totp-challenge-timeout`: more than five minutes have passed since the first step.
  // `too-many-enrollment-attempts`: three codes were wrong. `mfa-enrollment-already-complete`: another tab has added
  // the app.
  "totp-challenge-timeout": "secondFactorExpired",
  "too-many-enrollment-attempts": "tooManyRequests",
  "mfa-enrollment-already-complete": "factorExists",
  "invalid-mfa-enrollment-id": "secondFactorExpired",

  // Sign-ins that opened no session.
  "login-blocked": "sessionFailed",
  "session-failed": "sessionFailed",
  "session-method-off": "methodOff",
  "session-sign-up-off": "signUpOff",
  "session-off": "sessionsOff",
  "session-too-many": "tooManyRequests",
  "session-service": "serviceFailed",
  "user-token-expired": "signedOut",
  "invalid-user-token": "signedOut",
  "user-signed-out": "signedOut",
  "null-user": "signedOut",
  "requires-recent-login": "recentSignIn",

  // Methods that are off, or a setup that does not match the site: a member can't fix these.
  "operation-not-allowed": "methodOff",
  "admin-restricted-operation": "signUpOff",
  "app-not-authorized": "notSetUp",
  "auth-domain-config-required": "notSetUp",
  "billing-not-enabled": "notSetUp",
  "dynamic-link-not-activated": "notSetUp",
  "invalid-api-key": "notSetUp",
  "invalid-app-id": "notSetUp",
  "invalid-cert-hash": "notSetUp",
  "invalid-continue-uri": "notSetUp",
  "missing-continue-uri": "notSetUp",
  "unauthorized-continue-uri": "notSetUp",
  "invalid-dynamic-link-domain": "notSetUp",
  "invalid-hosting-link-domain": "notSetUp",
  "invalid-message-payload": "notSetUp",
  "invalid-oauth-client-id": "notSetUp",
  "invalid-oauth-provider": "notSetUp",
  "invalid-provider-id": "notSetUp",
  "invalid-sender": "notSetUp",
  "invalid-tenant-id": "notSetUp",
  "tenant-id-mismatch": "notSetUp",
  "unsupported-tenant-operation": "notSetUp",
  "recaptcha-not-enabled": "notSetUp",

  // Errors caused by the browser.
  "web-storage-unsupported": "browserUnsupported",
  "operation-not-supported-in-this-environment": "browserUnsupported",
  "unsupported-persistence-type": "browserUnsupported",
  "cors-unsupported": "browserUnsupported",

  // Errors of the account page's own forms.
  "invalid-photo": "invalidPhoto",
  "missing-photo": "missingPhoto",
  "photo-too-large": "photoTooLarge",
  "wrong-word": "wrongWord",
  "wrong-recovery-code": "wrongRecoveryCode",
  "missing-recovery-code": "missingRecoveryCode",
  "recovery-unproven": "secondFactorExpired",
  "recovery-off": "recoveryOff",
  "recovery-unavailable": "network",
  "confirmation-cancelled": "confirmationCancelled",

  timeout: "timeout",

  // Bugs of the site or the SDK, and errors that occur only on other platforms, such as Cordova.
  "already-initialized": "general",
  "app-deleted": "general",
  "app-not-installed": "general",
  "argument-error": "general",
  "cordova-not-ready": "general",
  "custom-token-mismatch": "general",
  "dependent-sdk-initialized-before-auth": "general",
  "emulator-config-failed": "general",
  "internal-error": "general",
  "invalid-auth-event": "general",
  "invalid-cordova-configuration": "general",
  "invalid-custom-token": "general",
  "invalid-emulator-scheme": "general",
  "invalid-persistence-type": "general",
  "invalid-recaptcha-version": "general",
  "invalid-req-type": "general",
  "missing-android-pkg-name": "general",
  "missing-client-type": "general",
  "missing-iframe-start": "general",
  "missing-ios-bundle-id": "general",
  "missing-recaptcha-version": "general",
  "no-auth-event": "general",
  "unsupported-password-policy-schema-version": "general",
};

/** Every known code, without the SDK's prefix `auth/`. For tests. */
export const errorCodes: readonly string[] = Object.keys(messageNames);

const isErrorCode = (code: string): code is keyof typeof messageNames =>
  Object.hasOwn(messageNames, code);

/**
 * An error's message, the form field that it belongs to, and the next step. Some messages contain `code`, so that a
 * member can report it.
 */
export type Explained = {
  key: `errors.${ErrorName}`;
  field: ErrorField;
  next: NextStep | null;
  code: string;
};

/** Returns the explanation of anything that was thrown, also of errors without a code. Never throws. */
export function explainError(error: unknown): Explained {
  const code = readableCode(error);
  const name = isErrorCode(code) ? messageNames[code] : "general";
  const { field = null, next = null }: Placement = errorMessages[name];
  return { key: `errors.${name}`, field, next, code };
}

function readableCode(error: unknown): string {
  if (typeof error !== "object" || error === null || !("code" in error)) return "unknown";
  const code = reasonOf(error) ?? String(error.code).replace(/^auth\//, "");
  // The provider may send a whole sentence; only what looks like a code is shown.
  return /^[a-z][a-z0-9:-]{1,60}$/.test(code) ? code : "unknown";
}

/**
 * Returns why our own token sync blocked a sign-in; null for other errors. The SDK passes on only the message of the
 * sync's error.
 */
function reasonOf(error: object): string | null {
  if (!("customData" in error)) return null;
  const { originalMessage } = Object(error.customData);
  const reason = String(originalMessage);
  return reason.startsWith("session-") && isErrorCode(reason) ? reason : null;
}

/** Creates an error with a code that {@link explainError} knows. */
export const codedError = (code: string): Error => Object.assign(new Error(code), { code });

/** Returns the code of an error of ours or of the SDK, such as `auth/popup-blocked`; null for any other error. */
export const codeOf = (error: unknown): string | null =>
  error instanceof Error && "code" in error ? String(error.code) : null;
