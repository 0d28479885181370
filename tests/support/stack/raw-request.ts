import { type IncomingMessage, type OutgoingHttpHeaders, request } from "node:http";
import { buffer } from "node:stream/consumers";

/**
 * Requests a path without normalizing it; `fetch` and browsers would resolve dot segments. Returns
 * the response as the server sent it: redirects are not followed, and the body is not decompressed.
 */
export async function rawRequest(
  site: string,
  path: string,
  { method = "GET", headers = {} }: { method?: string; headers?: OutgoingHttpHeaders } = {},
) {
  const { hostname: host, port } = new URL(site);
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    request({ host, port, path, method, headers }, resolve).on("error", reject).end();
  });
  const { statusCode: status = 0, headers: answered } = response;
  return { status, headers: answered, body: await buffer(response) };
}
