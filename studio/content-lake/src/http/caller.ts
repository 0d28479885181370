import type { IncomingHttpHeaders } from "node:http";
import type { Http2Bindings, HttpBindings } from "@hono/node-server";
import ipaddr from "ipaddr.js";
import type { Caller } from "../fair-queue.ts";
import { dataError } from "../lake-error.ts";
import type { Body } from "./request-body.ts";

/** Node.js's objects for a request and its response (HTTP/1 or HTTP/2). */
export type Connection = HttpBindings | Http2Bindings;

/** The getters compute the client's address and signal on use, because most requests need neither. */
export class ConnectedCaller implements Caller {
  readonly #connection: Connection;
  #client: string | undefined;
  #abortController: AbortController | undefined;

  constructor(connection: Connection) {
    this.#connection = connection;
  }

  get client(): string {
    const { socket, headers } = this.#connection.incoming;
    // A socket has no address any more once the client has disconnected.
    this.#client ??= clientOf(socket.remoteAddress, headers);
    return this.#client;
  }

  get signal(): AbortSignal {
    if (this.#abortController) return this.#abortController.signal;
    const controller = new AbortController();
    this.#abortController = controller;
    const abort = () =>
      controller.abort(dataError(503, "abandonedError", "The client has disconnected"));
    const { outgoing } = this.#connection;
    if (outgoing.closed) abort();
    else outgoing.once("close", abort);
    return controller.signal;
  }
}

/**
 * If the reader stops early, the rest of the body is discarded. The body that `@hono/node-server` offers creates a signal
 * and a second stream, which takes about a tenth of the time of a small write.
 */
export function bodyOf({ incoming }: Connection): Body {
  return {
    [Symbol.asyncIterator]: () => {
      const chunks: AsyncIterator<Uint8Array, void> = incoming[Symbol.asyncIterator]();
      return {
        next: () => chunks.next(),
        return: async () => {
          incoming.resume();
          return { done: true, value: undefined };
        },
      };
    },
  };
}

/**
 * The address of the connection, or the last one in `X-Forwarded-For` if a proxy on this machine forwarded the request.
 * Other machines are not trusted with that header. An IPv6 client is identified by its /64 network, because one client
 * controls every address of such a network.
 */
export function clientOf(remoteAddress: string | undefined, headers: IncomingHttpHeaders): string {
  const peer = parse(remoteAddress);
  if (peer?.range() !== "loopback") return nameOf(peer);
  const forwarded = [headers["x-forwarded-for"] ?? []].flat().join();
  return nameOf(parse(forwarded.split(",").at(-1)?.trim()) ?? peer);
}

/** An IPv4-mapped IPv6 address becomes an IPv4 address. */
const parse = (address = "") => (ipaddr.isValid(address) ? ipaddr.process(address) : undefined);

function nameOf(address: ipaddr.IPv4 | ipaddr.IPv6 | undefined): string {
  if (address === undefined) return "unknown";
  return "parts" in address ? address.parts.slice(0, 4).join(":") : address.toString();
}
