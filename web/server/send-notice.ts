import type { IncomingMessage, ServerResponse } from "node:http";
import { ASK_EACH_TIME } from "./keeping.ts";
import type { Notices, NoticeStatus } from "./notices.ts";

/** When to come back to a page that can't be made: content is asked for again every few seconds. In seconds. */
const RETRY_AFTER = 30;

/** What a browser wants to show as a page; without the header it may be any program. */
const pages: readonly (string | undefined)[] = ["document", "iframe", "frame", "object", "embed"];

const plainWords = { 400: "Bad request.", 404: "Not found.", 503: "Not available." } as const;

const headOf = {
  400: { "cache-control": "no-store" },
  404: { "cache-control": ASK_EACH_TIME },
  503: { "cache-control": "no-store", "retry-after": String(RETRY_AFTER) },
} as const;

/** Sends the notice that stands for a page: with its words in the HTML, or in a word where no page was asked for. */
export async function sendNotice(
  request: IncomingMessage,
  answer: ServerResponse,
  status: NoticeStatus,
  { notices, headers }: { notices: Notices; headers: readonly { key: string; value: string }[] },
): Promise<void> {
  for (const name of answer.getHeaderNames()) answer.removeHeader(name);
  for (const { key, value } of headers) answer.setHeader(key, value);
  const wants = request.headers["sec-fetch-dest"];
  if (wants !== undefined && !pages.includes(wants)) {
    answer.writeHead(status, { ...headOf[status], "content-type": "text/plain; charset=utf-8" });
    answer.end(plainWords[status]);
    return;
  }
  const { html, policy } = await notices.noticeFor(request.url ?? "/", status);
  answer.writeHead(status, {
    ...headOf[status],
    "content-type": "text/html; charset=utf-8",
    "content-security-policy": policy,
  });
  answer.end(html);
}
