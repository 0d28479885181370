import { readSettings } from "../../../content/settings/settings.server.ts";
import { visitorView } from "../../../content/view.ts";
import { serverEnv } from "../../../env.server.ts";
import { absolute } from "../../../seo/metadata.ts";

const DAY = 86_400_000;

/** Not prerendered: the contact is known when the site starts, not when it is built. */
export const dynamic = "force-dynamic";

/** Returns `/.well-known/security.txt` (RFC 9116). There is none if the environment names no contact. */
export async function GET(): Promise<Response> {
  const { securityContact } = serverEnv();
  if (securityContact === null) return new Response(null, { status: 404 });
  const { locale } = await readSettings({ ...visitorView, cached: false });
  const lines = [
    `Contact: ${securityContact}`,
    // The RFC recommends less than a year. The date is computed anew at each request.
    `Expires: ${new Date(Date.now() + 180 * DAY).toISOString()}`,
    `Preferred-Languages: ${locale.languages.map(({ code }) => code).join(", ")}`,
    `Canonical: ${absolute("/.well-known/security.txt")}`,
  ];
  return new Response(`${lines.join("\n")}\n`, {
    headers: {
      "content-type": "text/plain; charset=utf-8",
      "cache-control": "public, max-age=3600",
    },
  });
}
