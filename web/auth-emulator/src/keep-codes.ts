import { randomBytes, randomInt } from "node:crypto";
import { BadRequestError } from "firebase-tools/lib/emulator/auth/errors.js";
import type { OneTimeLink, TextMessage } from "firebase-tools/lib/emulator/auth/state.js";
import { actionLink } from "./action-link.ts";
import { currentCaller } from "./caller.ts";
import type { KeptAccounts } from "./keep-accounts.ts";

/** Where goes what a real project would send. */
export interface Postbox {
  onMail: (mail: OneTimeLink) => void;
  onTextMessage: (message: TextMessage) => void;
}

/** Accounts whose one-time codes are kept. */
export type KeptCodes = KeptAccounts & { postbox: Postbox };

const minute = 60_000;
const hour = 60 * minute;

/** How long a mail's link is good for, in ms. Google documents the first alone, and none of them as a promise. */
const lifetimes: Readonly<Record<string, number>> = {
  PASSWORD_RESET: hour,
  EMAIL_SIGNIN: 6 * hour,
  VERIFY_EMAIL: 72 * hour,
  VERIFY_AND_CHANGE_EMAIL: 72 * hour,
  RECOVER_EMAIL: 30 * 24 * hour,
};

const textMessageLifetime = 10 * minute;

/** When each code ends, in ms. Beside the emulator's records, which it answers as they are. */
const ends = new WeakMap<object, number>();

/**
 * Has one-time codes made by a real source of chance, lead to the site, end, and be on disk. The emulator's come from
 * `Math.random`, lead to itself and live until it stops.
 */
export function keepCodes({ state, tenantId, config, ledger, now, postbox }: KeptCodes): void {
  const deleteMail = state.deleteOobCode.bind(state);
  const deleteTextMessage = state.deleteVerificationCodeBySessionInfo.bind(state);
  const noteMail = (id: string) =>
    ledger.note({ kind: "mail", id, read: () => asKept(tenantId, state.oobs.get(id)) });
  const noteTextMessage = (id: string) =>
    ledger.note({
      kind: "textMessage",
      id,
      read: () => asKept(tenantId, state.verificationCodes.get(id)),
    });
  const isOver = (record: object) => now() >= (ends.get(record) ?? 0);

  state.createOob = (email, newEmail, requestType, link) => {
    const oobCode = randomBytes(40).toString("base64url");
    const { callbackUri } = config().notification.sendEmail;
    const { language } = currentCaller();
    const oobLink = actionLink(link(oobCode), { callbackUri, language });
    const mail = { email, newEmail, requestType, oobCode, oobLink };
    ends.set(mail, now() + (lifetimes[requestType] ?? hour));
    state.oobs.set(oobCode, mail);
    noteMail(oobCode);
    postbox.onMail(mail);
    return mail;
  };
  state.validateOobCode = (code) => {
    const mail = state.oobs.get(code);
    if (mail && isOver(mail)) throw new BadRequestError("EXPIRED_OOB_CODE");
    return mail;
  };
  state.deleteOobCode = (code) => {
    noteMail(code);
    return deleteMail(code);
  };

  state.createVerificationCode = (phoneNumber) => {
    const sessionInfo = randomBytes(160).toString("base64url");
    const code = String(randomInt(1_000_000)).padStart(6, "0");
    const message = { phoneNumber, sessionInfo, code };
    ends.set(message, now() + textMessageLifetime);
    state.verificationCodes.set(sessionInfo, message);
    noteTextMessage(sessionInfo);
    postbox.onTextMessage(message);
    return message;
  };
  state.getVerificationCodeBySessionInfo = (sessionInfo) => {
    const message = state.verificationCodes.get(sessionInfo);
    if (message && isOver(message)) throw new BadRequestError("SESSION_EXPIRED");
    return message;
  };
  state.deleteVerificationCodeBySessionInfo = (sessionInfo) => {
    noteTextMessage(sessionInfo);
    return deleteTextMessage(sessionInfo);
  };
}

function asKept(tenantId: string | null, record: OneTimeLink | TextMessage | undefined) {
  return record ? { tenantId, until: ends.get(record) ?? 0, record } : null;
}

/** A code as it is on disk. */
export interface KeptCode<Record extends object> {
  tenantId: string | null;
  until: number;
  record: Record;
}

/** Puts a stored code back; it ends when it would have ended. */
export function restoreCode<Record extends object>(
  codes: Map<string, Record>,
  id: string,
  { record, until }: KeptCode<Record>,
): void {
  ends.set(record, until);
  codes.set(id, record);
}
