import { tokenSyncRefusal } from "@marquee/schemas/contract";
import type { AuthSettings } from "@marquee/schemas/types";
import { tokenSyncOf } from "../../members/sign-in/sign-in-form.ts";

/**
 * Returns a log line if the sign-in settings send members' tokens to another service, but the
 * service's address is missing or not allowed. Otherwise returns null. `origins` lists the allowed
 * origins. [AUTH-7]
 */
export function tokenSyncProblem(
  settings: Pick<AuthSettings, "tokenSync" | "tokenSyncUrl">,
  origins: readonly string[],
): string | null {
  const { tokenSync, tokenSyncUrl } = settings;
  if (tokenSync !== "service" || tokenSyncOf(settings, origins).service !== null) return null;
  const reason =
    tokenSyncUrl === null
      ? "The sign-in settings name no address of the other service that members' tokens should go to."
      : tokenSyncRefusal(tokenSyncUrl);
  return `auth: ${reason} Until then they go to this site alone.`;
}
