import type { AskSite, SiteQuestion } from "./ask-site.ts";

/**
 * Returns a site that returns these values as JSON, one for each request, and then is down. `asked` lists the requests.
 * The site is down once in place of an error, and returns a response as it is.
 */
export function siteWith(...replies: unknown[]) {
  const asked: SiteQuestion[] = [];
  const askSite: AskSite = async (question) => {
    asked.push(question);
    if (replies.length === 0) throw new TypeError("Failed to fetch");
    const reply = replies.shift();
    if (reply instanceof Error) throw reply;
    return reply instanceof Response ? reply : Response.json(reply);
  };
  return { asked, askSite };
}
