import { visitorLanguage } from "../../../content/addresses/visitor-language.server.ts";
import { readSettings } from "../../../content/settings/settings.server.ts";
import { visitorView } from "../../../content/view.ts";

/**
 * Leads from `/.well-known/change-password`, which password managers open, to the account page
 * (https://w3c.github.io/webappsec-change-password-url/).
 */
export async function GET(): Promise<Response> {
  const { auth } = await readSettings({ ...visitorView, cached: false });
  const headers = { "cache-control": "private, no-store" };
  if (!auth.emailPassword) return new Response(null, { status: 404, headers });
  const location = `/${await visitorLanguage(null)}/account#sign-in-methods`;
  return new Response(null, { status: 303, headers: { ...headers, location } });
}
