import * as z from "zod";
import { MOST_RESULTS, searchRequest } from "../../../content/search/search-request.ts";
import { searchSite } from "../../../content/search/search.server.ts";
import { searchMessages } from "../../../design/search/search-messages.ts";
import { resultOf } from "../../../design/search/search-result.ts";
import { getTranslate } from "../../../content/texts/texts.server.ts";
import { readReader } from "../../../members/session/session.server.ts";
import { clientOf } from "../../../runtime/request-origin.ts";

export const dynamic = "force-dynamic";

const answer = (status: number, body: object, headers: Record<string, string> = {}) =>
  Response.json(body, { status, headers: { "cache-control": "private, no-store", ...headers } });

/**
 * Searches the published texts of the pages in one language, while a visitor types. For a member,
 * the response contains texts behind the gates that open for the member. `message` says how many
 * pages were found. [SRCH-1]
 */
export async function GET(request: Request): Promise<Response> {
  const asked = searchRequest.safeParse(Object.fromEntries(new URL(request.url).searchParams));
  if (!asked.success) return answer(400, { error: z.prettifyError(asked.error) });
  const { language, q } = asked.data;
  const most = MOST_RESULTS.dialog;
  const found = await searchSite(q, {
    language,
    most,
    client: clientOf(request),
    reader: await readReader(),
  });
  if (found.kind === "none") {
    return answer(404, { error: "The site has no search in this language." });
  }
  const t = await getTranslate(language);
  if (found.kind === "limited") {
    const headers = { "retry-after": String(found.seconds) };
    return answer(429, { results: [], message: t("search.limited") }, headers);
  }
  const { pages, count, isComplete } = found;
  // The dialog links to all results, so a message about their number suffices.
  const message = q === "" ? "" : searchMessages({ count, listed: count, isComplete }, t).join(" ");
  return answer(200, { results: pages.map((page) => resultOf(page, language)), message });
}
