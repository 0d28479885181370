import { sessionEndpoint } from "../../../members/session/session.server.ts";
import { tokenSyncOf } from "../../../members/sign-in/sign-in-form.ts";
import { readSettings } from "../../../content/settings/settings.server.ts";
import { visitorView } from "../../../content/view.ts";
import { serverEnv } from "../../../env.server.ts";

/** Opens a session with an ID token. */
export const POST = (request: Request): Promise<Response> => sessionEndpoint().POST(request);

/** Ends the session of the cookie in the request. The member's sessions on other devices continue. */
export const DELETE = (request: Request): Promise<Response> => sessionEndpoint().DELETE(request);

/**
 * Returns the endpoints that receive tokens: whether this site's own endpoint does, and the address
 * of another service, if any. Pages post tokens to them when they renew or end a session. Sign-in
 * forms get them with their settings.
 */
export async function GET(): Promise<Response> {
  const { auth } = await readSettings(visitorView);
  const tokenSync = tokenSyncOf(auth, serverEnv().tokenSyncOrigins);
  return Response.json(tokenSync, { headers: { "cache-control": "no-cache" } });
}
