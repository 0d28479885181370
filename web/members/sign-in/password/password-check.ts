import type { PasswordValidationStatus } from "firebase/auth";

/** A rule of the provider's password policy. [AUTH-4] */
type PasswordRule = "min" | "max" | "lower" | "upper" | "digit" | "symbol";

/** A rule, and whether a password meets it. */
export type PasswordCheck = {
  rule: PasswordRule;
  /** Number of characters, for `min` and `max`. */
  count: number;
  isMet: boolean;
};

/** The minimum length of a password in every Firebase project. */
const SHORTEST = 6;

/**
 * If the policy's maximum length is above this number, the rule `max` is listed only for a password
 * that is too long. Many projects allow 4,096 characters.
 */
const LONG = 64;

/** Returns the rules that the provider enforces, in the order in which they are displayed. */
export function checkPassword(found: PasswordValidationStatus, password: string): PasswordCheck[] {
  const { customStrengthOptions: options, enforcementState } = found.passwordPolicy;
  if (enforcementState !== "ENFORCE") return unknownPolicy(password);
  const { minPasswordLength: least = SHORTEST, maxPasswordLength: most = Infinity } = options;
  const isShortEnough = password.length <= most;
  const letters = [
    ["lower", found.containsLowercaseLetter],
    ["upper", found.containsUppercaseLetter],
    ["digit", found.containsNumericCharacter],
    ["symbol", found.containsNonAlphanumericCharacter],
  ] as const;
  const checks: (PasswordCheck | null)[] = [
    { rule: "min", count: least, isMet: password.length >= least },
    most <= LONG || !isShortEnough ? { rule: "max", count: most, isMet: isShortEnough } : null,
    ...letters.map(([rule, isMet]) => (isMet === undefined ? null : { rule, count: 0, isMet })),
  ];
  return checks.filter((check) => check !== null);
}

/** Returns the only rule that is certain if the provider's policy is unknown or not enforced: the minimum length. */
export const unknownPolicy = (password: string): PasswordCheck[] => [
  { rule: "min", count: SHORTEST, isMet: password.length >= SHORTEST },
];
