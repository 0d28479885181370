import type { Limit } from "./attempts.ts";

const minute = 60_000;
const hour = 60 * minute;

/**
 * How often is too often. Google says what it allows an address on the net (100 new accounts and 150 text
 * messages an hour), and does not say how many wrong passwords it allows; those figures are ours, set so that
 * two hundred members can sign in for two minutes from one machine.
 */
export const limits = {
  wrongPasswordsOfAccount: { many: 10, within: 15 * minute },
  wrongPasswordsOfClient: { many: 500, within: 15 * minute },
  /** Google stopped after five (recorded in September 2026). */
  wrongTotpCodesOfAccount: { many: 5, within: 15 * minute },
  wrongTextCodes: { many: 5, within: 15 * minute },
  newAccountsOfClient: { many: 100, within: hour },
  mailsOfAddress: { many: 20, within: hour },
  textMessagesToNumber: { many: 10, within: hour },
  textMessagesOfClient: { many: 150, within: hour },
} as const satisfies Record<string, Limit>;
