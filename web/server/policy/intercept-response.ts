import type { ServerResponse } from "node:http";

/** Decision on a response: send it unchanged, or replace it. */
export type ResponseDecision = "unchanged" | { replace: (text: string) => void };

const bytesOf = (chunk: unknown): Uint8Array[] => {
  if (typeof chunk === "string") return [Buffer.from(chunk)];
  return chunk instanceof Uint8Array ? [chunk] : [];
};

/**
 * Calls `decide` before the first byte of Next.js' response is written. At that time, the status and
 * the headers are known and can still be changed. If `decide` returns `replace`, everything that
 * Next.js writes is buffered and passed to `replace` at the end. Nothing has been sent by then.
 */
export function interceptResponse(
  response: ServerResponse,
  decide: (status: number) => ResponseDecision,
): void {
  const own = {
    end: response.end.bind(response),
    write: response.write.bind(response),
    writeHead: response.writeHead.bind(response),
    flushHeaders: response.flushHeaders.bind(response),
  };
  const buffered: Uint8Array[] = [];
  let decision: ResponseDecision | null = null;
  const decideOnce = (status = response.statusCode): ResponseDecision =>
    (decision ??= decide(status));
  const install = (methods: Record<string, unknown>) => {
    for (const [name, value] of Object.entries(methods)) {
      Object.defineProperty(response, name, { value, configurable: true, writable: true });
    }
  };
  install({
    writeHead(...args: Parameters<ServerResponse["writeHead"]>) {
      if (decideOnce(args[0]) === "unchanged") own.writeHead(...args);
      return response;
    },
    flushHeaders() {
      if (decideOnce() === "unchanged") own.flushHeaders();
    },
    write(...args: Parameters<ServerResponse["write"]>) {
      if (decideOnce() === "unchanged") return own.write(...args);
      buffered.push(...bytesOf(args[0]));
      return true;
    },
    end(...args: Parameters<ServerResponse["end"]>) {
      const current = decideOnce();
      if (current === "unchanged") return own.end(...args);
      buffered.push(...bytesOf(args[0]));
      install(own);
      current.replace(Buffer.concat(buffered).toString());
      return response;
    },
  });
}
