import type { IncomingMessage, ServerResponse } from "node:http";
import { withQuery } from "../page/with-query.ts";

const redirects: readonly number[] = [307, 308];

/**
 * Mends where a prerendered redirect leads, before the answer's head is written. Next makes it once for all queries, and
 * so without any: the request's is added. And Next says it twice in the first answer after a change (its issue 82117),
 * which search engines take for no address at all: it is said once. [PAGE-8]
 */
export function finishRedirect(request: IncomingMessage, answer: ServerResponse): void {
  const isOurs =
    redirects.includes(answer.statusCode) && answer.getHeader("x-nextjs-prerender") === "1";
  const [location] = [answer.getHeader("location")].flat();
  if (!isOurs || typeof location !== "string") return;
  const query = request.url?.split("?").slice(1).join("?") ?? "";
  answer.setHeader("location", withQuery(location, new URLSearchParams(query)));
}
