import type { IncomingHttpHeaders, ServerResponse } from "node:http";
import type { EmulatorResponse } from "../emulator.ts";

const always = {
  "cache-control": "no-store",
  "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
  "x-content-type-options": "nosniff",
  "referrer-policy": "no-referrer",
  vary: "Origin",
};

/** Only pages of `origin` may read the response. */
export function sendResponse(
  outgoing: ServerResponse,
  origin: string | null,
  response: EmulatorResponse,
) {
  outgoing.writeHead(response.status, {
    ...always,
    ...allow(origin),
    "content-type": response.contentType,
    ...(response.location ? { location: response.location } : {}),
    ...response.headers,
  });
  outgoing.end(response.text);
}

/** Sends an error in the format of Google's API, which the SDKs parse. */
export function sendError(
  outgoing: ServerResponse,
  origin: string | null,
  status: number,
  message: string,
) {
  if (outgoing.headersSent) return outgoing.end();
  const error = {
    code: status,
    message,
    errors: [{ message, domain: "global", reason: "invalid" }],
  };
  return outgoing
    .writeHead(status, {
      ...always,
      ...allow(origin),
      "content-type": "application/json; charset=utf-8",
      // Closes the connection. Otherwise Node.js would parse the unread rest of the body as the next request.
      ...(status === 413 ? { connection: "close" } : {}),
    })
    .end(JSON.stringify({ error }));
}

export function sendPreflight(
  outgoing: ServerResponse,
  origin: string | null,
  headers: IncomingHttpHeaders,
) {
  const requestedHeaders = headers["access-control-request-headers"];
  outgoing.writeHead(204, {
    ...allow(origin),
    vary: "Origin",
    "access-control-allow-methods": "GET, POST",
    "access-control-allow-headers": requestedHeaders ?? "content-type",
    "access-control-max-age": "600",
  });
  outgoing.end();
}

function allow(origin: string | null): Record<string, string> {
  return origin === null ? {} : { "access-control-allow-origin": origin };
}
