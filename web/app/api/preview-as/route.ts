import { cookies, draftMode } from "next/headers";
import { prettifyError } from "zod";
import { returnPath } from "../../../auth/return-path.ts";
import { isFromSite } from "../../../auth/session/session-requests.ts";
import { PREVIEW_CONSENT_COOKIE } from "../../../consent/record.ts";
import { formatConsent } from "../../../consent/written-record.ts";
import { readSettings } from "../../../content/settings.server.ts";
import { serverEnv } from "../../../env.server.ts";
import { type ConsentChoice, PREVIEW_COOKIE } from "../../../preview-as/choice.ts";
import { previewCookie } from "../../../preview-as/preview-cookie.server.ts";
import { parseAsked, writeChoice } from "../../../preview-as/read-choice.server.ts";
import { requestView } from "../../../preview-as/request-view.server.ts";

/** The form has a few short fields. In bytes. */
const MOST = 4_096;

const refuse = (status: number, error: string) => Response.json({ error }, { status });

/** What the cookie of a previewed consent holds; null: the question is still to be answered. */
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
 * Remembers whom an editor looks at the site as, and leads back to the page. For pages of the site in draft mode alone:
 * 403 for everyone else, 400 for what no bar sends. The editor's own consent, session and settings are left alone.
 */
export async function POST(request: Request): Promise<Response> {
  const site = new URL(serverEnv().siteUrl).origin;
  const { isEnabled } = await draftMode();
  if (!isEnabled || !isFromSite(request, site)) {
    return refuse(
      403,
      "This is for editors who look at drafts: open the page from the studio's Preview.",
    );
  }
  const text = await request.text();
  if (text.length > MOST) return refuse(400, "That is more than the preview's bar sends.");
  const form = new URLSearchParams(text);
  const asked = parseAsked(form);
  if (!asked.success) return refuse(400, prettifyError(asked.error));

  const jar = await cookies();
  const choice = writeChoice(asked.data);
  jar.set(previewCookie(jar, PREVIEW_COOKIE, choice));
  if (choice === null) jar.set(previewCookie(jar, PREVIEW_CONSENT_COOKIE, null));
  else if (asked.data.consent !== "kept") {
    const record = await recordOf(asked.data.consent);
    // The page's own scripts read it and write it.
    jar.set({ ...previewCookie(jar, PREVIEW_CONSENT_COOKIE, record), httpOnly: false });
  }
  const location = returnPath({
    from: form.get("to"),
    referrer: "",
    settled: null,
    origin: site,
    here: "",
    home: "/",
  });
  return new Response(null, { status: 303, headers: { location } });
}
