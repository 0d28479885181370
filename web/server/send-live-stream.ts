import type { IncomingMessage, ServerResponse } from "node:http";
import { type AdmitLive, liveHeaders } from "../content/live-stream/live-stream.ts";
import { clientOfRequest } from "./client-of-request.ts";

/** Number of bytes that may wait for a client that reads slowly. Its browser connects again, and learns what it missed. */
const MAX_UNREAD = 8 * 1024;

type Parts = {
  admitLive: AdmitLive;
  /** Headers of every response. */
  headers: readonly { key: string; value: string }[];
};

/** Responds to an open page that follows changes, or says why it may not. [PAGE-7][SEC-5] */
export function sendLiveStream(
  request: IncomingMessage,
  response: ServerResponse,
  { admitLive, headers }: Parts,
): void {
  for (const { key, value } of headers) response.setHeader(key, value);
  const [, search = ""] = (request.url ?? "").split("?", 2);
  const lastEventId = String(request.headers["last-event-id"] ?? "");
  const admission = admitLive({
    searchParams: new URLSearchParams(search),
    client: clientOfRequest(request),
    lastEventId,
  });
  if ("status" in admission) {
    response.writeHead(admission.status, {
      "content-type": "application/json",
      "cache-control": "no-store",
    });
    response.end(JSON.stringify({ error: admission.error }));
    return;
  }
  response.writeHead(200, liveHeaders);
  if (request.method === "HEAD") return void response.end();
  const end = admission.start((text) => {
    if (response.writableLength > MAX_UNREAD) response.destroy();
    else response.write(text);
  });
  response.once("close", end);
}
