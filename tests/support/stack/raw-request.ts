import { type IncomingHttpHeaders, type OutgoingHttpHeaders, request } from "node:http";

/** A response as the server sent it: redirects are not followed, and the body is not decompressed. */
export type RawResponse = { status: number; headers: IncomingHttpHeaders; body: Buffer };

/** Requests a path without normalizing it; `fetch` and browsers would resolve dot segments. */
export function rawRequest(
  site: string,
  path: string,
  { method = "GET", headers = {} }: { method?: string; headers?: OutgoingHttpHeaders } = {},
): Promise<RawResponse> {
  const { hostname, port } = new URL(site);
  return new Promise((resolve, reject) => {
    request({ host: hostname, port, path, method, headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on("data", (chunk: Buffer) => chunks.push(chunk));
      response.on("error", reject);
      response.on("end", () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          body: Buffer.concat(chunks),
        }),
      );
    })
      .on("error", reject)
      .end();
  });
}
