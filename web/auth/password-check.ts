import type { PasswordValidationStatus } from "firebase/auth";

/** What a provider may ask of a password. [AUTH-4] */
type PasswordRule = "min" | "max" | "lower" | "upper" | "digit" | "symbol";

/** One thing that is asked, and whether a password has it. */
export type PasswordCheck = {
  rule: PasswordRule;
  /** How many characters, for `min` and `max`. */
  count: number;
  isMet: boolean;
};

/** What every project asks for. */
const SHORTEST = 6;

/** A limit that nobody's password comes near is said only to whoever passes it: many projects allow 4,096. */
const LONG = 64;

/** Puts the SDK's finding as a list, in the order in which it is read; only what the provider insists on. */
export function checkPassword(found: PasswordValidationStatus, password: string): PasswordCheck[] {
  const { customStrengthOptions: asked, enforcementState } = found.passwordPolicy;
  if (enforcementState !== "ENFORCE") return unknownPolicy(password);
  const { minPasswordLength: least = SHORTEST, maxPasswordLength: most = Infinity } = asked;
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

/** Stands in where the provider does not say. */
export const unknownPolicy = (password: string): PasswordCheck[] => [
  { rule: "min", count: SHORTEST, isMet: password.length >= SHORTEST },
];
