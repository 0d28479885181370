import { join } from "node:path";
import * as z from "zod";
import type { Addresses } from "./addresses.ts";
import type { Secrets } from "./data-folder.ts";
import type { Values } from "./environment.ts";
import type { Lock } from "./lock.ts";
import type { Plan } from "./plan.ts";
import type { Progress } from "./progress.ts";
import { startService, type Ended, type Service, type ServiceOptions } from "./service.ts";

/** What a start is for: the built apps, apps that follow the sources, or nothing but the builds. */
export type Mode = "start" | "dev" | "build";

/** Everything that the parts of one start share. */
export type House = {
  root: string;
  mode: Mode;
  apps: readonly ("site" | "studio")[];
  plan: Plan;
  at: Addresses;
  settings: Values;
  secrets: Secrets;
  dataDir: string;
  /** Next's output folder, relative to web/. */
  siteDist: string;
  /** The studio's output folder, relative to studio/. */
  studioDist: string;
  /** Whether the sample site is imported into an empty lake. */
  withSample: boolean;
  progress: Progress;
  lock: Lock;
  /** Aborted when the start is given up. */
  signal: AbortSignal;
  /** Ends everything that was started, in the order given by `addStop`, last first. */
  stops: (() => Promise<void>)[];
  /** Called with the first service that ends by itself. */
  onEnd: (ended: Ended) => void;
};

/** The path of a log file of this start. */
export const logOf = (house: House, name: string) => join(house.dataDir, "logs", `${name}.log`);

/** What child processes need of this process's environment, and no more: secrets reach only whom they are for. */
export function bareEnvironment(settings: Values): Values {
  const wanted =
    /^(?:PATH|HOME|USER|LANG|LC_\w+|TZ|TMPDIR|TEMP|TMP|SystemRoot|NO_COLOR|FORCE_COLOR)$/;
  return Object.fromEntries(Object.entries(settings).filter(([name]) => wanted.test(name)));
}

/** The environment of the site and the studio: all settings, without what npm and an earlier NODE_ENV leave behind. */
export function fullEnvironment(settings: Values): Values {
  return Object.fromEntries(
    Object.entries(settings).filter(([name]) => name !== "NODE_ENV" && !name.startsWith("npm_")),
  );
}

/** Starts a service of this house: it is in the lock, is stopped with the house, and its end is noticed. */
export function openService(
  house: House,
  options: Omit<ServiceOptions, "logFile" | "onLine">,
  file: string,
): Service {
  house.signal.throwIfAborted();
  let isUp = false;
  const tell = tellerOf(house, file);
  const service = startService({
    ...options,
    logFile: logOf(house, file),
    onLine: (line, stream) => {
      // A failed start shows its last lines anyway.
      if (house.mode === "dev" || (isUp && stream === "stderr")) tell(line);
    },
  });
  void service.ready.then(
    () => (isUp = true),
    () => undefined,
  );
  house.lock.addService(service);
  house.stops.push(service.stop);
  void service.ended.then(house.onEnd);
  return service;
}

/** Passes on what a service prints: all of it while developing, otherwise each error once; the log has the rest. */
function tellerOf({ mode, progress }: House, name: string): (line: string) => void {
  const told = new Set<string>();
  return (line) => {
    const isNews = mode === "dev" || (/error|⨯/i.test(line) && !told.has(line));
    if (line.trim() === "" || !isNews) return;
    if (mode !== "dev") told.add(line);
    progress.say(`  ${name} | ${asSentence(line)}`);
  };
}

const logLine = z.object({ area: z.string(), message: z.string() });

/** The site's log is for machines in production; at a terminal a person reads it. */
function asSentence(line: string): string {
  if (!line.startsWith("{")) return line;
  try {
    const { area, message } = logLine.parse(JSON.parse(line));
    return `${area}: ${message}`;
  } catch {
    return line;
  }
}
