import { createHash } from "node:crypto";
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from "node:http";
import { encode, type Encoding } from "./encoding.ts";
import type { FinishedPage } from "./finish-page.ts";

/** A page as it is sent: the names and values of its head in turn, and its body, compressed. */
export type PackedPage = {
  etag: string;
  head: string[];
  /** What of the head goes with "you have it already". */
  briefHead: string[];
  body: Buffer;
};

/** Of Next's answer, what is said anew, by us or by Node. */
const saidAnew = new Set([
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

/** What "you have it already" repeats: whatever a browser keeps with a page and may have changed. */
const brief = new Set(["cache-control", "content-security-policy", "etag", "vary"]);

const withEncoding = (vary: string) =>
  /accept-encoding/i.test(vary) ? vary : [vary, "Accept-Encoding"].filter(Boolean).join(", ");

/** Makes a page ready to be sent: compressed, with all that its head says. `answered` is the head that Next gave it. */
export function packPage(
  { html, policy }: FinishedPage,
  encoding: Encoding,
  answered: OutgoingHttpHeaders,
  cacheControl: string,
): PackedPage {
  const body = encode(html, encoding);
  // Another encoding is other bytes, and the policy goes with them.
  const digest = createHash("sha256").update(policy).update(html).digest("base64url").slice(0, 22);
  const etag = `"${digest}-${encoding}"`;
  const head: [string, string][] = [];
  for (const [name, value] of Object.entries(answered)) {
    if (value === undefined || saidAnew.has(name)) continue;
    for (const each of Array.isArray(value) ? value : [String(value)]) head.push([name, each]);
  }
  head.push(
    ["vary", withEncoding([answered["vary"] ?? ""].flat().join(", "))],
    ["cache-control", cacheControl],
    ["content-security-policy", policy],
    ["etag", etag],
  );
  const briefHead = head.filter(([name]) => brief.has(name));
  if (encoding !== "identity") head.push(["content-encoding", encoding]);
  head.push(["content-length", String(body.length)]);
  return { etag, head: head.flat(), briefHead: briefHead.flat(), body };
}

const CACHE = "x-nextjs-cache";

/** The same page as it is sent from memory: whoever looks sees that it was not made for them. */
export const asKept = (page: PackedPage): PackedPage => ({
  ...page,
  head: page.head.map((each, index) => (page.head[index - 1] === CACHE ? "HIT" : each)),
});

const withoutMark = (tag: string) => tag.trim().replace(/^W\//, "");

/** Whether the browser has the page already, by its `If-None-Match` header. */
const has = (tags: string | undefined, etag: string): boolean =>
  tags !== undefined && tags.split(",").some((tag) => withoutMark(tag) === etag);

/** Sends a page; to a browser that has it, only that. */
export function sendPage(request: IncomingMessage, answer: ServerResponse, page: PackedPage): void {
  if (has(request.headers["if-none-match"], page.etag)) {
    answer.writeHead(304, page.briefHead);
    answer.end();
    return;
  }
  answer.writeHead(200, page.head);
  answer.end(page.body);
}
