import { createSessionEndpoint } from "../../../auth/session-endpoint.ts";
import { sessions } from "../../../auth/session.server.ts";
import { readSettings } from "../../../content/settings.server.ts";
import { visitorView } from "../../../content/view.ts";
import { serverEnv } from "../../../env.server.ts";

/** Opens the browser's session with an ID token (`POST`), or closes it (`DELETE`). */
export const { POST, DELETE } = createSessionEndpoint({
  sessions,
  readPolicy: async () => (await readSettings(visitorView)).auth,
  origins: () => [new URL(serverEnv().siteUrl).origin],
});
