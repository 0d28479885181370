import type { FetchFromSite, SiteRequest } from "./fetch-from-site.ts";

/** Returns a site that sends these replies in order, and then is down. An error stands for a time of being down. */
export function siteWith(...replies: unknown[]) {
  const requests: SiteRequest[] = [];
  const fetchFromSite: FetchFromSite = async (request) => {
    requests.push(request);
    if (replies.length === 0) throw new TypeError("Failed to fetch");
    const reply = replies.shift();
    if (reply instanceof Error) throw reply;
    return reply instanceof Response ? reply : Response.json(reply);
  };
  return { requests, fetchFromSite };
}
