import type { ServerResponse } from "node:http";

/** Decision on a response: send it unchanged, or send something else instead. */
export type Verdict = "goes on" | { instead: (text: string) => void };

const bytesOf = (chunk: unknown): Uint8Array[] => {
  if (typeof chunk === "string") return [Buffer.from(chunk)];
  return chunk instanceof Uint8Array ? [chunk] : [];
};

/**
 * Calls `judge` before the first byte of Next.js' response is written. At that time, the status and
 * the headers are known and can still be changed. If `judge` returns `instead`, everything that
 * Next.js writes is buffered and passed to `instead` at the end. Nothing has been sent by then.
 */
export function guardAnswer(answer: ServerResponse, judge: (status: number) => Verdict): void {
  const own = {
    end: answer.end.bind(answer),
    write: answer.write.bind(answer),
    writeHead: answer.writeHead.bind(answer),
    flushHeaders: answer.flushHeaders.bind(answer),
  };
  const held: Uint8Array[] = [];
  let verdict: Verdict | null = null;
  const judged = (status = answer.statusCode): Verdict => (verdict ??= judge(status));
  const install = (methods: Record<string, unknown>) => {
    for (const [name, value] of Object.entries(methods)) {
      Object.defineProperty(answer, name, { value, configurable: true, writable: true });
    }
  };
  install({
    writeHead(...args: Parameters<ServerResponse["writeHead"]>) {
      if (judged(args[0]) === "goes on") own.writeHead(...args);
      return answer;
    },
    flushHeaders() {
      if (judged() === "goes on") own.flushHeaders();
    },
    write(...args: Parameters<ServerResponse["write"]>) {
      if (judged() === "goes on") return own.write(...args);
      held.push(...bytesOf(args[0]));
      return true;
    },
    end(...args: Parameters<ServerResponse["end"]>) {
      const verdict = judged();
      if (verdict === "goes on") return own.end(...args);
      held.push(...bytesOf(args[0]));
      install(own);
      verdict.instead(Buffer.concat(held).toString());
      return answer;
    },
  });
}
