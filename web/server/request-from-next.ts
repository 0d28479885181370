import { IncomingMessage, type OutgoingHttpHeaders, ServerResponse } from "node:http";
import { Socket } from "node:net";

/** The request handler of Next.js. */
export type NextHandler = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/** A complete response of Next.js. */
export type BufferedResponse = { status: number; headers: OutgoingHttpHeaders; body: string };

/**
 * Requests a page from Next.js inside this process, without a connection and without cookies.
 */
export function requestFromNext(nextHandler: NextHandler, path: string): Promise<BufferedResponse> {
  const request = new IncomingMessage(new Socket());
  request.method = "GET";
  request.url = path;
  request.headers = { host: "localhost", accept: "text/html" };
  request.push(null);
  const response = new ServerResponse(request);
  const chunks: Buffer[] = [];
  const collect = (chunk: unknown) => {
    if (typeof chunk === "string" || chunk instanceof Uint8Array) chunks.push(Buffer.from(chunk));
  };
  return new Promise((resolve, reject) => {
    const write = (chunk: unknown) => {
      collect(chunk);
      return true;
    };
    const end = (chunk?: unknown) => {
      collect(chunk);
      const body = Buffer.concat(chunks).toString();
      resolve({ status: response.statusCode, headers: response.getHeaders(), body });
      response.emit("finish");
      response.emit("close");
      return response;
    };
    Object.defineProperties(response, { write: { value: write }, end: { value: end } });
    nextHandler(request, response).catch(reject);
  });
}
