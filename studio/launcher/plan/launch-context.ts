import { join } from "node:path";
import * as z from "zod";
import type { Addresses } from "./addresses.ts";
import type { Secrets } from "./data-folder.ts";
import type { Values } from "./environment.ts";
import type { Lock } from "../lock.ts";
import type { Plan } from "./plan.ts";
import type { Progress } from "../progress.ts";
import { restartOnExit } from "../services/restart-on-exit.ts";
import {
  startService,
  type Ended,
  type Service,
  type ServiceOptions,
} from "../services/service.ts";

/**
 * Modes of the launcher. `start` builds and runs the apps, `dev` runs their development servers, and `build` only
 * builds the apps.
 */
export type Mode = "start" | "dev" | "build";

export type LaunchContext = {
  root: string;
  mode: Mode;
  apps: readonly ("site" | "studio")[];
  plan: Plan;
  at: Addresses;
  settings: Values;
  secrets: Secrets;
  dataDir: string;
  /** Next.js's output folder, relative to web/. */
  siteDist: string;
  /** The studio's output folder, relative to studio/. */
  studioDist: string;
  /** Whether the sample site is imported into an empty lake. */
  withSample: boolean;
  /** Name of the sample site that replaces the current sample site in the lake. */
  sample: string | undefined;
  progress: Progress;
  lock: Lock;
  signal: AbortSignal;
  /** Stop functions of the started services, called in reverse order. */
  stops: (() => Promise<void>)[];
  shouldRestart: boolean;
  /** Called with the first service that exits unexpectedly. If `shouldRestart` is set, with one that keeps failing. */
  onEnd: (ended: Ended) => void;
};

export const logOf = (context: LaunchContext, name: string) =>
  join(context.dataDir, "logs", `${name}.log`);

/** Returns the few environment variables that every child process needs. None of them is a secret. */
export function bareEnvironment(settings: Values): Values {
  const wanted =
    /^(?:PATH|HOME|USER|LANG|LC_\w+|TZ|TMPDIR|TEMP|TMP|SystemRoot|NO_COLOR|FORCE_COLOR)$/;
  return Object.fromEntries(Object.entries(settings).filter(([name]) => wanted.test(name)));
}

/** Returns the environment of the site and the studio: all settings except npm's variables and `NODE_ENV`. */
export function fullEnvironment(settings: Values): Values {
  return Object.fromEntries(
    Object.entries(settings).filter(([name]) => name !== "NODE_ENV" && !name.startsWith("npm_")),
  );
}

/**
 * Starts a service, records it in the lock, and registers its stop function and its exit handler.
 * `options.onLine` is also called with each line that the service prints.
 */
export function openService(
  context: LaunchContext,
  options: Omit<ServiceOptions, "logFile">,
  file: string,
): Service {
  context.signal.throwIfAborted();
  let isUp = false;
  const log = lineLogger(context, file);
  const start = (isAgain: boolean) =>
    startService({
      ...options,
      logFile: logOf(context, file),
      isAppended: isAgain,
      onLine: (line, stream) => {
        options.onLine?.(line, stream);
        // Outside dev mode, prints only errors. During the start, prints only those of the site's log,
        // because the `ServiceError` of a failed start contains the last lines of the output.
        const isPrinted = stream === "stderr" && (isUp || isLoggedError(line));
        if (context.mode === "dev" || isPrinted) log(line);
      },
    });
  const service = start(false);
  void service.ready.then(
    () => (isUp = true),
    () => undefined,
  );
  context.lock.addService(service);
  if (context.shouldRestart)
    context.stops.push(restartServiceOnExit(context, service, () => start(true)));
  else {
    context.stops.push(service.stop);
    void service.ended.then(context.onEnd);
  }
  return service;
}

/** Starts a service again each time it exits unexpectedly, and says so. Returns a function that stops it. */
function restartServiceOnExit(
  { lock, progress, onEnd }: LaunchContext,
  first: Service,
  start: () => Service,
): () => Promise<void> {
  const startAgain = () => {
    const service = start();
    lock.addService(service);
    return service;
  };
  return restartOnExit(first, startAgain, {
    onRestart: ({ name, how, logFile }) =>
      progress.print(
        `  ${name} ${how}. Starting it again; the others keep running. Its log: ${logFile}`,
      ),
    onReady: ({ name }) => progress.print(`  ${name} responds again.`),
    onGiveUp: onEnd,
  });
}

/**
 * Returns a function that prints a line of a service's output. In dev mode it prints every line,
 * otherwise each error once. The log file contains all lines.
 */
function lineLogger({ mode, progress }: LaunchContext, name: string): (line: string) => void {
  const logged = new Set<string>();
  return (line) => {
    const shouldPrint = mode === "dev" || (/error|⨯/i.test(line) && !logged.has(line));
    if (line.trim() === "" || !shouldPrint) return;
    if (mode !== "dev") logged.add(line);
    progress.print(`  ${name} | ${asSentence(line)}`);
  };
}

const logLine = z.object({ area: z.string(), message: z.string() });

const isLoggedError = (line: string): boolean =>
  line.startsWith("{") && line.includes(`"level":"error"`);

function asSentence(line: string): string {
  if (!line.startsWith("{")) return line;
  try {
    const { area, message } = logLine.parse(JSON.parse(line));
    return `${area}: ${message}`;
  } catch {
    return line;
  }
}
