import { LakeError } from "../lake-error.ts";
import type { Call } from "./call.ts";
import { runInTurn } from "./run-in-turn.ts";

export function json(body: unknown, status = 200): Response {
  return jsonText(JSON.stringify(body), status);
}

/**
 * The texts of JSON responses. Reading a text from the response itself would create a stream, which costs more than a
 * query.
 */
const texts = new WeakMap<Response, string>();

/** The text of a response that `json` or `jsonText` returned. */
export const textOf = (response: Response): string | undefined => texts.get(response);

export const jsonHeaders = {
  "content-type": "application/json; charset=utf-8",
  "cache-control": "no-store",
  "x-content-type-options": "nosniff",
  "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
} as const;

export function jsonText(text: string, status = 200): Response {
  const response = new Response(text, { status, headers: jsonHeaders });
  texts.set(response, text);
  return response;
}

/** A value is computed when the client has read the lines before it, so a slow client holds little memory. */
export function jsonLines(values: Iterator<unknown>, call: Call): Response {
  const encoder = new TextEncoder();
  const body = new ReadableStream<Uint8Array>({
    pull: (controller) =>
      runInTurn(call, () => {
        const { done, value } = values.next();
        if (done) controller.close();
        else controller.enqueue(encoder.encode(`${JSON.stringify(value)}\n`));
      }),
  });
  const headers = { "content-type": "application/x-ndjson", "cache-control": "no-store" };
  return new Response(body, { headers });
}

/**
 * An unexpected error is logged and becomes a 503, because the Studio retries after that. After a 4xx, it would discard
 * the edit.
 */
export function errorResponse(error: unknown, request = "a request"): Response {
  if (error instanceof LakeError) {
    const response = json(error.body, error.status);
    if (error.status === 503) response.headers.set("retry-after", "1");
    return response;
  }
  console.error(`The lake failed to handle ${request}:`, error);
  const message = "Internal error. See the content lake's log";
  return json({ statusCode: 503, error: "Service Unavailable", message }, 503);
}
