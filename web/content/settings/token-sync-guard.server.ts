import "server-only";
import { authSettingsQuery, authSettingsShape } from "@marquee/schemas/contract";
import { serverEnv } from "../../runtime/env.server.ts";
import { log } from "../../runtime/log.ts";
import { queryContent } from "../service/content-service.server.ts";
import { tokenSyncProblem } from "./token-sync.ts";

/**
 * Logs an error at start if the published sign-in settings send members' tokens to an origin that the environment does
 * not allow. Browsers never get such an origin. The site starts all the same, so that an editor's mistake does not take
 * it offline.
 */
export async function warnOfTokenSync(): Promise<void> {
  try {
    const { result } = await queryContent({ query: authSettingsQuery });
    const problem = tokenSyncProblem(authSettingsShape.parse(result), serverEnv().tokenSyncOrigins);
    if (problem !== null) log.error(problem);
  } catch {
    // Ignores errors: the content service is down or the settings are invalid. The next page that reads the settings
    // logs the error.
  }
}
