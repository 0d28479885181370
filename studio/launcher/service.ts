import { spawn, type ChildProcess } from "node:child_process";
import { createWriteStream } from "node:fs";
import { createInterface } from "node:readline";
import type { Readable } from "node:stream";
import { setTimeout as pause } from "node:timers/promises";
import { endGroup } from "./process-group.ts";

/** Lines of a service's last output that a failure shows. */
const LAST_LINES = 15;

/** What to run and how to know that it is ready. */
export type ServiceOptions = {
  name: string;
  /** Arguments of this project's Node. */
  arguments: readonly string[];
  cwd: string;
  env: Record<string, string | undefined>;
  logFile: string;
  /** Answers whether the service is ready; asked again until it is. */
  isReady: () => Promise<boolean>;
  /** How long the start may take, in ms. */
  readyWithin: number;
  /** Is given each line that the service prints, as it prints it. */
  onLine?: (line: string, stream: "stdout" | "stderr") => void;
};

/** How a service ended by itself, with its last lines. */
export type Ended = { name: string; how: string; lastLines: string[]; logFile: string };

/** A running child process with its whole process group. */
export type Service = {
  name: string;
  pid: number;
  /** Resolves once it answers; rejects with a ServiceError when it ends before, or takes too long. */
  ready: Promise<void>;
  /** Resolves when it ends without having been stopped. */
  ended: Promise<Ended>;
  stop: () => Promise<void>;
};

/** A service that did not start or ended; the message is for the person at the terminal. */
export class ServiceError extends Error {
  override name = "ServiceError";
  constructor({ name, how, lastLines, logFile }: Ended) {
    const said = lastLines.length === 0 ? "It printed nothing." : "Its last lines:";
    super(
      [
        `${name} ${how}. ${said}`,
        ...lastLines.map((line) => `    ${line}`),
        `The whole log: ${logFile}`,
      ].join("\n"),
    );
  }
}

/** Starts a service in a process group of its own, so that Ctrl-C reaches it only through `stop`. */
export function startService(options: ServiceOptions): Service {
  const { name, logFile } = options;
  const child = spawn(process.execPath, options.arguments, {
    cwd: options.cwd,
    // Its output goes to a file, or between our own lines.
    env: { ...options.env, NO_COLOR: "1" },
    detached: true,
    stdio: ["ignore", "pipe", "pipe"],
  });
  const lastLines = collectOutput(child, options);
  let stopping = false;
  const gone = new Promise<Ended>((resolve) => {
    const tell = (how: string) => resolve({ name, how, lastLines, logFile });
    child.once("error", (error) => tell(`could not be run: ${error.message}`));
    child.once("close", (code, signal) =>
      tell(signal ? `was ended by ${signal}` : `ended with code ${code}`),
    );
  });
  const ended = new Promise<Ended>((resolve) => {
    void gone.then((end) => (stopping ? undefined : resolve(end)));
  });
  const ready = untilReady(options, gone, lastLines);
  // Whoever does not wait for `ready` still hears of the end through `ended`.
  ready.catch(() => undefined);
  const stop = async () => {
    stopping = true;
    if (child.pid !== undefined) await endGroup(child.pid, gone);
  };
  return { name, pid: child.pid ?? 0, ready, ended, stop };
}

function collectOutput(child: ChildProcess, { logFile, onLine }: ServiceOptions): string[] {
  const lastLines: string[] = [];
  const log = createWriteStream(logFile, { flags: "w", mode: 0o600 });
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
      const how = `did not answer within ${readyWithin / 1000} s`;
      throw new ServiceError({ name, how, lastLines, logFile });
    }
    const end = await Promise.race([gone, pause(50)]);
    if (end) throw new ServiceError(end);
  }
}

/** Whether an address answers with a success or a redirect, within two seconds. */
export async function answers(url: string): Promise<boolean> {
  const status = await statusOf(url);
  return status !== null && status < 400;
}

/** The status that an address answers with, or null when nothing answers within two seconds. */
export async function statusOf(url: string): Promise<number | null> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(2_000), redirect: "manual" });
    await response.body?.cancel();
    return response.status;
  } catch {
    return null;
  }
}
