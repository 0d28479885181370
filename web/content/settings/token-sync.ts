import { isTokenSyncAllowed, tokenSyncRefusal } from "@marquee/schemas/contract";
import type { AuthSettings } from "@marquee/schemas/types";

/** The endpoints that a browser posts members' tokens to [AUTH-7]. */
export type TokenSync = {
  /** Whether the browser posts tokens to this site's own endpoint. */
  site: boolean;
  /**
   * Address of another service that receives tokens too. Null if the auth settings name none, or
   * if the environment variable `MARQUEE_TOKEN_SYNC_ORIGINS` does not contain its origin.
   */
  service: string | null;
};

/**
 * Returns the endpoints that receive tokens. `origins` is the list in the environment variable
 * `MARQUEE_TOKEN_SYNC_ORIGINS`. Omits a service whose origin is not in that list.
 */
export function tokenSyncOf(
  { tokenSync, tokenSyncUrl }: Pick<AuthSettings, "tokenSync" | "tokenSyncUrl">,
  origins: readonly string[],
): TokenSync {
  const isAllowed = tokenSyncUrl !== null && isTokenSyncAllowed(tokenSyncUrl, origins);
  return {
    site: tokenSync !== "off",
    service: tokenSync === "service" && isAllowed ? tokenSyncUrl : null,
  };
}

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
