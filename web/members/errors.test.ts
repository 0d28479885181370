import { AuthErrorCodes } from "firebase/auth";
import { describe, expect, test } from "vitest";
import { errorCodes, explainError } from "./errors.ts";

const withCode = (code: string) => Object.assign(new Error("from the provider"), { code });

describe("[AUTH-9] explaining the provider's errors", () => {
  test.each([
    ["invalid-email", "errors.invalidEmail", "email"],
    ["wrong-password", "errors.wrongCredentials", null],
    ["email-already-in-use", "errors.emailInUse", "email"],
    ["user-not-found", "errors.wrongCredentials", null],
    ["too-many-requests", "errors.tooManyRequests", null],
    ["user-disabled", "errors.userDisabled", null],
    ["network-request-failed", "errors.network", null],
    ["invalid-credential", "errors.wrongCredentials", null],
    ["user-mismatch", "errors.userMismatch", null],
    ["popup-blocked", "errors.popupBlocked", null],
    ["popup-closed-by-user", "errors.popupClosed", null],
    ["cancelled-popup-request", "errors.popupCancelled", null],
    ["unauthorized-domain", "errors.unauthorizedDomain", null],
    ["password-does-not-meet-requirements", "errors.passwordPolicy", "password"],
    ["multi-factor-auth-required", "errors.secondFactorNeeded", null],
  ])("%s", (code, key, field) => {
    expect(explainError(withCode(`auth/${code}`))).toMatchObject({ key, field, code });
  });

  test.each([
    ["session-failed", "errors.sessionFailed"],
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

  test("offers another action when it is better than a retry", () => {
    const nextOf = (code: string) => explainError(withCode(`auth/${code}`)).next;
    expect(nextOf("wrong-password")).toBe("resetPassword");
    expect(nextOf("email-already-in-use")).toBe("signIn");
    expect(nextOf("quota-exceeded")).toBe("otherMethod");
    expect(nextOf("network-request-failed")).toBeNull();
  });

  test("recognizes Google's numeric code for too many text messages", () => {
    expect(explainError(withCode("auth/error-code:-39"))).toMatchObject({
      key: "errors.phoneQuota",
    });
  });

  test("returns the general text with the code for an unknown code", () => {
    expect(explainError(withCode("auth/brand-new"))).toEqual({
      key: "errors.general",
      field: null,
      next: null,
      code: "brand-new",
    });
  });

  test("hides a value that is not an error code: a sentence, an Object.prototype property or undefined", () => {
    const general = { key: "errors.general", field: null, next: null, code: "unknown" };
    expect(explainError(withCode("auth/<b>Internal</b> error"))).toEqual(general);
    expect(explainError(withCode("auth/constructor"))).toMatchObject({ key: "errors.general" });
    expect(explainError(new Error("MISSING_RECAPTCHA_TOKEN"))).toEqual(general);
    expect(explainError(undefined)).toEqual(general);
  });
});
