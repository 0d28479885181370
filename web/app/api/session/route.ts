import { sessionEndpoint } from "../../../members/session/session.server.ts";
import { tokenSyncOf } from "../../../content/settings/token-sync.ts";
import { readSettings } from "../../../content/settings/settings.server.ts";
import { visitorView } from "../../../content/view.ts";
import { serverEnv } from "../../../runtime/env.server.ts";

/** Opens a session with an ID token. */
export const POST = (request: Request): Promise<Response> => sessionEndpoint().POST(request);

/** Ends the session of the cookie in the request. The member's sessions on other devices continue. */
export const DELETE = (request: Request): Promise<Response> => sessionEndpoint().DELETE(request);

/**
 * Returns where a page posts tokens when it renews or ends a session. `site` is true if this site's
 * own endpoint receives the tokens. `service` is the URL of another service that receives them too,
 * or null. A sign-in form doesn't need this response, because the form's settings contain the same
 * fields.
 */
export async function GET(): Promise<Response> {
  const { auth } = await readSettings(visitorView);
  const tokenSync = tokenSyncOf(auth, serverEnv().tokenSyncOrigins);
  return Response.json(tokenSync, { headers: { "cache-control": "no-cache" } });
}
