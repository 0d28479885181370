import { tmpdir } from "node:os";
import { createImageProcesses, type ImageProcesses } from "./assets/image-processes.ts";
import { Dataset } from "./dataset/dataset.ts";
import { BodyPool } from "./http/body-pool.ts";
import { createFairQueue, type FairQueue } from "./fair-queue.ts";
import { createProcessorShares, type ProcessorShares } from "./processor-shares.ts";
import { randomId } from "./mutation/document-id.ts";
import { WriteQueue, type Writes } from "./mutation/write-queue.ts";
import type { SharedParts } from "./nodes/open-shared-lake.ts";
import { ResultPool } from "./query/result-meter.ts";
import { tagsOf, type DataKey, type SyncTag } from "./query/sync-tags.ts";
import { createReleaseSchedule, type ReleaseSchedule } from "./releases/release-schedule.ts";
import type { Telemetry } from "./telemetry/telemetry.ts";
import { createRoles, type Roles } from "./grants/roles.ts";
import { openCredentials, type Credentials } from "./store/credentials.ts";
import { openRoles } from "./store/roles.ts";
import { createShortMemory, type ShortMemory } from "./short-memory.ts";
import { StorageHealth } from "./storage-health.ts";
import { openPeople, type People } from "./store/people.ts";
import { cacheCredentials, cachePeople } from "./store/cached-rows.ts";
import { lockDataFolder, temporaryFolder, type DataFolder } from "./store/data-folder.ts";
import { createSearchUpdates } from "./store/search-updates.ts";
import { openStore, type AclMode, type DatasetRow, type Store } from "./store/store.ts";

/** A lake's environment, passed in so that tests can control it. */
export interface LakeSettings {
  /** The data folder; undefined for a lake in memory. */
  dataDir: string | undefined;
  projectId: string;
  now: () => Date;
  random: (bytes: number) => Uint8Array;
  /** Traces and metrics. Undefined while OpenTelemetry is off. */
  telemetry?: Telemetry | undefined;
  /** The parts of a lake that several nodes share. Undefined for a lake in SQLite alone. */
  shared?: SharedParts | undefined;
}

/** An open lake, which the routes work with. */
export interface Lake extends LakeSettings {
  folder: DataFolder;
  store: Store;
  writes: Writes;
  /** Limits the memory that all query results take together. */
  results: ResultPool;
  bodies: BodyPool;
  images: ImageProcesses;
  /** The queue of long queries: those that pause so that other requests can run (`QuerySlot`). */
  longQueries: FairQueue;
  shares: ProcessorShares;
  credentials: Credentials;
  people: People;
  roles: Roles;
  releases: ReleaseSchedule;
  /** What the lake, or all its nodes together, remember for minutes. */
  memory: ShortMemory;
  storage: StorageHealth;
  /** Number of open event streams. */
  openStreams: number;
  /** Loads the dataset on first use. */
  dataset(name: string): Dataset | undefined;
  datasetRow(name: string): DatasetRow | undefined;
  /** Adds a dataset, or changes who may read an existing dataset. */
  upsertDataset(name: string, aclMode: AclMode): void;
  /** Returns the name of the dataset's add-on dataset, and creates it if it is missing. */
  ensureAddOn(name: string): string;
  /** Creates the dataset for the submissions of a dataset's site if it is missing. */
  ensureSubmissions(name: string): void;
  tagsOf(dataset: string, keys: Iterable<DataKey>): SyncTag[];
  close(): void;
}

/** Many long queries may wait, because each holds only the memory that it took until its first pause. */
const longQueryLimits = { parallel: 2, each: 1, waiting: 64 };

const tooManyQueries = `${longQueryLimits.waiting} long queries are already queued. Retry in a moment`;

