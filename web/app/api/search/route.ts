import * as z from "zod";
import { MOST_RESULTS, searchRequest } from "../../../content/search/search-request.ts";
import { searchSite } from "../../../content/search/search.server.ts";
import { searchMessages } from "../../../design/search/search-messages.ts";
import { resultOf } from "../../../design/search/search-result.ts";
import { getTranslate } from "../../../content/texts/texts.server.ts";
import { readReader } from "../../../members/session/session.server.ts";
import { clientOf } from "../../../runtime/request-origin.ts";

export const dynamic = "force-dynamic";

const respond = (status: number, body: object, headers: Record<string, string> = {}) =>
  Response.json(body, { status, headers: { "cache-control": "private, no-store", ...headers } });

/**
 * Searches the published texts of the pages in one language, while a visitor types. For a member,
 * the response contains texts behind the gates that open for the member. `message` says how many
 * pages were found. [SRCH-1]
 */
export async function GET(request: Request): Promise<Response> {
  const parsed = searchRequest.safeParse(Object.fromEntries(new URL(request.url).searchParams));
  if (!parsed.success) return respond(400, { error: z.prettifyError(parsed.error) });
  const { language, q } = parsed.data;
  const most = MOST_RESULTS.dialog;
  const found = await searchSite(q, {
    language,
    most,
    client: clientOf(request),
    reader: await readReader(),
  });
  if (found.kind === "none") {
    return respond(404, { error: "The site has no search in this language." });
  }
  const t = await getTranslate(language);
  if (found.kind === "limited") {
    const headers = { "retry-after": String(found.seconds) };
    return respond(429, { results: [], message: t("search.limited") }, headers);
  }
  const { pages, count, isComplete } = found;
  // The dialog links to all results, so a message about their number suffices.
  const message = q === "" ? "" : searchMessages({ count, listed: count, isComplete }, t).join(" ");
  return respond(200, { results: pages.map((page) => resultOf(page, language)), message });
}
