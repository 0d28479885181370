import { type IncomingHttpHeaders, IncomingMessage, ServerResponse } from "node:http";
import { Socket } from "node:net";

/** Returns a request that arrived on no connection, and its response. */
export function exchange(url = "/", headers: IncomingHttpHeaders = {}, method = "GET") {
  const parts = { method, url, headers };
  const request = Object.assign(new IncomingMessage(new Socket()), parts);
  return { request, response: new ServerResponse(request) };
}
