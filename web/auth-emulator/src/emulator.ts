import { createServer, request as sendHttp } from "node:http";
import type { IncomingMessage } from "node:http";
import { duplexPair } from "node:stream";
import type { AccountState } from "./accounts/account-state.ts";
import { workFor } from "./gateway/caller.ts";
import { createEmulatorApp } from "./internals/firebase-emulator.ts";

/** A request to the emulator that the gateway has already checked and rewritten. */
export interface EmulatorRequest {
  method: string;
  target: string;
  /** The `Host` header as the caller wrote it. The emulator's links begin with it; `store-codes.ts` replaces those. */
  host: string;
  isOwner: boolean;
  language?: string | null;
  body: { contentType: string; text: string } | null;
}

export interface EmulatorResponse {
  status: number;
  contentType: string;
  location: string | null;
  text: string;
  /** Headers of this response, in addition to the common headers in `reply.ts`. */
  headers?: Readonly<Record<string, string>>;
}

export interface Emulator {
  send(request: EmulatorRequest): Promise<EmulatorResponse>;
}

/**
 * Starts Firebase's emulator without a port. Requests reach it through a pair of in-memory streams, so that no other
 * program or page can bypass the gateway.
 */
export async function createEmulator(projectId: string, state: AccountState): Promise<Emulator> {
  const server = createServer(await createEmulatorApp(projectId, state));
  return {
    send: (request) =>
      new Promise((resolve, reject) => {
        const [near, far] = duplexPair();
        const caller = { isOwner: request.isOwner, language: request.language ?? null };
        workFor(caller, () => server.emit("connection", far));
        const outgoing = sendHttp({
          createConnection: () => near,
          method: request.method,
          path: request.target,
          headers: headersFor(request),
        });
        outgoing.on("error", reject);
        outgoing.on("response", (incoming) => {
          readResponse(incoming).then(resolve, reject);
        });
        outgoing.end(request.body?.text);
      }),
  };
}

function headersFor({ host, isOwner, body }: EmulatorRequest): Record<string, string | number> {
  return {
    host,
    connection: "close",
    // Any key works: the emulator maps every key to its one project.
    ...(isOwner ? { authorization: "Bearer owner" } : { "x-goog-api-key": "demo-key" }),
    ...(body
      ? { "content-type": body.contentType, "content-length": Buffer.byteLength(body.text) }
      : {}),
  };
}

async function readResponse(incoming: IncomingMessage): Promise<EmulatorResponse> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of incoming) if (chunk instanceof Uint8Array) chunks.push(chunk);
  return {
    status: incoming.statusCode ?? 500,
    contentType: incoming.headers["content-type"] ?? "application/json; charset=utf-8",
    location: incoming.headers.location ?? null,
    text: Buffer.concat(chunks).toString("utf8"),
  };
}
