import { explainError } from "../errors.ts";

/** Why a mail's link is of no more use. Whether it was used or never good is not told apart by the provider. */
export type SpentBy = "use" | "time";

/** Takes what a call with a one-time code threw, gives why the code is spent; null where it is something else. */
export function spentBy(error: unknown): SpentBy | null {
  switch (explainError(error).code) {
    case "expired-action-code":
      return "time";
    case "invalid-action-code":
    // The account is gone; a link must not tell that there was one.
    case "user-not-found":
      return "use";
    default:
      return null;
  }
}
