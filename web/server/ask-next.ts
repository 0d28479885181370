import { IncomingMessage, type OutgoingHttpHeaders, ServerResponse } from "node:http";
import { Socket } from "node:net";

/** Next's own request handler. */
export type AnswerByNext = (request: IncomingMessage, answer: ServerResponse) => Promise<void>;

/** What Next answered. */
export type NextAnswer = { status: number; headers: OutgoingHttpHeaders; body: string };

/** Asks Next for a page within this process, as a visitor without cookies would, with no connection. */
export function askNext(answerByNext: AnswerByNext, path: string): Promise<NextAnswer> {
  const request = new IncomingMessage(new Socket());
  request.method = "GET";
  request.url = path;
  request.headers = { host: "localhost", accept: "text/html" };
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
