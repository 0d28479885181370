/** The form field that an error belongs to; null if the error concerns the form as a whole. */
export type ErrorField =
  | "email"
  | "password"
  | "phone"
  | "code"
  | "photo"
  | "word"
  | "recoveryCode"
  | null;

/** The action that solves a problem, if correcting a field is not enough. A form may offer it as a button. */
export type NextStep = "resetPassword" | "signIn" | "otherMethod";

/** The field that an error message belongs to, and the next step. */
export type Placement = { field?: ErrorField; next?: NextStep | null };

/** Every error message, its field and its next step; each has a text `auth.errors.<name>` in every language. */
export const errorMessages = {
  invalidEmail: { field: "email" },
  wrongCredentials: { next: "resetPassword" },
  emailInUse: { field: "email", next: "signIn" },
  tooManyRequests: { next: "otherMethod" },
  userDisabled: {},
  network: {},
  userMismatch: {},
  popupBlocked: {},
  popupClosed: {},
  popupCancelled: {},
  unauthorizedDomain: { next: "otherMethod" },
  passwordPolicy: { field: "password" },
  secondFactorNeeded: {},
  weakPassword: { field: "password" },
  missingEmail: { field: "email" },
  missingPassword: { field: "password" },
  methodOff: { next: "otherMethod" },
  notSetUp: { next: "otherMethod" },
  sessionFailed: {},
  signUpOff: { next: "signIn" },
  sessionsOff: {},
  serviceFailed: {},
  signedOut: { next: "signIn" },
  linkSpent: {},
  timeout: {},
  invalidPhone: { field: "phone" },
  missingPhone: { field: "phone" },
  phoneQuota: { next: "otherMethod" },
  captcha: {},
  wrongCode: { field: "code" },
  missingCode: { field: "code" },
  codeExpired: { field: "code" },
  secondFactorExpired: {},
  secondFactorUnknown: {},
  otherMethod: { next: "otherMethod" },
  credentialInUse: {},
  alreadyLinked: {},
  providerRefused: { next: "otherMethod" },
  browserUnsupported: { next: "otherMethod" },
  invalidPhoto: { field: "photo" },
  missingPhoto: { field: "photo" },
  photoTooLarge: { field: "photo" },
  wrongWord: { field: "word" },
  wrongRecoveryCode: { field: "recoveryCode" },
  missingRecoveryCode: { field: "recoveryCode" },
  recoveryOff: {},
  confirmationCancelled: {},
  recentSignIn: {},
  unverifiedEmail: {},
  factorExists: {},
  tooManyFactors: {},
  firstFactorUnsupported: {},
  wayGone: {},
  general: {},
} as const satisfies Record<string, Placement>;

export type ErrorName = keyof typeof errorMessages;
