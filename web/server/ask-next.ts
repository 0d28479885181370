import {
  type IncomingHttpHeaders,
  IncomingMessage,
  type OutgoingHttpHeaders,
  ServerResponse,
} from "node:http";
import { Socket } from "node:net";

/** The request handler of Next.js. */
export type AnswerByNext = (request: IncomingMessage, answer: ServerResponse) => Promise<void>;

/** A complete response of Next.js. */
export type NextAnswer = { status: number; headers: OutgoingHttpHeaders; body: string };

/**
 * Requests a page from Next.js inside this process, without a connection and without cookies. `more` are further request
 * headers.
 */
export function askNext(
  answerByNext: AnswerByNext,
  path: string,
  more: IncomingHttpHeaders = {},
): Promise<NextAnswer> {
  const request = new IncomingMessage(new Socket());
  request.method = "GET";
  request.url = path;
  request.headers = { host: "localhost", accept: "text/html", ...more };
  request.push(null);
  const answer = new ServerResponse(request);
  const chunks: Buffer[] = [];
  const take = (chunk: unknown) => {
    if (typeof chunk === "string" || chunk instanceof Uint8Array) chunks.push(Buffer.from(chunk));
  };
  return new Promise((resolve, reject) => {
    const write = (chunk: unknown) => {
      take(chunk);
      return true;
    };
    const end = (chunk?: unknown) => {
      take(chunk);
      const body = Buffer.concat(chunks).toString();
      resolve({ status: answer.statusCode, headers: answer.getHeaders(), body });
      answer.emit("finish");
      answer.emit("close");
      return answer;
    };
    Object.defineProperties(answer, { write: { value: write }, end: { value: end } });
    answerByNext(request, answer).catch(reject);
  });
}
