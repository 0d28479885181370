import { z } from "zod";
import { readPendingCredential } from "../accounts/pending-credential.ts";
import type { EmulatorResponse } from "../emulator.ts";
import type { Call } from "../gateway/middleware.ts";
import { fieldsOf, refusalOf } from "../gateway/responses.ts";
import type { Limit } from "./attempts.ts";
import { memoryOf } from "./memory.ts";
import { readClaims } from "../sessions/session-claims.ts";

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
const mailsOfProject: Readonly<Record<string, Limit>> = {
  PASSWORD_RESET: { many: 10_000, within: 24 * hour },
  EMAIL_SIGNIN: { many: 25_000, within: 24 * hour },
  VERIFY_EMAIL: { many: 100_000, within: 24 * hour },
  VERIFY_AND_CHANGE_EMAIL: { many: 10_000, within: 24 * hour },
};

/** A rate limit for a call. `name` is the name of its counter, such as `new account from <IP address>`. */
export interface Rule {
  name: string;
  limit: Limit;
  /** Error message once the limit is reached. */
  refusal: string;
  /** Whether a response counts towards the limit. */
  counts: (response: EmulatorResponse) => boolean;
  /** Whether a response resets the count. */
  resets?: (response: EmulatorResponse) => boolean;
}

const later = "TOO_MANY_ATTEMPTS_TRY_LATER";
const succeeded = (response: EmulatorResponse) => response.status === 200;
const refusedFor =
  (...codes: string[]) =>
  (response: EmulatorResponse) =>
    codes.includes(refusalOf(response) ?? "");

/** Returns the rate limit rules for a visitor's call. */
export function rulesFor(call: Call): Rule[] {
  switch (methodOf(call)) {
    case "accounts:signInWithPassword":
      return wrongPasswords(call);
    case "accounts:signUp":
      return newAccounts(call);
    case "accounts:sendOobCode":
      return mails(call);
    case "accounts:sendVerificationCode":
      return textMessages(call, call.fields.get("phonenumber"));
    case "mfaEnrollment:start":
    case "mfaSignIn:start":
      return textMessages(call, enrolledNumber(call));
    case "accounts:signInWithPhoneNumber":
      return wrongTextCodes(call.fields.get("sessioninfo"));
    case "mfaEnrollment:finalize":
    case "mfaSignIn:finalize":
      return wrongCodes(call);
    default:
      return [];
  }
}

const methodOf = ({ operation }: Call) => operation.path.split("/").at(-1) ?? "";

function wrongPasswords(call: Call): Rule[] {
  const counts = refusedFor("INVALID_LOGIN_CREDENTIALS", "INVALID_PASSWORD", "EMAIL_NOT_FOUND");
  const refusal = `${later} : Access to this account has been temporarily disabled due to many failed login attempts. You can immediately restore it by resetting your password or you can try again later.`;
  return [
    {
      name: passwordName(call, call.fields.get("email")),
      limit: limits.wrongPasswordsOfAccount,
      refusal,
      counts,
      resets: succeeded,
    },
    {
      name: `password from ${call.client}`,
      limit: limits.wrongPasswordsOfClient,
      refusal: later,
      counts,
    },
  ];
}

const passwordName = (call: Call, email: unknown) =>
  `password of ${call.tenantId}/${String(email).toLowerCase()}`;

const reset = z.object({ email: z.string(), requestType: z.literal("PASSWORD_RESET") });

/** Resets the count of wrong passwords after a password reset by email. */
export function resetPasswordCount(call: Call, response: EmulatorResponse) {
  if (methodOf(call) !== "accounts:resetPassword" || !call.fields.has("newpassword")) return;
  const done = reset.safeParse(fieldsOf(response));
  if (done.success) memoryOf(call).attempts.clear(passwordName(call, done.data.email));
}

