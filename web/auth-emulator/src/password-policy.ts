import { z } from "zod";

/** A project's (or tenant's) password policy, by the names that its configuration has for it. */
export interface PasswordPolicy {
  enforcementState: "OFF" | "ENFORCE";
  /** Asks a member whose password is too weak for a better one before letting them in. */
  forceUpgradeOnSignin: boolean;
  customStrengthOptions: StrengthOptions;
}

/** What a password must have. */
export type StrengthOptions = z.infer<typeof strengthShape>;

/** The least that Google takes, whatever the policy, and where the emulator's own check stands. */
const leastLength = 6;

/** The most that Google takes. */
const mostLength = 4096;

const strengthShape = z.object({
  containsLowercaseCharacter: z.boolean().default(false),
  containsUppercaseCharacter: z.boolean().default(false),
  containsNumericCharacter: z.boolean().default(false),
  containsNonAlphanumericCharacter: z.boolean().default(false),
  minPasswordLength: z.number().default(leastLength),
  maxPasswordLength: z.number().default(mostLength),
});

const configShape = z.object({
  passwordPolicyEnforcementState: z.enum(["OFF", "ENFORCE"]).default("OFF"),
  forceUpgradeOnSignin: z.boolean().default(false),
  passwordPolicyVersions: z
    .array(z.object({ customStrengthOptions: strengthShape.prefault({}) }))
    .default([]),
});

/** Reads `passwordPolicyConfig` of a project or tenant; without one: six characters, nothing else. */
export function readPasswordPolicy(config: unknown): PasswordPolicy {
  const read = configShape.catch(() => configShape.parse({})).parse(config ?? {});
  return {
    enforcementState: read.passwordPolicyEnforcementState,
    forceUpgradeOnSignin: read.forceUpgradeOnSignin,
    customStrengthOptions:
      read.passwordPolicyVersions[0]?.customStrengthOptions ?? strengthShape.parse({}),
  };
}

/** The symbols that count, as Google's answer lists them. */
const symbols = [..."^$*.[]{}()?\"!@#%&/\\,><':;|_~"];

/** The answer to `GET /v2/passwordPolicy`: what is not asked for is left out, as Google leaves it out. */
export function describePasswordPolicy(policy: PasswordPolicy): object {
  const { minPasswordLength, maxPasswordLength, ...kinds } = policy.customStrengthOptions;
  const asked = Object.fromEntries(Object.entries(kinds).filter(([, isAsked]) => isAsked));
  return {
    customStrengthOptions: { minPasswordLength, maxPasswordLength, ...asked },
    allowedNonAlphanumericCharacters: symbols,
    enforcementState: policy.enforcementState,
    ...(policy.forceUpgradeOnSignin ? { forceUpgradeOnSignin: true } : {}),
    schemaVersion: 1,
  };
}

/** What a password lacks, in Google's words; nothing while the policy is off. */
export function missingRequirements(password: string, policy: PasswordPolicy): string[] {
  if (policy.enforcementState === "OFF") return [];
  const options = policy.customStrengthOptions;
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
  return rules.filter(([isMissing]) => isMissing).map(([, words]) => words);
}
