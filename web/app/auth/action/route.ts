import { parseActionLink, writeActionLink } from "../../../members/action/action-link.ts";
import { visitorLanguage } from "../../../content/addresses/visitor-language.server.ts";

/**
 * The URL that all emails of the identity provider link to. A request changes nothing, because mail scanners open links
 * too. The one-time code is passed on in the fragment, which browsers do not send: it appears in no log and no
 * referrer. The page removes it from the URL at once. [AUTH-5]
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
