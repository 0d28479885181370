import { forgetOldHistory } from "./history/forget-old-history.ts";
import { createApp, type Arriving } from "./http/app.ts";
import { createSignInLog } from "./http/sign-in-log.ts";
import { openLake, type Lake } from "./lake.ts";
import type { SharedParts } from "./nodes/open-shared-lake.ts";
import type { Telemetry } from "./telemetry/telemetry.ts";
import { datasetsWithReleases } from "./releases/release-schedule.ts";

/** A lake's data folder, the callers that it accepts, its clock and its random source. */
export interface ContentLakeOptions {
  dataDir: string;
  now: () => Date;
  /** Returns the given number of random bytes. */
  random: (bytes: number) => Uint8Array;
  projectId?: string;
  /** Origins of the pages that may send requests to the lake. */
  origins?: readonly string[];
  /** Host names (`host` or `host:port`) that the lake accepts besides the loopback names. */
  hosts?: readonly string[];
  /** Whether other machines can reach the lake. If so, every sign-in requires a password. */
  isExposed?: boolean;
  /**
   * Name of the dataset that the lake creates, as private, if it is missing. The lake also creates
   * the add-on dataset for its comments and tasks.
   */
  dataset?: string;
  /** Traces and metrics, if the caller started OpenTelemetry. */
  telemetry?: Telemetry | undefined;
  /** Receives a line for each sign-in, refused sign-in and sign-out. */
  writeLog?: (line: string) => void;
  /** The parts of a lake that several nodes share, from `openSharedLake`. */
  shared?: SharedParts | undefined;
}

/** A content lake with a standard `fetch` handler: it runs under any server, or in a test without a port. */
export interface ContentLake {
  /**
   * Handles a request. A server also passes `from`, which contains the connected client and a body.
   * This body is faster to read than the body of the `Request`.
   */
  fetch(request: Request, from?: Arriving): Promise<Response>;
  lake: Lake;
  close(): void;
}

/** The default of `origins`: the origins at which `npm start` serves the studio and the site. */
export const defaultOrigins = ["http://localhost:3333", "http://localhost:3000"];

/** Opens the lake in a data folder. Throws an `Error` with a message for users if the folder is in use or damaged. */
export function createContentLake(options: ContentLakeOptions): ContentLake {
  const {
    dataDir,
    now,
    random,
    projectId = "local",
    origins = defaultOrigins,
    hosts = [],
    isExposed = false,
    telemetry,
    writeLog = () => undefined,
    shared,
  } = options;
  const lake = openLake({ dataDir, projectId, now, random, telemetry, shared });
  telemetry?.observeStreams(() => lake.openStreams);
  const { dataset = "production" } = options;
  if (!lake.datasetRow(dataset)) lake.keepDataset(dataset, "private");
  // Creates the add-on dataset now. If the Studio created it with the first comment, other open
  // Studios would not display that comment before they are reloaded.
  lake.keepAddOn(dataset);
  lake.keepSubmissions(dataset);
  for (const name of datasetsWithReleases(lake.store.database)) lake.dataset(name);
  const stopForgetting = forgetOldHistory(lake);
  const fetch = createApp(lake, {
    origins,
    hosts,
    projectId,
    isExposed,
    logSignIn: createSignInLog({ write: writeLog, now }),
  });
  const close = () => {
    stopForgetting();
    lake.close();
  };
  return { fetch, lake, close };
}
