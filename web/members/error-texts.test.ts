import { AuthErrorCodes } from "firebase/auth";
import { expect, test } from "vitest";
import english from "../i18n/shipped/en/interface.json" with { type: "json" };
import { errorCodes, explainError } from "./errors.ts";

const explain = (code: string) =>
  explainError(Object.assign(new Error("from the provider"), { code }));

test("[AUTH-9] has a text for every error code, and a code for every error of the SDK", () => {
  const listed = Object.values(AuthErrorCodes).map((code) => code.replace("auth/", ""));
  expect(listed.filter((code) => !errorCodes.includes(code))).toEqual([]);
  const texts = Object.keys(english.auth.errors).map((name) => `errors.${name}`);
  const keys = errorCodes.map((code) => explain(`auth/${code}`).key);
  expect(keys.filter((key) => !texts.includes(key))).toEqual([]);
});

test.each([
  ["invalid-email", "invalidEmail", "email", null],
  // No message reveals whether an account exists.
  ["wrong-password", "wrongCredentials", null, "resetPassword"],
  ["user-not-found", "wrongCredentials", null, "resetPassword"],
  ["invalid-credential", "wrongCredentials", null, "resetPassword"],
  ["invalid-login-credentials", "wrongCredentials", null, "resetPassword"],
  ["email-already-in-use", "emailInUse", "email", "signIn"],
  ["too-many-requests", "tooManyRequests", null, "otherMethod"],
  ["user-disabled", "userDisabled", null, null],
  ["network-request-failed", "network", null, null],
  ["user-mismatch", "userMismatch", null, null],
  ["popup-blocked", "popupBlocked", null, null],
  ["popup-closed-by-user", "popupClosed", null, null],
  ["cancelled-popup-request", "popupCancelled", null, null],
  ["unauthorized-domain", "unauthorizedDomain", null, "otherMethod"],
  ["password-does-not-meet-requirements", "passwordPolicy", "password", null],
  ["multi-factor-auth-required", "secondFactorNeeded", null, null],
  ["error-code:-39", "phoneQuota", null, "otherMethod"],
  ["brand-new", "general", null, null],
])("[AUTH-9] explains %s as %s at the field %s, and offers %s", (code, name, field, next) => {
  expect(explain(`auth/${code}`)).toEqual({ key: `errors.${name}`, field, next, code });
});

test("[AUTH-9] hides a value that is not an error code: a sentence, an Object.prototype property or undefined", () => {
  const general = { key: "errors.general", field: null, next: null, code: "unknown" };
  expect(explain("auth/<b>Internal</b> error")).toEqual(general);
  expect(explain("auth/constructor")).toMatchObject({ key: "errors.general" });
  expect(explainError(new Error("MISSING_RECAPTCHA_TOKEN"))).toEqual(general);
  expect(explainError(undefined)).toEqual(general);
});
