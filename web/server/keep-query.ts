import type { IncomingMessage, ServerResponse } from "node:http";
import { withQuery } from "../page/with-query.ts";

const redirects: readonly number[] = [307, 308];

/**
 * Adds the query of a request to where a prerendered redirect leads: Next makes it once for all queries, and so without
 * any. Call it before the answer's head is written. [PAGE-8]
 */
export function keepQuery(request: IncomingMessage, answer: ServerResponse): void {
  const [, query = ""] = request.url?.split("?", 2) ?? [];
  const location = answer.getHeader("location");
  const isOurs =
    redirects.includes(answer.statusCode) && answer.getHeader("x-nextjs-prerender") === "1";
  if (query === "" || !isOurs || typeof location !== "string") return;
  answer.setHeader("location", withQuery(location, new URLSearchParams(query)));
}
