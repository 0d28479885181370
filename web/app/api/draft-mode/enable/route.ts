import {
  urlSearchParamPreviewPathname,
  urlSearchParamPreviewSecret,
} from "@sanity/preview-url-secret/constants";
import { defineEnableDraftMode } from "next-sanity/draft-mode";
import { cookies } from "next/headers";
import { isForNext } from "../../../../blocks/is-for-next.ts";
import { returnPath } from "../../../../members/return-path.ts";
import { clientOf } from "../../../../runtime/request-origin.ts";
import { contentClient } from "../../../../content/service/client.server.ts";
import { PREVIEW_CONSENT_COOKIE } from "../../../../runtime/consent/record.ts";
import { previewCookie } from "../../../../editors/draft/preview-cookie.server.ts";
import { PREVIEW_COOKIE } from "../../../../page/preview-as/preview-settings.ts";
import { editors } from "../../../../editors/draft/editors.server.ts";
import { draftCookie } from "../../../../editors/draft/write-draft-cookie.server.ts";
import { serverEnv } from "../../../../runtime/env.server.ts";
import { logRefusal, logSecurity } from "../../../../runtime/security-log.server.ts";

/** Restricts the redirect target to a path of this site. [SEC-2] */
function withSafePath(url: URL): URL {
  const requestedPath = url.searchParams.get(urlSearchParamPreviewPathname);
  if (requestedPath === null) return url;
  const path = returnPath({
    from: requestedPath,
    referrer: "",
    configured: null,
    origin: new URL(serverEnv().siteUrl).origin,
    here: "",
    home: "/",
  });
  const safe = new URL(url);
  safe.searchParams.set(urlSearchParamPreviewPathname, path);
  return safe;
}

/**
 * Enables draft mode for Sanity's Presentation tool. The tool sends a secret that it has just
 * stored in the dataset. The site looks the secret up, and sets its own draft session cookie in
 * addition to Next.js's cookie. Returns 401 for an unknown secret, and 429 after too many attempts.
 */
export async function GET(request: Request): Promise<Response> {
  const response = await enter(request);
  // Only a rejected request gets here: on success Next.js throws a redirect, see `enter`.
  logRefusal("draft.refused", request, response.status);
  return response;
}

async function enter(request: Request): Promise<Response> {
  const url = new URL(request.url);
  const secret = url.searchParams.get(urlSearchParamPreviewSecret) ?? "";
  const proof = await editors().prove(secret, clientOf(request));
  if (proof.state === "busy") {
    return new Response("Too many attempts", { status: 429, headers: { "retry-after": "60" } });
  }
  if (proof.state !== "proven") return new Response("Invalid secret", { status: 401 });
  const jar = await cookies();
  jar.set(await draftCookie(request, proof.editor));
  // Resets the preview to the editor's own view, because an editor can't edit a page while
  // previewing it as another person.
  for (const name of [PREVIEW_COOKIE, PREVIEW_CONSENT_COOKIE]) {
    if (jar.has(name)) jar.set(previewCookie(jar, name, null));
  }
  const { headers } = request;
  const enable = defineEnableDraftMode({ client: contentClient() });
  return enable.GET(new Request(withSafePath(url), { headers })).catch((error: unknown) => {
    // The redirect to the page.
    if (isForNext(error)) {
      const { user } = proof.editor;
      const account = user === null ? {} : { account: user };
      logSecurity("draft.entered", { ...account, client: clientOf(request) });
    }
    throw error;
  });
}
