import { translate } from "../i18n/translate.ts";
import { isConflict, isForbidden } from "../lib/refusals.ts";
import { errorMessage } from "../lib/error-message.ts";

export function reasonOf(error: unknown): string {
  if (isForbidden(error)) return translate("Your role doesn't allow this.");
  if (isConflict(error)) return translate("Somebody changes the same documents now. Try again.");
  return errorMessage(error);
}
