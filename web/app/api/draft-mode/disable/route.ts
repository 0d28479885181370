import { urlSearchParamPreviewSecret } from "@sanity/preview-url-secret/constants";
import { cookies, draftMode } from "next/headers";
import { returnPath } from "../../../../members/return-path.ts";
import { clientOf } from "../../../../runtime/request-origin.ts";
import { draftCookieOf } from "../../../../editors/draft/draft-cookie.ts";
import { isDeliberate } from "../../../../editors/draft/is-deliberate.ts";
import { editors } from "../../../../editors/draft/editors.server.ts";
import { removedDraftCookies } from "../../../../editors/draft/write-draft-cookie.server.ts";
import { serverEnv } from "../../../../runtime/env.server.ts";
import { logSecurity } from "../../../../runtime/security-log.server.ts";

/**
 * Whether a request may end a draft session: a person opened the address, or the studio did, which proves itself with a
 * preview secret because its pages send no referrer.
 */
async function mayEnd(request: Request, origins: readonly string[]): Promise<boolean> {
  if (isDeliberate(request, origins)) return true;
  const secret = new URL(request.url).searchParams.get(urlSearchParamPreviewSecret);
  if (secret === null) return false;
  return (await editors().prove(secret, clientOf(request))).state === "proven";
}

/**
 * Ends the draft session and removes its cookies, if a person or the studio opened this address. Redirects to the page in
 * `?to=/en/…`, or to the home page if that address is not on this site. [SEC-2]
 */
export async function GET(request: Request): Promise<Response> {
  const jar = await cookies();
  const { siteUrl, studioUrl } = serverEnv();
  const session = jar.get(draftCookieOf(siteUrl))?.value;
  const origins = [siteUrl, studioUrl].map((address) => new URL(address).origin);
  if (session !== undefined && !(await mayEnd(request, origins))) {
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
