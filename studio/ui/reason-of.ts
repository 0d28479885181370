import { translate } from "../i18n/translate.ts";

/** Whether the content service refused a change because the user's role doesn't allow it. */
export const isForbidden = (error: unknown): boolean =>
  typeof error === "object" && error !== null && "statusCode" in error && error.statusCode === 403;

/** Returns the reason of a failure, for an editor. */
export function reasonOf(error: unknown): string {
  if (isForbidden(error)) return translate("Your role doesn't allow this.");
  return error instanceof Error ? error.message : String(error);
}
