import { isErrorCode, sentenceOf } from "./error-codes.ts";
import {
  type ErrorField,
  errorMessages,
  type ErrorName,
  type NextStep,
  type Placement,
} from "./error-messages.ts";

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
  const { field = null, next = null }: Placement = errorMessages[name];
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
