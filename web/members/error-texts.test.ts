import { expect, test } from "vitest";
import english from "../i18n/shipped/en/interface.json" with { type: "json" };
import { errorCodes, explainError } from "./errors.ts";

/**
 * The message of every error code. The texts are repeated here, because a test that looks them up as the site does would
 * accept any message. Change a text here too when it changes on the site.
 */
const messages: Record<string, string> = {
  "This is not a valid email address. Check it and try again.":
    "invalid-email invalid-recipient-email invalid-new-email",
  "The email address or password is incorrect. Check both and try again.":
    "wrong-password user-not-found invalid-credential invalid-login-credentials",
  "There is already an account with this address. Sign in, or use another address.":
    "email-already-in-use",
  "Too many attempts. Wait a few minutes and try again.":
    "too-many-requests too-many-enrollment-attempts session-too-many",
  "This account has been disabled. Please contact us.": "user-disabled",
  "The sign-in service could not be reached. Check your connection and try again.":
    "network-request-failed recovery-unavailable",
  "This is not the account that you are signed in with. Use that account.": "user-mismatch",
  "Your browser blocked the sign-in window. Allow pop-ups for this site and try again.":
    "popup-blocked",
  "The sign-in window was closed too early. Please try again.": "popup-closed-by-user",
  "Another sign-in window is open. Continue there.":
    "cancelled-popup-request redirect-operation-pending",
  "Sign-in is not allowed from this domain. Please contact us.": "unauthorized-domain",
  "This password does not meet the requirements. Choose a stronger one.":
    "password-does-not-meet-requirements",
  "Your account requires two-step verification.": "multi-factor-auth-required",
  "Enter your email address.": "missing-email missing-new-email",
  "Enter your password.": "missing-password",
  "Choose a longer password.": "weak-password",
  "Confirm your email address first.": "unverified-email email-change-needs-verification",
  "This link no longer works. Request a new one.": "invalid-action-code expired-action-code",
  "This is not a valid phone number with a country code. Check it and try again.":
    "invalid-phone-number",
  "Enter your mobile number.": "missing-phone-number",
  "You have reached the limit for now. Use another method or try again later.":
    "quota-exceeded error-code:-39",
  "The code is incorrect. Check it and try again.": "invalid-verification-code",
  "Enter the code.": "missing-verification-code",
  "This code has expired. Request a new one.":
    "code-expired invalid-verification-id missing-verification-id",
  "We could not verify that you are human. Please try again.": `
    captcha-check-failed missing-recaptcha-token invalid-recaptcha-token invalid-recaptcha-action
    missing-app-credential invalid-app-credential
  `,
  "There is already an account with this address that uses another sign-in method. Use that method.":
    "account-exists-with-different-credential",
  "This sign-in method already belongs to another account. Sign in to that account instead.":
    "credential-already-in-use",
  "This sign-in method is already connected to your account.": "provider-already-linked",
  "This sign-in method is no longer connected to your account.": "no-such-provider",
  "Sign-in was canceled. Try again or use another method.":
    "user-cancelled redirect-cancelled-by-user rejected-credential missing-or-invalid-nonce",
  "This took too long. Please start again.": `
    invalid-multi-factor-session missing-multi-factor-session multi-factor-info-not-found
    missing-multi-factor-info totp-challenge-timeout invalid-mfa-enrollment-id
    recovery-unproven
  `,
  "This site does not support your account’s second verification method. Please contact us.":
    "unsupported-second-factor",
  "This verification method is already set up.":
    "second-factor-already-in-use mfa-enrollment-already-complete",
  "Your account has the maximum number of verification methods. Remove one first.":
    "maximum-second-factor-count-exceeded",
  "You can’t set up two-step verification with this sign-in method. Sign in with your email address first.":
    "unsupported-first-factor",
  "You could not be signed in. Please try again.": "login-blocked session-failed",
  "This sign-in method is not available. Use another one.":
    "session-method-off operation-not-allowed",
  "This site does not accept new accounts at the moment. Sign in with an existing account.":
    "session-sign-up-off admin-restricted-operation",
  "Sign-in is currently unavailable. Please try again later.": "session-off",
  "You could not be signed in because a service did not respond. Please try again.":
    "session-service",
  "You are no longer signed in. Please sign in again.":
    "user-token-expired invalid-user-token user-signed-out null-user",
  "You signed in too long ago to make this change. Sign out, sign in again and retry.":
    "requires-recent-login",
  "This sign-in method is not set up correctly ({{code}}). Please contact us, or use another method.": `
    app-not-authorized auth-domain-config-required billing-not-enabled dynamic-link-not-activated invalid-api-key
    invalid-app-id invalid-cert-hash invalid-continue-uri missing-continue-uri unauthorized-continue-uri
    invalid-dynamic-link-domain invalid-hosting-link-domain invalid-message-payload invalid-oauth-client-id
    invalid-oauth-provider invalid-provider-id invalid-sender invalid-tenant-id tenant-id-mismatch
    unsupported-tenant-operation recaptcha-not-enabled
  `,
  "Your browser does not support this sign-in method. Use another one.": `
    web-storage-unsupported operation-not-supported-in-this-environment unsupported-persistence-type
    cors-unsupported
  `,
  "This file can’t be read as a picture. Choose a JPEG, PNG, WebP or AVIF file.": "invalid-photo",
  "Choose a file.": "missing-photo",
  "This picture is too large. Choose a smaller one.": "photo-too-large",
  "This recovery code is incorrect or was already used. Check it, or use another one.":
    "wrong-recovery-code",
  "Enter a recovery code.": "missing-recovery-code",
  "This site does not offer recovery codes. Please contact us.": "recovery-off",
  "Type the word exactly as shown.": "wrong-word",
  "Nothing was changed because you did not confirm that it’s you.": "confirmation-cancelled",
  "This is taking too long. Please try again.": "timeout",
  "Something went wrong ({{code}}). Please try again.": `
    already-initialized app-deleted app-not-installed argument-error cordova-not-ready custom-token-mismatch
    dependent-sdk-initialized-before-auth emulator-config-failed internal-error invalid-auth-event
    invalid-cordova-configuration invalid-custom-token invalid-emulator-scheme invalid-persistence-type
    invalid-recaptcha-version invalid-req-type missing-android-pkg-name missing-client-type missing-iframe-start
    missing-ios-bundle-id missing-recaptcha-version no-auth-event unsupported-password-policy-schema-version
  `,
};

const pinned = Object.entries(messages).flatMap(([message, codes]) =>
  codes
    .trim()
    .split(/\s+/)
    .map((code) => [code, message] as const),
);

test("[AUTH-9] pins the message of every error code", () => {
  expect(pinned.map(([code]) => code).toSorted()).toEqual(errorCodes.toSorted());
});

test.each(pinned)("[AUTH-9] explains %s", (code, message) => {
  const error = Object.assign(new Error("from the provider"), { code: `auth/${code}` });
  const { key } = explainError(error);
  const texts = new Map(Object.entries(english.auth.errors));
  expect(texts.get(key.replace("errors.", ""))).toBe(message);
});
