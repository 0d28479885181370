import type { ServerResponse } from "node:http";

/** What becomes of an answer: it goes on as it is, or something else is sent instead. */
export type Verdict = "goes on" | { instead: (text: string) => void };

const bytesOf = (chunk: unknown): Uint8Array[] => {
  if (typeof chunk === "string") return [Buffer.from(chunk)];
  return chunk instanceof Uint8Array ? [chunk] : [];
};

/**
 * Has `judge` look at Next's answer before its first byte is written: its status and headers are known then, and can
 * still be changed. Where something is to be sent instead, all that Next writes is held back and given to `instead` at
 * the end, when the answer is as if untouched.
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
