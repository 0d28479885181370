import { parseActionLink, writeActionLink } from "../../../auth/action/action-link.ts";
import { visitorLanguage } from "../../../content/visitor-language.server.ts";

/**
 * Where the provider's mails lead, one address for all of them. Opening it changes nothing: scanners of mail open
 * links too. The one-time code goes on in the fragment, which browsers send to nobody: it is in no log of a page, in no
 * referrer, and the page takes it out of the address at once. [AUTH-5]
 */
export async function GET(request: Request): Promise<Response> {
  const { searchParams } = new URL(request.url);
  const language = await visitorLanguage(searchParams.get("lang"));
  const link = parseActionLink(searchParams);
  const fragment = link === null ? "" : `#${writeActionLink(link)}`;
  return new Response(null, {
    status: 303,
    headers: {
      location: `/${language}/auth-action${fragment}`,
      "cache-control": "private, no-store",
      "x-robots-tag": "noindex",
    },
  });
}
