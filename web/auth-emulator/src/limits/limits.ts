import type { Limit } from "./attempts.ts";

const minute = 60_000;
const hour = 60 * minute;

/**
 * Rate limits. Google documents two limits per IP address: 100 new accounts an hour and 150 text
 * messages an hour. It documents none for wrong passwords, so these limits are our own. With these
 * limits, two hundred members can sign in within two minutes from one machine.
 */
export const limits = {
  wrongPasswordsOfAccount: { many: 10, within: 15 * minute },
  wrongPasswordsOfClient: { many: 500, within: 15 * minute },
  /** Google blocked an account after five wrong codes (recorded in September 2026). */
  wrongTotpCodesOfAccount: { many: 5, within: 15 * minute },
  wrongTextCodes: { many: 5, within: 15 * minute },
  newAccountsOfClient: { many: 100, within: hour },
  mailsOfAddress: { many: 20, within: hour },
  /** Our own figure: enough for two hundred members on one network, and below the project's daily limits. */
  mailsOfClient: { many: 300, within: hour },
  textMessagesToNumber: { many: 10, within: hour },
  textMessagesOfClient: { many: 150, within: hour },
} as const satisfies Record<string, Limit>;

/**
 * Maximum number of emails of each kind that Google sends per project and day on the Blaze plan
 * (firebase.google.com/docs/auth/limits).
 */
export const mailsOfProject: Readonly<Record<string, Limit>> = {
  PASSWORD_RESET: { many: 10_000, within: 24 * hour },
  EMAIL_SIGNIN: { many: 25_000, within: 24 * hour },
  VERIFY_EMAIL: { many: 100_000, within: 24 * hour },
  VERIFY_AND_CHANGE_EMAIL: { many: 10_000, within: 24 * hour },
};
