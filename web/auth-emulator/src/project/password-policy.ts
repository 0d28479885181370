import type { ProjectConfig } from "./project-config.ts";

/** The password policy of a project or tenant, with the field names of its configuration. */
export type PasswordPolicyConfig = ProjectConfig["passwordPolicyConfig"];

type StrengthOptions =
  PasswordPolicyConfig["passwordPolicyVersions"][number]["customStrengthOptions"];

/** Google's defaults without a policy: at least six characters, and nothing else. */
const leastStrength: StrengthOptions = {
  minPasswordLength: 6,
  maxPasswordLength: 4096,
  containsLowercaseCharacter: false,
  containsUppercaseCharacter: false,
  containsNumericCharacter: false,
  containsNonAlphanumericCharacter: false,
};

/** The symbols that count as non-alphanumeric, as listed in Google's response. */
const symbols = "^ $ * . [ ] { } ( ) ? \" ! @ # % & / \\ , > < ' : ; | _ ~".split(" ");

/** Returns the response to `GET /v2/passwordPolicy`. Omits requirements that are off, as Google does. */
export function describePasswordPolicy(policy: PasswordPolicyConfig): object {
  const { minPasswordLength, maxPasswordLength, ...kinds } = strengthOf(policy);
  const required = Object.fromEntries(Object.entries(kinds).filter(([, isRequired]) => isRequired));
  return {
    customStrengthOptions: { minPasswordLength, maxPasswordLength, ...required },
    allowedNonAlphanumericCharacters: symbols,
    enforcementState: policy.passwordPolicyEnforcementState,
    ...(policy.forceUpgradeOnSignin ? { forceUpgradeOnSignin: true } : {}),
    schemaVersion: 1,
  };
}

/** Returns the requirements that a password does not meet, in Google's wording. Empty while the policy is off. */
export function missingRequirements(password: string, policy: PasswordPolicyConfig): string[] {
  if (policy.passwordPolicyEnforcementState === "OFF") return [];
  const options = strengthOf(policy);
  const rules: [boolean, string][] = [
    [
      password.length < options.minPasswordLength,
      `Password must contain at least ${options.minPasswordLength} characters`,
    ],
    [
      password.length > options.maxPasswordLength,
      `Password may contain at most ${options.maxPasswordLength} characters`,
    ],
    [
      options.containsLowercaseCharacter && !/[a-z]/u.test(password),
      "Password must contain a lower case character",
    ],
    [
      options.containsUppercaseCharacter && !/[A-Z]/u.test(password),
      "Password must contain an upper case character",
    ],
    [
      options.containsNumericCharacter && !/[0-9]/u.test(password),
      "Password must contain a numeric character",
    ],
    [
      options.containsNonAlphanumericCharacter && !symbols.some((each) => password.includes(each)),
      "Password must contain a non-alphanumeric character",
    ],
  ];
  return rules.filter(([isMissing]) => isMissing).map(([, text]) => text);
}

const strengthOf = (policy: PasswordPolicyConfig): StrengthOptions =>
  policy.passwordPolicyVersions[0]?.customStrengthOptions ?? leastStrength;
