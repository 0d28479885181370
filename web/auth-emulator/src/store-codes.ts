import { randomBytes, randomInt } from "node:crypto";
import type { StoredAccounts } from "./accounts/store-accounts.ts";
import { currentCaller } from "./gateway/caller.ts";
import {
  BadRequestError,
  type OneTimeLink,
  type TextMessage,
} from "./internals/firebase-emulator.ts";

export interface Postbox {
  onMail: (mail: OneTimeLink) => void;
  onTextMessage: (message: TextMessage) => void;
}

/** Arguments of {@link overrideCodes}: the accounts whose one-time codes it stores, and the receiver of the messages. */
export type StoredCodes = StoredAccounts & { postbox: Postbox };

const minute = 60_000;
const hour = 60 * minute;

/** In ms. Google documents only the lifetime of `PASSWORD_RESET`, and guarantees none at all. */
const lifetimes: Readonly<Record<string, number>> = {
  PASSWORD_RESET: hour,
  EMAIL_SIGNIN: 6 * hour,
  VERIFY_EMAIL: 72 * hour,
  VERIFY_AND_CHANGE_EMAIL: 72 * hour,
  RECOVER_EMAIL: 30 * 24 * hour,
};

const textMessageLifetime = 10 * minute;

/** Unix times in ms, outside the emulator's records, of which an administrator gets every field. */
const ends = new WeakMap<object, number>();

/**
 * Overrides how one-time codes are created and checked. The new codes come from a secure random source, link to the
 * site, expire, and are saved to disk. The emulator's own codes come from `Math.random`, link to the emulator and
 * last until it stops.
 */
export function overrideCodes({
  state,
  tenantId,
  config,
  ledger,
  now,
  postbox,
}: StoredCodes): void {
  const deleteMail = state.deleteOobCode.bind(state);
  const deleteTextMessage = state.deleteVerificationCodeBySessionInfo.bind(state);
  const noteMail = (id: string) =>
    ledger.note({ kind: "mail", id, read: () => asStored(tenantId, state.oobs.get(id)) });
  const noteTextMessage = (id: string) =>
    ledger.note({
      kind: "textMessage",
      id,
      read: () => asStored(tenantId, state.verificationCodes.get(id)),
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
  const remove = (code: string) => {
    noteMail(code);
    return deleteMail(code);
  };
  /** Using a password reset link invalidates the address's other ones, so that an older email can't reset it again. */
  state.deleteOobCode = (code) => {
    const used = state.oobs.get(code);
    if (used?.requestType === "PASSWORD_RESET") {
      for (const { oobCode, email, requestType } of state.oobs.values()) {
        if (requestType === used.requestType && email === used.email) remove(oobCode);
      }
    }
    return remove(code);
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

function asStored(tenantId: string | null, record: OneTimeLink | TextMessage | undefined) {
  return record ? { tenantId, until: ends.get(record) ?? 0, record } : null;
}

export interface StoredCode<Record extends object> {
  tenantId: string | null;
  until: number;
  record: Record;
}

export function restoreCode<Record extends object>(
  codes: Map<string, Record>,
  id: string,
  { record, until }: StoredCode<Record>,
): void {
  ends.set(record, until);
  codes.set(id, record);
}

interface LinkTerms {
  /** URL of the site's page that handles email actions. */
  callbackUri: string;
  /** Language of the email, such as `de`. Null means English. */
  language: string | null;
}

/**
 * Points an email's link at a page of the site, as Firebase does for projects with a custom action URL, with the
 * emulator's query parameters and the caller's language.
 */
function actionLink(ofEmulator: string, { callbackUri, language }: LinkTerms): string {
  const link = new URL(callbackUri);
  const { searchParams } = new URL(ofEmulator);
  for (const [name, value] of searchParams) link.searchParams.set(name, value);
  link.searchParams.set("lang", language ?? "en");
  return link.href;
}
