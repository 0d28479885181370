import { AuthErrorCodes } from "firebase/auth";
import { describe, expect, test } from "vitest";
import { errorCodes, explainError } from "./errors.ts";

const withCode = (code: string) => Object.assign(new Error("from the provider"), { code });

describe("[AUTH-9] explaining the provider's errors", () => {
  test.each([
    ["invalid-email", "errors.invalidEmail", "email"],
    ["user-not-found", "errors.wrongCredentials", null],
    ["too-many-requests", "errors.tooManyRequests", null],
    ["popup-closed-by-user", "errors.popupClosed", null],
    ["unauthorized-domain", "errors.unauthorizedDomain", null],
    ["network-request-failed", "errors.network", null],
    ["user-mismatch", "errors.userMismatch", null],
    ["password-does-not-meet-requirements", "errors.passwordPolicy", "password"],
    ["multi-factor-auth-required", "errors.secondFactorNeeded", null],
  ])("%s", (code, key, field) => {
    expect(explainError(withCode(`auth/${code}`))).toMatchObject({ key, field, code });
  });

  test.each([
    ["session-method-off", "errors.methodOff"],
    ["session-sign-up-off", "errors.signUpOff"],
    ["session-off", "errors.sessionsOff"],
    ["session-too-many", "errors.tooManyRequests"],
    ["session-service", "errors.serviceFailed"],
    ["something else", "errors.sessionFailed"],
  ])("[AUTH-7] explains why a sign-in was blocked: %s", (originalMessage, key) => {
    const blocked = { code: "auth/login-blocked", customData: { originalMessage } };
    expect(explainError(Object.assign(new Error("blocked"), blocked))).toMatchObject({ key });
  });

  test("has a text for every error code in the SDK", () => {
    const listed = Object.values(AuthErrorCodes).map((code) => code.replace("auth/", ""));
    expect(listed.filter((code) => !errorCodes.includes(code))).toEqual([]);
  });

  test.each([
    ["wrong-password", "errors.wrongCredentials", "resetPassword"],
    ["email-already-in-use", "errors.emailInUse", "signIn"],
    ["quota-exceeded", "errors.phoneQuota", "otherMethod"],
    ["error-code:-39", "errors.phoneQuota", "otherMethod"],
    ["brand-new", "errors.general", null],
  ])("%s: explains it as %s and offers %s", (code, key, next) => {
    expect(explainError(withCode(`auth/${code}`))).toMatchObject({ key, next, code });
  });

  test("hides a value that is not an error code: a sentence, an Object.prototype property or undefined", () => {
    const general = { key: "errors.general", field: null, next: null, code: "unknown" };
    expect(explainError(withCode("auth/<b>Internal</b> error"))).toEqual(general);
    expect(explainError(withCode("auth/constructor"))).toMatchObject({ key: "errors.general" });
    expect(explainError(new Error("MISSING_RECAPTCHA_TOKEN"))).toEqual(general);
    expect(explainError(undefined)).toEqual(general);
  });
});
