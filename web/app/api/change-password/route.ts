import { visitorLanguage } from "../../../content/addresses/visitor-language.server.ts";
import { ContentUnavailable } from "../../../content/service/content-fault.ts";
import { readSettings } from "../../../content/settings/settings.server.ts";
import { visitorView } from "../../../content/view.ts";

/** Whether members sign in with a password. True while the content service is down. */
async function hasPasswords(): Promise<boolean> {
  try {
    return (await readSettings({ ...visitorView, cached: false })).auth.emailPassword;
  } catch (error) {
    if (error instanceof ContentUnavailable) return true;
    throw error;
  }
}

/**
 * Leads from `/.well-known/change-password`, which password managers open, to the account page
 * (https://w3c.github.io/webappsec-change-password-url/).
 */
export async function GET(): Promise<Response> {
  const headers = { "cache-control": "private, no-store" };
  if (!(await hasPasswords())) return new Response(null, { status: 404, headers });
  const location = `/${await visitorLanguage(null)}/account#sign-in-methods`;
  return new Response(null, { status: 303, headers: { ...headers, location } });
}
