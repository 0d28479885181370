import "server-only";
import { logSecurity } from "../../runtime/security-log.server.ts";
import { queryContent } from "../service/content-service.server.ts";
import { createSettingsWatch, settingsRevisionQuery } from "./settings-watch.ts";

/**
 * Logs a change of the sign-in settings since the last call. `followContent` calls it at each
 * change of content.
 */
export const noteSettings = createSettingsWatch({
  read: async () => (await queryContent({ query: settingsRevisionQuery })).result,
  logSecurity,
});
