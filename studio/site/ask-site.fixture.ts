import type { AskSite, SiteQuestion } from "./ask-site.ts";

/** Returns a site that sends these replies in order, and then is down. An error stands for a time of being down. */
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
