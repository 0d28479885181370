import { serverEnv } from "../../../runtime/env.server.ts";
import { absolute } from "../../../seo/metadata.ts";

const DAY = 86_400_000;

/** Not prerendered: the contact is known when the site starts, not when it is built. */
export const dynamic = "force-dynamic";

/** Returns `/.well-known/security.txt` (RFC 9116). There is none if the environment names no contact. */
export function GET(): Response {
  const { securityContact } = serverEnv();
  if (securityContact === null) return new Response(null, { status: 404 });
  const lines = [
    `Contact: ${securityContact}`,
    // The RFC recommends less than a year. Each request computes the date again.
    `Expires: ${new Date(Date.now() + 180 * DAY).toISOString()}`,
    `Canonical: ${absolute("/.well-known/security.txt")}`,
  ];
  return new Response(`${lines.join("\n")}\n`, {
    headers: {
      "content-type": "text/plain; charset=utf-8",
      "cache-control": "public, max-age=3600",
    },
  });
}
