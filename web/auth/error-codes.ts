import type { AuthErrorCodes } from "firebase/auth";
import type { ErrorName } from "./errors.ts";

/** Every code that the SDK lists: a version of it with another one does not compile before there is a sentence. */
type ListedCode = (typeof AuthErrorCodes)[keyof typeof AuthErrorCodes] extends infer Code
  ? Code extends `auth/${infer Name}`
    ? Name
    : never
  : never;

/** Codes that the SDK gives without listing them: its own, and the provider's, which it writes in small letters. */
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

/** Ours: what the forms find out themselves, and why a session was not opened. */
type OwnCode =
  | "session-failed"
  | "session-method-off"
  | "session-sign-up-off"
  | "session-off"
  | "session-too-many"
  | "session-service"
  | "unsupported-second-factor"
  | "invalid-photo"
  | "wrong-word"
  | "confirmation-cancelled";

/**
 * The sentence for each code: the fifteen of AUTH-9 first. Unknown address, wrong password and invalid credential share
 * one, so that no stranger learns from it who has an account.
 */
const sentences: Record<ListedCode | UnlistedCode | OwnCode, ErrorName> = {
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

  // Links in mails.
  "invalid-action-code": "linkSpent",
  "expired-action-code": "linkSpent",

  // Messages, codes and captchas.
  "invalid-phone-number": "invalidPhone",
  "missing-phone-number": "missingPhone",
  "quota-exceeded": "phoneQuota",
  // What Google answers when a number, or a network, has asked for too many messages.
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
  // The account has factors, none of which this site can ask for.
  "unsupported-second-factor": "secondFactorUnknown",
  "second-factor-already-in-use": "factorExists",
  "maximum-second-factor-count-exceeded": "tooManyFactors",
  "unsupported-first-factor": "firstFactorUnsupported",
  // Of authenticator apps: five minutes after the first step, three wrong codes at enrolment, done in another tab.
  "totp-challenge-timeout": "secondFactorExpired",
  "too-many-enrollment-attempts": "tooManyRequests",
  "mfa-enrollment-already-complete": "factorExists",
  "invalid-mfa-enrollment-id": "secondFactorExpired",

  // Sessions.
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

  // What is switched off, or set up otherwise than the site needs it: nothing that a member could mend.
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

  // The browser.
  "web-storage-unsupported": "browserUnsupported",
  "operation-not-supported-in-this-environment": "browserUnsupported",
  "unsupported-persistence-type": "browserUnsupported",
  "cors-unsupported": "browserUnsupported",

  // The account page's own.
  "invalid-photo": "invalidPhoto",
  "wrong-word": "wrongWord",
  "confirmation-cancelled": "confirmationCancelled",

  timeout: "timeout",

  // Faults of a program, ours or the SDK's, or of platforms that this is none of.
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

/** A code that is known, without the SDK's `auth/`. */
export type ErrorCode = keyof typeof sentences;

/** Every known code, for tests. */
export const errorCodes: readonly string[] = Object.keys(sentences);

/** Whether a word is one of them. */
export const isErrorCode = (code: string): code is ErrorCode => Object.hasOwn(sentences, code);

/** The sentence that is said of a code. */
export const sentenceOf = (code: string): ErrorName =>
  isErrorCode(code) ? sentences[code] : "general";
