import { cookies } from "next/headers";
import { prettifyError } from "zod";
import { bodyLimits } from "../../../runtime/body-limits.ts";
import { returnPath } from "../../../members/return-path.ts";
import { isFromSite } from "../../../runtime/request-origin.ts";
import { PREVIEW_CONSENT_COOKIE } from "../../../runtime/consent/record.ts";
import { formatConsent } from "../../../consent/written-record.ts";
import { readBody } from "../../../content/outbound/read-body.ts";
import { readSettings } from "../../../content/settings/settings.server.ts";
import { isDraftMode } from "../../../editors/draft/draft-mode.server.ts";
import { serverEnv } from "../../../runtime/env.server.ts";
import { type ConsentChoice, PREVIEW_COOKIE } from "../../../page/preview-as/preview-settings.ts";
import { previewCookie } from "../../../editors/draft/preview-cookie.server.ts";
import {
  parsePostedSettings,
  writePreviewSettings,
} from "../../../page/preview-as/parse-settings.server.ts";
import { requestView } from "../../../page/preview-as/request-view.server.ts";
import { logRefusal } from "../../../runtime/security-log.server.ts";

const MAX_BODY = bodyLimits["/api/preview-as"];

const refuse = (status: number, error: string) => Response.json({ error }, { status });

/**
 * Returns the value of the preview's consent cookie. Returns null, which removes the cookie, for a
 * preview of the page before the visitor answers the consent prompt.
 */
async function recordOf(consent: ConsentChoice): Promise<string | null> {
  if (consent === "before") return null;
  const { policyVersion } = (await readSettings(await requestView())).consent;
  const isAllowed = consent === "accepted";
  return formatConsent({
    analytics: isAllowed,
    media: isAllowed,
    policyVersion,
    time: Date.now(),
  });
}

/**
 * Stores the settings that an editor previews the site with, and redirects to the page. The
 * editor's own consent, session and settings do not change. Returns 403 outside draft mode or for a
 * request from another site. Returns 400 for fields that the preview bar does not send. Logs
 * each 403 in the security log.
 */
export async function POST(request: Request): Promise<Response> {
  const response = await store(request);
  logRefusal("previewAs.refused", request, response.status);
  return response;
}

async function store(request: Request): Promise<Response> {
  const site = new URL(serverEnv().siteUrl).origin;
  if (!(await isDraftMode()) || !isFromSite(request, site)) {
    return refuse(
      403,
      "This is for editors who look at drafts: open the page from the studio's Preview.",
    );
  }
  const text = await readBody(request, MAX_BODY);
  if (text === null) return refuse(413, "That is more than the preview's bar sends.");
  const form = new URLSearchParams(text);
  const parsed = parsePostedSettings(form);
  if (!parsed.success) return refuse(400, prettifyError(parsed.error));

  const jar = await cookies();
  const choice = writePreviewSettings(parsed.data);
  jar.set(previewCookie(jar, PREVIEW_COOKIE, choice));
  if (choice === null) jar.set(previewCookie(jar, PREVIEW_CONSENT_COOKIE, null));
  else if (parsed.data.consent !== "kept") {
    const record = await recordOf(parsed.data.consent);
    // Not `httpOnly`, because scripts of the page read and write this cookie.
    jar.set({ ...previewCookie(jar, PREVIEW_CONSENT_COOKIE, record), httpOnly: false });
  }
  const location = returnPath({
    from: form.get("to"),
    referrer: "",
    configured: null,
    origin: site,
    here: "",
    home: "/",
  });
  return new Response(null, { status: 303, headers: { location } });
}