/** Throws an `Error` with a message for users if the folder is in use or damaged. */
export function openLake(settings: LakeSettings): Lake {
  const { dataDir, shared } = settings;
  const { folder, store } = shared ?? openFolder(dataDir);
  const writes = shared?.writes ?? new WriteQueue(store);
  const credentials = cacheCredentials(openCredentials(store.database), store.version);
  const tagSecret = credentials.secret("sync-tags", randomId(settings.random, 32));
  const releases = createReleaseSchedule({ ...settings, writes });
  const images = createImageProcesses();
  const search = createSearchUpdates(store);
  return {
    ...settings,
    ...datasets(store, settings, (dataset) => {
      releases.watch(dataset);
      dataset.subscribe(() => search.start());
    }),
    releases,
    memory: shared?.exchange ?? createShortMemory(settings.now),
    storage: new StorageHealth(store.database, dataDir ?? tmpdir()),
    openStreams: 0,
    folder,
    store,
    writes,
    results: new ResultPool(),
    bodies: new BodyPool(),
    images,
    longQueries: createFairQueue(longQueryLimits, tooManyQueries),
    shares: createProcessorShares(),
    credentials,
    people: cachePeople(openPeople(store.database), store.version),
    roles: createRoles(openRoles(store.database), (text) => console.error(text)),
    tagsOf: (dataset, keys) => tagsOf(keys, tagSecret, dataset),
    close: () => {
      releases.stop();
      search.stop();
      images.close();
      shared?.node.stop();
      store.close();
      folder.release();
    },
  };
}

function openFolder(dataDir: string | undefined): { folder: DataFolder; store: Store } {
  const folder = dataDir === undefined ? temporaryFolder() : lockDataFolder(dataDir);
  try {
    return {
      folder,
      store: openStore(dataDir === undefined ? ":memory:" : folder.path("lake.db")),
    };
  } catch (error) {
    folder.release();
    throw error;
  }
}

function datasets(
  store: Store,
  { now, telemetry }: LakeSettings,
  watch: (dataset: Dataset) => void,
) {
  const open = new Map<string, Dataset>();
  // Reads the row each time, because the command line can change who may read a dataset while the lake runs.
  const datasetRow = (name: string) => store.datasets().find((row) => row.name === name);
  return {
    datasetRow,
    dataset: (name: string) => {
      const existing = open.get(name);
      if (existing) return existing;
      const row = datasetRow(name);
      if (!row) return undefined;
      const dataset = new Dataset(name, store, {
        isAddOn: row.addonFor !== undefined,
        hasSubmissions: row.submissionsFor !== undefined,
        telemetry,
      });
      open.set(name, dataset);
      watch(dataset);
      return dataset;
    },
    upsertDataset: (name: string, aclMode: AclMode) => {
      if (datasetRow(name)) store.setAclMode(name, aclMode);
      else store.createDataset({ name, aclMode, createdAt: now().toISOString() });
    },
    ensureAddOn: (name: string) => {
      const rows = store.datasets();
      const existing = rows.find((row) => row.addonFor === name);
      if (existing) return existing.name;
      const addOn = findUnusedName(name, "comments", new Set(rows.map((row) => row.name)));
      const createdAt = now().toISOString();
      store.createDataset({ name: addOn, aclMode: "private", createdAt, addonFor: name });
      return addOn;
    },
    ensureSubmissions: (name: string) => {
      const rows = store.datasets();
      if (rows.some((row) => row.submissionsFor === name)) return;
      const unusedName = findUnusedName(name, "submissions", new Set(rows.map((row) => row.name)));
      const createdAt = now().toISOString();
      store.createDataset({
        name: unusedName,
        aclMode: "private",
        createdAt,
        submissionsFor: name,
      });
    },
  };
}

/** The name of an add-on dataset begins with the name of its dataset, truncated to this length. */
const addOnBase = 50;

/** `production-comments`, as in Sanity's cloud, or `production-submissions`. A number is added if the name is in use. */
function findUnusedName(name: string, content: string, usedNames: ReadonlySet<string>): string {
  const base = `${name.slice(0, addOnBase)}-${content}`;
  for (let count = 1; ; count += 1) {
    const candidate = count === 1 ? base : `${base}-${count}`;
    if (!usedNames.has(candidate)) return candidate;
  }
}
