import { spawn, type ChildProcess } from "node:child_process";
import { createWriteStream } from "node:fs";
import { createInterface } from "node:readline";
import type { Readable } from "node:stream";
import { setTimeout as pause } from "node:timers/promises";
import { endGroup } from "./process-group.ts";

/** Number of lines, from the end of a service's output, that a `ServiceError` contains. */
const LAST_LINES = 15;

export type ServiceOptions = {
  name: string;
  arguments: readonly string[];
  cwd: string;
  env: Record<string, string | undefined>;
  logFile: string;
  /** Whether the output is added to the log file. By default, it replaces the file. */
  isAppended?: boolean;
  /** Resolves to true if the service is ready. Called repeatedly until then. */
  isReady: () => Promise<boolean>;
  /** Time limit for the start, in ms. */
  readyWithin: number;
  onLine?: (line: string, stream: "stdout" | "stderr") => void;
};

/** The unexpected exit of a service, with its last output lines. */
export type Ended = { name: string; how: string; lastLines: string[]; logFile: string };

export type Service = {
  name: string;
  pid: number;
  /** Resolves when the service responds. Rejects with a ServiceError if it exits first or takes too long. */
  ready: Promise<void>;
  /** Resolves when the service exits although `stop` was not called. */
  ended: Promise<Ended>;
  stop: () => Promise<void>;
};

/**
 * Thrown if a service did not start or exited unexpectedly. The message is for the user at the
 * terminal.
 */
export class ServiceError extends Error {
  override name = "ServiceError";
  constructor({ name, how, lastLines, logFile }: Ended) {
    const output = lastLines.length === 0 ? "It printed nothing." : "Its last lines:";
    super(
      [
        `${name} ${how}. ${output}`,
        ...lastLines.map((line) => `    ${line}`),
        `Full log: ${logFile}`,
      ].join("\n"),
    );
  }
}

/**
 * Starts a service in its own process group. Ctrl-C doesn't reach this group, so the launcher must
 * call `stop`.
 */
export function startService(options: ServiceOptions): Service {
  const { name, logFile } = options;
  const child = spawn(process.execPath, options.arguments, {
    cwd: options.cwd,
    // Prevents color escape codes in the log and in the launcher's output.
    env: { ...options.env, NO_COLOR: "1" },
    detached: true,
    stdio: ["ignore", "pipe", "pipe"],
  });
  const lastLines = collectOutput(child, options);
  let stopping = false;
  const gone = new Promise<Ended>((resolve) => {
    const settle = (how: string) => resolve({ name, how, lastLines, logFile });
    child.once("error", (error) => settle(`could not be started: ${error.message}`));
    child.once("close", (code, signal) =>
      settle(signal ? `was stopped by ${signal}` : `exited with code ${code}`),
    );
  });
  const ended = new Promise<Ended>((resolve) => {
    void gone.then((end) => (stopping ? undefined : resolve(end)));
  });
  const ready = untilReady(options, gone, lastLines);
  // Prevents an unhandled rejection if the caller awaits only `ended`.
  ready.catch(() => undefined);
  const stop = async () => {
    stopping = true;
    if (child.pid !== undefined) await endGroup(child.pid, gone);
  };
  return { name, pid: child.pid ?? 0, ready, ended, stop };
}

function collectOutput(
  child: ChildProcess,
  { logFile, onLine, isAppended = false }: ServiceOptions,
): string[] {
  const lastLines: string[] = [];
  const log = createWriteStream(logFile, { flags: isAppended ? "a" : "w", mode: 0o600 });
  const follow = (source: Readable | null, stream: "stdout" | "stderr") => {
    if (!source) return;
    createInterface({ input: source }).on("line", (line) => {
      log.write(`${line}\n`);
      lastLines.push(line);
      if (lastLines.length > LAST_LINES) lastLines.shift();
      onLine?.(line, stream);
    });
  };
  follow(child.stdout, "stdout");
  follow(child.stderr, "stderr");
  child.once("close", () => log.end());
  return lastLines;
}

async function untilReady(options: ServiceOptions, gone: Promise<Ended>, lastLines: string[]) {
  const { name, logFile, readyWithin } = options;
  const until = Date.now() + readyWithin;
  for (;;) {
    if (await options.isReady()) return;
    if (Date.now() > until) {
      const how = `did not respond within ${readyWithin / 1000} s`;
      throw new ServiceError({ name, how, lastLines, logFile });
    }
    const end = await Promise.race([gone, pause(50)]);
    if (end) throw new ServiceError(end);
  }
}

/** Whether a URL responds with a success or a redirect within two seconds. */
export async function isResponding(url: string): Promise<boolean> {
  const status = await statusOf(url);
  return status !== null && status < 400;
}

/**
 * Whether a site serves the page of a URL, possibly after redirects. A page that doesn't exist counts as served, because
 * a new site has no page. Waits up to 30 s, because `next dev` compiles a page at its first request.
 */
export async function servesPage(url: string): Promise<boolean> {
  const status = await statusOf(url, { withinMs: 30_000, redirect: "follow" });
  return status !== null && status < 500;
}

/** Returns the status of a URL's response, or null if there is none in time. */
export async function statusOf(
  url: string,
  {
    withinMs = 2_000,
    redirect = "manual",
  }: { withinMs?: number; redirect?: "manual" | "follow" } = {},
): Promise<number | null> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(withinMs), redirect });
    await response.body?.cancel();
    return response.status;
  } catch {
    return null;
  }
}
