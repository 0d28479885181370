import "server-only";
import { logSecurity } from "../../security-log.server.ts";
import { askContent } from "../service/content-service.server.ts";
import { createSettingsWatch, settingsRevisionQuery } from "./settings-watch.ts";

/**
 * Logs a change of the sign-in settings since the last call. `followContent` calls it at each
 * change of content.
 */
export const noteSettings = createSettingsWatch({
  read: async () => (await askContent({ query: settingsRevisionQuery })).result,
  logSecurity,
});
