import { isErrorCode, sentenceOf } from "./error-codes.ts";

/** Which of the form's fields an error belongs to; null: the form as a whole. */
type ErrorField = "email" | "password" | "phone" | "code" | "photo" | "word" | null;

/** What leads out of a problem, where it is more than correcting a field: a form may offer it as a button. */
export type NextStep = "resetPassword" | "signIn" | "otherWay";

type Placement = { field?: ErrorField; next?: NextStep | null };

/** Every sentence there is about errors, and where it stands; each has a text `auth.errors.<name>` in every language. */
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

/** Name of a sentence about an error. */
export type ErrorName = keyof typeof sentences;

/** What to say about an error, where, and what leads on. `code`: for whoever has to help. */
export type Explained = {
  key: `errors.${ErrorName}`;
  field: ErrorField;
  next: NextStep | null;
  code: string;
};

/** What to say about anything that was thrown; never fails. The SDK also throws errors without a code. */
export function explainError(error: unknown): Explained {
  const code = codeOf(error);
  const name = sentenceOf(code);
  const { field = null, next = null }: Placement = sentences[name];
  return { key: `errors.${name}`, field, next, code };
}

function codeOf(error: unknown): string {
  if (typeof error !== "object" || error === null || !("code" in error)) return "unknown";
  const code = reasonOf(error) ?? String(error.code).replace(/^auth\//, "");
  // What the provider sends may be a whole sentence; only what looks like a code is shown.
  return /^[a-z][a-z0-9:-]{1,60}$/.test(code) ? code : "unknown";
}

/** Why our own synchronisation kept a sign-in from happening: the SDK hands on the message of what was thrown. */
function reasonOf(error: object): string | null {
  if (!("customData" in error)) return null;
  const { originalMessage } = Object(error.customData);
  const reason = String(originalMessage);
  return reason.startsWith("session-") && isErrorCode(reason) ? reason : null;
}
