import { createHash } from "node:crypto";
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from "node:http";
import fresh from "fresh";
import { CACHE_STATE } from "./next-response.ts";
import { encode, type Encoding } from "./encoding.ts";
import type { FinishedPage } from "./finish-page.ts";

/** A page ready to be sent: its headers as alternating names and values, and its compressed body. */
export type PackedPage = {
  etag: string;
  head: string[];
  /** Headers of a 304 response. */
  briefHead: string[];
  body: Buffer;
};

/**
 * Headers that are not copied from Next.js, because the serving layer or Node.js sets them itself.
 */
const replacedHeaders = new Set([
  "cache-control",
  "connection",
  "content-encoding",
  "content-length",
  "content-security-policy",
  "date",
  "etag",
  "keep-alive",
  "transfer-encoding",
  "vary",
]);

/** Headers repeated in a 304 response: those that a browser stores with a page and that may have changed. */
const brief = new Set(["cache-control", "content-security-policy", "etag", "vary"]);

const withEncoding = (vary: string) =>
  /accept-encoding/i.test(vary) ? vary : [vary, "Accept-Encoding"].filter(Boolean).join(", ");

type Built = { policy: string; cacheControl: string; encoding: Encoding };

/**
 * Returns a page's headers as alternating names and values. `nextHeaders` are the headers that Next.js set; some are
 * replaced.
 */
export function headerLines(
  nextHeaders: OutgoingHttpHeaders,
  { policy, cacheControl, encoding }: Built,
): string[] {
  const head: [string, string][] = [];
  for (const [name, value] of Object.entries(nextHeaders)) {
    if (value === undefined || replacedHeaders.has(name)) continue;
    for (const each of Array.isArray(value) ? value : [String(value)]) head.push([name, each]);
  }
  head.push(
    ["vary", withEncoding([nextHeaders["vary"] ?? ""].flat().join(", "))],
    ["cache-control", cacheControl],
    ["content-security-policy", policy],
  );
  if (encoding !== "identity") head.push(["content-encoding", encoding]);
  return head.flat();
}

/** Filters a list of alternating names and values. Keeps the headers in `names`. */
const select = (head: readonly string[], names: ReadonlySet<string>): string[] =>
  head.filter((_, index) => names.has(head[index - (index % 2)] ?? ""));

/** Compresses a page and builds its headers. `nextHeaders` are the headers that Next.js set. */
export function packPage(
  { html, policy }: FinishedPage,
  encoding: Encoding,
  nextHeaders: OutgoingHttpHeaders,
  cacheControl: string,
): PackedPage {
  const body = encode(html, encoding);
  // The policy is part of the entity tag because it is cached with the page. Each encoding needs its own tag.
  const digest = createHash("sha256").update(policy).update(html).digest("base64url").slice(0, 22);
  const etag = `"${digest}-${encoding}"`;
  const common = [...headerLines(nextHeaders, { policy, cacheControl, encoding }), "etag", etag];
  const head = [...common, "content-length", String(body.length)];
  return { etag, head, briefHead: select(common, brief), body };
}

/** Returns a page with the cache state `HIT` in its headers, as it is sent from the cache. */
export const asCacheHit = (page: PackedPage): PackedPage => ({
  ...page,
  head: page.head.map((each, index) => (page.head[index - 1] === CACHE_STATE ? "HIT" : each)),
});

/** Sends a page, or a 304 to a browser that already has it. */
export function sendPage(
  request: IncomingMessage,
  response: ServerResponse,
  page: PackedPage,
): void {
  // Ignores the request's `Cache-Control`, because `fetch` adds `no-cache` to each request with `If-None-Match`. With
  // that `no-cache`, `fresh` would never allow a 304.
  const { "if-none-match": tags } = request.headers;
  if (tags !== undefined && fresh({ "if-none-match": tags }, { etag: page.etag })) {
    response.writeHead(304, page.briefHead);
    response.end();
    return;
  }
  response.writeHead(200, page.head);
  response.end(page.body);
}
