import { resolve } from "node:path";
import { addressesOf, type Addresses } from "./plan/addresses.ts";
import { prepareDataFolder, readSecrets } from "./plan/data-folder.ts";
import { readSettings, withOrigins, type Values } from "./plan/environment.ts";
import type { LaunchContext, Mode } from "./plan/launch-context.ts";
import { LaunchError } from "./launch-error.ts";
import { takeLock } from "./lock.ts";
import { checkSampleName } from "./sample.ts";
import { openAll } from "./services/open-all.ts";
import { planServices, type Plan } from "./plan/plan.ts";
import { portSettings, type Ports } from "./plan/ports.ts";
import { silentProgress, type Progress } from "./progress.ts";
import { ServiceError, type Ended } from "./services/service.ts";

const root = resolve(import.meta.dirname, "..", "..");

/**
 * Options of {@link launch}. The defaults are those of `npm start`. Tests and benchmarks use their own ports, data
 * folder and build folders.
 */
export type LaunchOptions = {
  mode?: Mode;
  ports?: Partial<Ports>;
  /** The data folder. Default: `MARQUEE_DATA`, else `.marquee` in the repository. */
  dataDir?: string;
  /** Next.js's output folder, relative to web/. */
  siteDist?: string;
  /** The studio's output folder, relative to studio/. */
  studioDist?: string;
  /** The apps to run besides the embedded services. Default: both. */
  apps?: readonly ("site" | "studio")[];
  /** Whether `launch` adds the sample site and the sample accounts to a new data folder. */
  withSample?: boolean;
  /**
   * Name of the sample site that replaces the current sample site in the content lake. `empty` only
   * removes the current sample site. By default, only a new data folder gets a sample site.
   */
  sample?: string | undefined;
  /** Whether services that exit unexpectedly are started again. Default: false, because tests end services. */
  shouldRestart?: boolean;
  env?: Record<string, string | undefined>;
  progress?: Progress;
  /** Cancels the start. `launch` stops everything that it started, then rejects. */
  signal?: AbortSignal;
};

export type Launched = {
  urls: Addresses;
  plan: Plan;
  dataDir: string;
  /** Resolves with an error when a service exits unexpectedly, or keeps failing. The other services keep running. */
  ended: Promise<ServiceError>;
  /** Stops everything. Resolves when all processes have exited. */
  stop(): Promise<void>;
};

/**
 * Starts the services, the studio and the site, and waits until all respond. On failure, stops
 * everything and throws, for example a `LaunchError` or a `ServiceError`.
 */
export async function launch(options: LaunchOptions = {}): Promise<Launched> {
  const { settings, plan } = planOf(options);
  if (options.sample !== undefined) await checkSampleName(options.sample, plan);
  const dataDir = resolve(root, options.dataDir ?? settings.MARQUEE_DATA ?? ".marquee");
  prepareDataFolder(dataDir);
  const locked = takeLock(dataDir);
  if ("problem" in locked) throw new LaunchError([locked.problem]);
  const ending = Promise.withResolvers<Ended>();
  const giveUp = new AbortController();
  const context: LaunchContext = {
    root,
    mode: options.mode ?? "start",
    apps: options.apps ?? ["site", "studio"],
    plan,
    at: addressesOf(plan.ports),
    settings,
    secrets: readSecrets(dataDir),
    dataDir,
    siteDist: options.siteDist ?? ".next",
    studioDist: options.studioDist ?? "dist",
    withSample: options.withSample ?? true,
    sample: options.sample,
    progress: options.progress ?? silentProgress,
    shouldRestart: options.shouldRestart ?? false,
    lock: locked.lock,
    signal: AbortSignal.any([giveUp.signal, ...(options.signal ? [options.signal] : [])]),
    stops: [],
    onEnd: ending.resolve,
  };
  const ended = ending.promise.then((end) => new ServiceError(end));
  const stop = onlyOnce(async () => {
    await stopStarted(context);
    context.lock.release();
  });
  const opening = openAll(context, locked.leftovers);
  try {
    await Promise.race([opening, rejectedBy(ended), abortedBy(context.signal)]);
  } catch (error) {
    giveUp.abort();
    await stopStarted(context);
    await opening.catch(() => undefined);
    await stop();
    throw error;
  }
  return { urls: context.at, plan, dataDir, ended, stop };
}

function planOf({ env = process.env, ports = {} }: LaunchOptions): {
  settings: Values;
  plan: Plan;
} {
  const { values: settings, origins } = readSettings(root, { ...env, ...portSettings(ports) });
  const planning = planServices(settings);
  if ("problems" in planning) {
    throw new LaunchError(planning.problems.map((problem) => withOrigins(problem, origins)));
  }
  return { settings, plan: planning.plan };
}

/** Stops services in reverse order, so that the site stops before the services that it uses. */
async function stopStarted({ stops }: LaunchContext): Promise<void> {
  for (let stop = stops.pop(); stop; stop = stops.pop()) await stop();
}

function onlyOnce(work: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | undefined;
  return () => (running ??= work());
}

const rejectedBy = (ended: Promise<Error>) =>
  ended.then((error) => {
    throw error;
  });

function abortedBy(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    const stop = () => reject(new Error("The start was canceled.", { cause: signal.reason }));
    if (signal.aborted) stop();
    else signal.addEventListener("abort", stop, { once: true });
  });
}