const quotaShape = z
  .object({ signUpQuotaConfig: z.object({ quota: z.coerce.number().int().positive() }) })
  .transform(({ signUpQuotaConfig }) => signUpQuotaConfig.quota);

/**
 * Limits sign-ups per client. A sign-up with a taken address counts too, with or without a session,
 * because the response reveals that the address has an account.
 */
function newAccounts(call: Call): Rule[] {
  const { many, within } = limits.newAccountsOfClient;
  const quota = quotaShape.safeParse(call.config["quota"]).data;
  const isTaken = refusedFor("EMAIL_EXISTS");
  const isNew = call.fields.get("idtoken") ? () => false : succeeded;
  return [
    {
      name: `new account from ${call.client}`,
      limit: { many: quota ?? many, within },
      refusal: later,
      counts: (response) => isNew(response) || isTaken(response),
    },
  ];
}

/** Google's error messages when an address has received too many emails of a kind. */
const mailRefusals: Readonly<Record<string, string>> = {
  PASSWORD_RESET: "RESET_PASSWORD_EXCEED_LIMIT",
  EMAIL_SIGNIN: "QUOTA_EXCEEDED : Exceeded daily quota for email sign-in.",
};

function mails(call: Call): Rule[] {
  const kind = String(call.fields.get("requesttype"));
  const to = readClaims(call.fields.get("idtoken"))?.user_id ?? call.fields.get("email");
  const name = `${kind} of ${call.tenantId}/${String(to).toLowerCase()}`;
  const refusal = mailRefusals[kind] ?? later;
  const ofProject = mailsOfProject[kind];
  return [
    { name, limit: limits.mailsOfAddress, refusal, counts: succeeded },
    {
      name: `mail from ${call.client}`,
      limit: limits.mailsOfClient,
      refusal: later,
      counts: succeeded,
    },
    ...(ofProject
      ? [{ name: `${kind} of project`, limit: ofProject, refusal, counts: succeeded }]
      : []),
  ];
}

function textMessages(call: Call, number: unknown): Rule[] {
  if (typeof number !== "string") return [];
  const refusal = "QUOTA_EXCEEDED : Exceeded quota.";
  return [
    {
      name: `text to ${number}`,
      limit: limits.textMessagesToNumber,
      refusal: later,
      counts: succeeded,
    },
    {
      name: `text from ${call.client}`,
      limit: limits.textMessagesOfClient,
      refusal,
      counts: succeeded,
    },
  ];
}

const enrolment = z.object({ phoneNumber: z.string() });

/** Returns the recipient of a second factor's text message: the phone number or the id of the enrolled factor. */
function enrolledNumber(call: Call): unknown {
  const { fields } = call;
  const info = enrolment.safeParse(fields.get("phoneenrollmentinfo"));
  return (
    info.data?.phoneNumber ?? (fields.has("phonesignininfo") ? fields.get("mfaenrollmentid") : null)
  );
}

const sessionShape = z.object({ sessionInfo: z.string() });

function wrongCodes(call: Call): Rule[] {
  const phone = sessionShape.safeParse(call.fields.get("phoneverificationinfo"));
  if (phone.success) return wrongTextCodes(phone.data.sessionInfo);
  const credential = readPendingCredential(call);
  if (!credential || !call.fields.has("totpverificationinfo")) return [];
  return [
    {
      name: `totp of ${call.tenantId}/${credential.localId}`,
      limit: limits.wrongTotpCodesOfAccount,
      refusal: "QUOTA_EXCEEDED : Exceeded quota.",
      counts: refusedFor("INVALID_CODE"),
      resets: succeeded,
    },
  ];
}

/** Limits the wrong codes for each text message. `textMessages` limits the number of messages. */
function wrongTextCodes(sessionInfo: unknown): Rule[] {
  if (typeof sessionInfo !== "string") return [];
  const counts = refusedFor("INVALID_CODE");
  return [{ name: `code of ${sessionInfo}`, limit: limits.wrongTextCodes, refusal: later, counts }];
}
