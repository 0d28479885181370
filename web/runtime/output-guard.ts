import { bounded, printable, withoutSecrets } from "./log-text.ts";
import { siteRuntime } from "./site-runtime.ts";

export type OutputGuardParts = {
  secrets: () => readonly string[];
  /** Network addresses of the deployment's own servers, which may be printed. */
  own?: () => readonly string[];
  now: () => number;
};

/** Time in ms within which the same stack trace is printed only once. */
const QUIET_MS = 10 * 60_000;

/** Maximum number of different messages printed for one stack trace within `QUIET_MS`. */
const MOST_MESSAGES = 10;

/** Maximum number of remembered stack traces. When it is reached, all of them are forgotten. */
const MOST_STACKS = 500;

/** Maximum length of a printed text in characters. A stack trace has about 2,000. */
const MOST_CHARACTERS = 8_000;

const isFrame = (line: string) => /^\s+at /.test(line);

/**
 * Creates the filter for everything that other code, such as Next.js, prints to this process's
 * output. It escapes control characters, truncates long texts, removes secrets and prints a
 * repeated stack trace once. It indents continuation lines, so that no message looks like a line of
 * the log. The filter returns null for text that must not be printed.
 */
export function createOutputGuard({ secrets, own, now }: OutputGuardParts) {
  const stacks = new Map<string, { until: number; messages: Set<string> }>();

  /**
   * Drops a stack trace that was printed before, and adds a short note to its message. Returns null
   * if the message was printed before too, or if too many messages were printed for this stack
   * trace.
   */
  function withoutRepetition(lines: readonly string[]): readonly string[] | null {
    const stack = lines.filter(isFrame).join("\n");
    if (stack === "") return lines;
    const message = lines.find((line) => !isFrame(line)) ?? "";
    const known = stacks.get(stack);
    if (known === undefined || known.until <= now()) {
      if (stacks.size >= MOST_STACKS) stacks.clear();
      stacks.set(stack, { until: now() + QUIET_MS, messages: new Set([message]) });
      return lines;
    }
    if (known.messages.has(message) || known.messages.size >= MOST_MESSAGES) return null;
    known.messages.add(message);
    return [`${message} (the stack was printed before)`];
  }

  return (text: string): string | null => {
    const isWhole = text.endsWith("\n");
    const lines = bounded(isWhole ? text.slice(0, -1) : text, MOST_CHARACTERS)
      .split(/\r?\n/)
      .map((line) => printable(withoutSecrets(bounded(line), secrets(), own?.())));
    const printed = withoutRepetition(lines);
    if (printed === null) return null;
    const [first = "", ...rest] = printed;
    const indented = rest.map((line) => (line.startsWith(" ") || line === "" ? line : `  ${line}`));
    return [first, ...indented].join("\n") + (isWhole ? "\n" : "");
  };
}

declare module "./site-runtime.ts" {
  interface SiteParts {
    /** True once the filter is installed. */
    guardsOutput: boolean;
  }
}

/** Filters the standard output and error of this process. */
export function guardOutput(parts: OutputGuardParts): void {
  if (siteRuntime().find("guardsOutput")) return;
  siteRuntime().provide("guardsOutput", true);
  const guard = createOutputGuard(parts);
  for (const stream of [process.stdout, process.stderr]) {
    // A program that read the output may have ended. Its error would be printed, which is the next error, and so on.
    stream.on("error", () => undefined);
    const write = stream.write.bind(stream);
    const guarded = (chunk: string | Uint8Array, ...rest: unknown[]): boolean => {
      const done = rest.find((each) => typeof each === "function");
      const text = guard(typeof chunk === "string" ? chunk : Buffer.from(chunk).toString());
      return write(text ?? "", (error) => {
        if (typeof done === "function") Reflect.apply(done, undefined, [error]);
      });
    };
    Object.defineProperty(stream, "write", { value: guarded, configurable: true, writable: true });
  }
}
