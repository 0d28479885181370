import { request as sendHttp } from "node:http";

/** A response. `body` is the parsed JSON object, or empty for any other content. */
export interface Reply {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  body: Record<string, unknown>;
  text: string;
}

/** A request as a browser, a malicious page or a server would send it. */
export interface RawRequest {
  path: string;
  /** A string is sent unchanged, anything else as JSON. */
  body: unknown;
  headers: Record<string, string>;
  method: string;
}

/** Sends a request on a connection of its own, with exactly the given headers. `fetch` can't set `Host`. */
export function sendRaw(url: string, { path, body, headers, method }: RawRequest): Promise<Reply> {
  const { host, port } = new URL(url);
  return new Promise((resolve, reject) => {
    const outgoing = sendHttp(
      {
        port,
        host: "127.0.0.1",
        agent: false,
        method,
        path,
        headers: { host, "content-type": "application/json", ...headers },
      },
      (incoming) => {
        let text = "";
        incoming.setEncoding("utf8").on("data", (chunk: string) => {
          text += chunk;
        });
        incoming.on("end", () => {
          const parsed: Record<string, unknown> = text.startsWith("{") ? JSON.parse(text) : {};
          const { statusCode = 0, headers } = incoming;
          resolve({ status: statusCode, headers, body: parsed, text });
        });
      },
    );
    outgoing.on("error", reject);
    if (body === undefined) outgoing.end();
    else outgoing.end(typeof body === "string" ? body : JSON.stringify(body));
  });
}
