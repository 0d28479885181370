import { cookies, draftMode } from "next/headers";
import { returnPath } from "../../../../members/return-path.ts";
import { clientOf } from "../../../../members/session/session-requests.ts";
import { draftCookieOf } from "../../../../editors/draft/draft-cookie.ts";
import { isDeliberate } from "../../../../editors/draft/is-deliberate.ts";
import { editors } from "../../../../editors/draft/editors.server.ts";
import { removedDraftCookies } from "../../../../editors/draft/write-draft-cookie.server.ts";
import { serverEnv } from "../../../../env.server.ts";
import { logSecurity } from "../../../../security-log.server.ts";

/**
 * Ends the draft session and removes its cookies, if a person opened this address from the site or the studio. Redirects
 * to the page in `?to=/en/…`, or to the home page if that address is not on this site. [SEC-2]
 */
export async function GET(request: Request): Promise<Response> {
  const jar = await cookies();
  const { siteUrl, studioUrl } = serverEnv();
  const session = jar.get(draftCookieOf(siteUrl))?.value;
  const origins = [siteUrl, studioUrl].map((address) => new URL(address).origin);
  if (session !== undefined && !isDeliberate(request, origins)) {
    logSecurity("draft.refused", { reason: "leaving", client: clientOf(request) });
    return new Response("To leave the preview, use the bar at the bottom of the page.", {
      status: 403,
      headers: { "cache-control": "no-store" },
    });
  }
  if (session !== undefined) await editors().sessions.end(session);
  for (const cookie of removedDraftCookies(jar)) jar.set(cookie);
  (await draftMode()).disable();
  logSecurity("draft.left", { client: clientOf(request) });
  const location = returnPath({
    from: new URL(request.url).searchParams.get("to"),
    referrer: "",
    configured: null,
    origin: new URL(siteUrl).origin,
    here: "",
    home: "/",
  });
  return new Response(null, { status: 307, headers: { location } });
}
