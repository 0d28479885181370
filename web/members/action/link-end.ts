import { explainError } from "../errors.ts";

/** The reason why an email's link no longer works. The provider does not distinguish used codes from invalid ones. */
export type LinkEnd = "use" | "time";

/** Returns why a one-time code no longer works, by the error of a call with it; null for other errors. */
export function linkEndOf(error: unknown): LinkEnd | null {
  switch (explainError(error).code) {
    case "expired-action-code":
      return "time";
    case "invalid-action-code":
    // The account was deleted; a link must not reveal that it existed.
    case "user-not-found":
      return "use";
    default:
      return null;
  }
}
