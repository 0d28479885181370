import { randomBytes } from "node:crypto";
import type { JsonObject } from "./document.ts";
import { applyMutation } from "./mutation/apply-mutation.ts";
import { mutationError } from "./mutation/errors.ts";
import type { Mutation } from "./mutation/mutation.ts";
import { transact } from "./mutation/transact.ts";
import { createToken, type NewToken } from "./create-token.ts";
import { deleteOldHistory } from "./history/delete-old-history.ts";
import { createApp, type RequestSource } from "./http/app.ts";
import { createDirectQueryHandler, type DirectQueryHandler } from "./http/direct-query.ts";
import { createSignInLog } from "./http/sign-in-log.ts";
import { openLake, type Lake } from "./lake.ts";
import type { SharedParts } from "./nodes/open-shared-lake.ts";
import type { Telemetry } from "./telemetry/telemetry.ts";
import { datasetsWithReleases } from "./releases/release-schedule.ts";
import type { AclMode } from "./store/store.ts";

/** A document of a seed. A missing `_id` becomes a random one. */
export type SeedDocument = JsonObject & { _type: string };

/** A lake's data folder, the callers that it accepts, its clock and its random source. */
export interface ContentLakeOptions {
  /** The folder of the lake's data. Required unless `memory` is set. */
  dataDir?: string;
  /**
   * Whether the lake is in memory, such as in tests. `close` deletes everything. Uploaded files are
   * in a temporary folder.
   */
  memory?: boolean;
  /** The clock; the system's by default. */
  now?: () => Date;
  /** Returns the given number of random bytes; by default those of `node:crypto`. */
  random?: (bytes: number) => Uint8Array;
  /** The ID of the project that the lake serves; `local` by default. */
  projectId?: string;
  /** Origins of the pages that may send requests to the lake. */
  origins?: readonly string[];
  /** Those of `origins` at which a studio runs, so that people can sign in there; all of them by default. */
  signInOrigins?: readonly string[];
  /** Host names (`host` or `host:port`) that the lake accepts besides the loopback names. */
  hosts?: readonly string[];
  /** Whether other machines can reach the lake. If so, every sign-in requires a password. */
  isExposed?: boolean;
  /**
   * Name of the dataset that the lake creates, as private, if it is missing. The lake also creates
   * the add-on dataset for its comments and tasks.
   */
  dataset?: string;
  /** Whether a new dataset can be read without a token; `private` by default. */
  access?: AclMode;
  /** Documents to store in the dataset. They replace documents with the same id. */
  documents?: readonly SeedDocument[];
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
  fetch(request: Request, from?: RequestSource): Promise<Response>;
  /** Handles queries of a server's connections. */
  handleQuery: DirectQueryHandler;
  lake: Lake;
  projectId: string;
  /** The name of the dataset that the options name. */
  dataset: string;
  /** Creates a token and returns its text. The role is `administrator` by default. */
  createToken(token?: Partial<NewToken>): string;
  /** Closes the lake. Does nothing if it is closed. */
  close(): void;
  /** Closes the lake at the end of a block with `using`. */
  [Symbol.dispose](): void;
}

/** The default of `origins`: the origins at which `npm start` serves the studio and the site. */
export const defaultOrigins = ["http://localhost:3333", "http://localhost:3000"];

/**
 * Opens a lake in a data folder or in memory. Throws an `Error` with a message for users if the folder
 * is in use or damaged.
 */
export function createContentLake(options: ContentLakeOptions): ContentLake {
  const {
    memory = false,
    now = () => new Date(),
    random = (bytes: number) => randomBytes(bytes),
    projectId = "local",
    origins = defaultOrigins,
    signInOrigins = origins,
    hosts = [],
    isExposed = false,
    telemetry,
    writeLog = () => undefined,
    shared,
  } = options;
  const dataDir = memory ? undefined : options.dataDir;
  if (memory === (options.dataDir !== undefined)) {
    throw new Error("A lake needs either a data folder (`dataDir`) or `memory: true`.");
  }
  const lake = openLake({ dataDir, projectId, now, random, telemetry, shared });
  telemetry?.observeStreams(() => lake.openStreams);
  const { dataset = "production", access = "private", documents = [] } = options;
  if (!lake.datasetRow(dataset)) lake.upsertDataset(dataset, access);
  // Creates the add-on dataset now. If the Studio created it with the first comment, other open
  // Studios would not display that comment before they are reloaded.
  lake.ensureAddOn(dataset);
  lake.ensureSubmissions(dataset);
  for (const name of datasetsWithReleases(lake.store.database)) lake.dataset(name);
  const stopHistoryDeletion = deleteOldHistory(lake);
  const settings = { origins, signInOrigins, hosts, projectId, isExposed };
  const logSignIn = createSignInLog({ write: writeLog, now });
  const fetch = createApp(lake, { ...settings, logSignIn });
  let isClosed = false;
  const close = () => {
    if (isClosed) return;
    isClosed = true;
    stopHistoryDeletion();
    lake.close();
  };
  try {
    storeSeed(lake, dataset, documents);
  } catch (error) {
    close();
    throw error;
  }
  return {
    fetch,
    // A node of several responds through the router, which waits until the node is up to date.
    handleQuery: shared ? () => undefined : createDirectQueryHandler(lake, settings),
    lake,
    projectId,
    dataset,
    createToken: ({ role = "administrator", ...token } = {}) => {
      if (!lake.roles.find(role)) throw new Error(`The lake has no role "${role}".`);
      return createToken(lake.credentials, { role, ...token }, { now, random });
    },
    close,
    [Symbol.dispose]: close,
  };
}

/**
 * Stores documents in one transaction, and replaces documents with the same id. Throws a `LakeError`
 * if a document is invalid, or if one refers to a document that is missing.
 */
function storeSeed(
  { now, random, projectId, ...lake }: Lake,
  name: string,
  documents: readonly SeedDocument[],
): void {
  const dataset = lake.dataset(name);
  if (!dataset || documents.length === 0) return;
  const context = { dataset, projectId, author: "seed", now: now(), random };
  const items = documents.map((document): Mutation => ({ createOrReplace: { ...document } }));
  const settings = { autoGenerateArrayKeys: false };
  transact(
    context,
    {
      items,
      apply: (transaction, item) => applyMutation(transaction, item, settings),
      describe: mutationError,
      dryRun: false,
    },
    () => undefined,
  );
}
