import type { IncomingMessage } from "node:http";
import { clientOf } from "../runtime/request-origin.ts";

/**
 * Returns the client's address: from the header that the host's proxy sets, or from the connection if there is no
 * proxy.
 */
export function clientOfRequest({ headers, socket }: IncomingMessage): string {
  const forwarded = [headers["x-forwarded-for"] ?? socket.remoteAddress ?? ""].flat().join(", ");
  return clientOf({ headers: new Headers({ "x-forwarded-for": forwarded }) });
}
