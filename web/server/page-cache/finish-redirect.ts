import type { IncomingMessage, ServerResponse } from "node:http";
import { withQuery } from "../../page/with-query.ts";
import { isPrerendered } from "./next-response.ts";

const redirects: readonly number[] = [307, 308];

/**
 * Corrects the `Location` header of a prerendered redirect before the response's head is written.
 * Next.js prerenders a redirect once for all queries, so the request's query is added here. In the
 * first response after a change, Next.js sets two `Location` headers (vercel/next.js#82117). Search
 * engines ignore such redirects, so only the first header is sent. [PAGE-8]
 */
export function finishRedirect(request: IncomingMessage, response: ServerResponse): void {
  const locations = [response.getHeader("location")].flat();
  const [location] = locations;
  const isForAll = isPrerendered(response) || locations.length > 1;
  if (!redirects.includes(response.statusCode) || !isForAll || typeof location !== "string") return;
  const query = request.url?.split("?").slice(1).join("?") ?? "";
  response.setHeader("location", withQuery(location, new URLSearchParams(query)));
}
