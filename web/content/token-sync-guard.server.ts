import "server-only";
import { authSettingsQuery, authSettingsShape } from "@marquee/schemas/contract";
import { serverEnv } from "../env.server.ts";
import { log } from "../log.ts";
import { askContent } from "./content-service.server.ts";
import { tokenSyncProblem } from "./token-sync-guard.ts";

/**
 * Says at start when the published sign-in settings send members' tokens where the environment does not allow it. Such
 * an address is never handed to a browser, so the site itself may start: an editor's mistake takes it off the air for
 * nobody.
 */
export async function warnOfTokenSync(): Promise<void> {
  try {
    const { result } = await askContent({ query: authSettingsQuery });
    const problem = tokenSyncProblem(authSettingsShape.parse(result), serverEnv().tokenSyncOrigins);
    if (problem !== null) log.error(problem);
  } catch {
    // The content service is down, or the settings are broken: whoever reads a page next is told so.
  }
}
