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
  const listed = "min open, max met, lower met, upper open, digit met, symbol open";
  expect(rules(checks).join(", ")).toBe(listed);
  expect(checks.slice(0, 2).map(({ count }) => count)).toEqual([8, 20]);
});

test.each([
  ["omits rules that the provider does not have", { minPasswordLength: 6 }, 6, ["min met"]],
  ["omits a very high maximum length", { maxPasswordLength: 4096 }, 6, ["min met"]],
  ["lists an exceeded maximum", { maxPasswordLength: 4096 }, 4097, ["min met", "max open"]],
])("[AUTH-4] %s", (_what, options, length, listed) => {
  const found = { isValid: true, passwordPolicy: policy(options) };
  expect(rules(checkPassword(found, "a".repeat(length)))).toEqual(listed);
});

test("[AUTH-4] requires six characters when the provider has or enforces no policy", () => {
  const found = { isValid: false, passwordPolicy: policy({ minPasswordLength: 12 }, "OFF") };
  expect(checkPassword(found, "sixsix")).toEqual([{ rule: "min", count: 6, isMet: true }]);
  expect(rules(unknownPolicy("short"))).toEqual(["min open"]);
  expect(rules(unknownPolicy("longer"))).toEqual(["min met"]);
});
