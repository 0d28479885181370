import type { PasswordPolicy } from "firebase/auth";
import { expect, test } from "vitest";
import { checkPassword, unknownPolicy } from "./password-check.ts";

const policy = (
  options: PasswordPolicy["customStrengthOptions"],
  enforcementState = "ENFORCE",
): PasswordPolicy => ({
  customStrengthOptions: options,
  allowedNonAlphanumericCharacters: "!?",
  enforcementState,
  forceUpgradeOnSignin: false,
});

const rules = (checks: { rule: string; isMet: boolean }[]) =>
  checks.map(({ rule, isMet }) => `${rule} ${isMet ? "met" : "open"}`);

test("[AUTH-4] lists the provider's rules in reading order", () => {
  const found = {
    isValid: false,
    containsLowercaseLetter: true,
    containsUppercaseLetter: false,
    containsNumericCharacter: true,
    containsNonAlphanumericCharacter: false,
    passwordPolicy: policy({ minPasswordLength: 8, maxPasswordLength: 20 }),
  };
  const checks = checkPassword(found, "abc1");
  expect(rules(checks)).toEqual([
    "min open",
    "max met",
    "lower met",
    "upper open",
    "digit met",
    "symbol open",
  ]);
  expect(checks.slice(0, 2).map(({ count }) => count)).toEqual([8, 20]);
});

test("[AUTH-4] omits rules that the provider does not have", () => {
  const found = { isValid: true, passwordPolicy: policy({ minPasswordLength: 6 }) };
  expect(rules(checkPassword(found, "longer"))).toEqual(["min met"]);
});

test("[AUTH-4] lists a very high maximum length only when it is exceeded", () => {
  const found = { isValid: true, passwordPolicy: policy({ maxPasswordLength: 4096 }) };
  expect(rules(checkPassword(found, "longer"))).toEqual(["min met"]);
  expect(rules(checkPassword(found, "a".repeat(4097)))).toEqual(["min met", "max open"]);
});

test("[AUTH-4] requires six characters when the provider does not enforce its policy", () => {
  const found = {
    isValid: false,
    containsUppercaseLetter: false,
    passwordPolicy: policy({ minPasswordLength: 12 }, "OFF"),
  };
  expect(checkPassword(found, "sixsix")).toEqual([{ rule: "min", count: 6, isMet: true }]);
});

test("[AUTH-4] requires six characters when the policy is unavailable", () => {
  expect(rules(unknownPolicy("short"))).toEqual(["min open"]);
  expect(rules(unknownPolicy("longer"))).toEqual(["min met"]);
});
