import { isErrorCode, sentenceOf } from "./error-codes.ts";

/** The form field that an error belongs to; null: the form as a whole. */
type ErrorField = "email" | "password" | "phone" | "code" | "photo" | "word" | null;

/** The next step after a problem, if it is more than correcting a field: a form may offer it as a button. */
export type NextStep = "resetPassword" | "signIn" | "otherWay";

type Placement = { field?: ErrorField; next?: NextStep | null };

/** Every error message, its field and its next step; each has a text `auth.errors.<name>` in every language. */
const sentences = {
  invalidEmail: { field: "email" },
  wrongCredentials: { next: "resetPassword" },
  emailInUse: { field: "email", next: "signIn" },
  tooManyRequests: { next: "otherWay" },
  userDisabled: {},
  network: {},
  userMismatch: {},
  popupBlocked: {},
  popupClosed: {},
  popupCancelled: {},
  unauthorizedDomain: { next: "otherWay" },
  passwordPolicy: { field: "password" },
  secondFactorNeeded: {},
  weakPassword: { field: "password" },
  missingEmail: { field: "email" },
  missingPassword: { field: "password" },
  methodOff: { next: "otherWay" },
  notSetUp: { next: "otherWay" },
  sessionFailed: {},
  signUpOff: { next: "signIn" },
  sessionsOff: {},
  serviceFailed: {},
  signedOut: { next: "signIn" },
  linkSpent: {},
  timeout: {},
  invalidPhone: { field: "phone" },
  missingPhone: { field: "phone" },
  phoneQuota: { next: "otherWay" },
  captcha: {},
  wrongCode: { field: "code" },
  missingCode: { field: "code" },
  codeExpired: { field: "code" },
  secondFactorExpired: {},
  secondFactorUnknown: {},
  otherMethod: { next: "otherWay" },
  credentialInUse: {},
  alreadyLinked: {},
  providerRefused: { next: "otherWay" },
  browserUnsupported: { next: "otherWay" },
  invalidPhoto: { field: "photo" },
  wrongWord: { field: "word" },
  confirmationCancelled: {},
  recentSignIn: {},
  unverifiedEmail: {},
  factorExists: {},
  tooManyFactors: {},
  firstFactorUnsupported: {},
  wayGone: {},
  general: {},
} as const satisfies Record<string, Placement>;

/** Name of an error message. */
export type ErrorName = keyof typeof sentences;

/** An error's message, its field and the next step. `code`: for support. */
export type Explained = {
  key: `errors.${ErrorName}`;
  field: ErrorField;
  next: NextStep | null;
  code: string;
};

/** Explains anything that was thrown; never fails. The SDK also throws errors without a code. */
export function explainError(error: unknown): Explained {
  const code = codeOf(error);
  const name = sentenceOf(code);
  const { field = null, next = null }: Placement = sentences[name];
  return { key: `errors.${name}`, field, next, code };
}

function codeOf(error: unknown): string {
  if (typeof error !== "object" || error === null || !("code" in error)) return "unknown";
  const code = reasonOf(error) ?? String(error.code).replace(/^auth\//, "");
  // The provider may send a whole sentence; only what looks like a code is shown.
  return /^[a-z][a-z0-9:-]{1,60}$/.test(code) ? code : "unknown";
}

/** Returns why our own token sync blocked a sign-in: the SDK passes on the message of the error. */
function reasonOf(error: object): string | null {
  if (!("customData" in error)) return null;
  const { originalMessage } = Object(error.customData);
  const reason = String(originalMessage);
  return reason.startsWith("session-") && isErrorCode(reason) ? reason : null;
}
