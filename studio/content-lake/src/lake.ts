import { Dataset } from "./dataset/dataset.ts";
import { randomId } from "./mutation/document-id.ts";
import { WriteQueue } from "./mutation/write-queue.ts";
import { tagsOf, type SyncTag } from "./query/sync-tags.ts";
import { createReleaseSchedule, type ReleaseSchedule } from "./releases/release-schedule.ts";
import { openCredentials, type Credentials } from "./store/credentials.ts";
import { openPeople, type People } from "./store/people.ts";
import { takeDataFolder, type DataFolder } from "./store/data-folder.ts";
import { openStore, type AclMode, type DatasetRow, type Store } from "./store/store.ts";

/** A lake's surroundings, passed in so that tests can hold them still. */
export interface LakeSettings {
  dataDir: string;
  projectId: string;
  now: () => Date;
  random: (bytes: number) => Uint8Array;
}

/** The open lake: what the routes work with. */
export interface Lake extends LakeSettings {
  folder: DataFolder;
  store: Store;
  /** Where requests to write wait for their turn. */
  writes: WriteQueue;
  credentials: Credentials;
  people: People;
  /** Publishes scheduled releases at their time. */
  releases: ReleaseSchedule;
  /** The dataset with this name, loaded when it is first asked for. */
  dataset(name: string): Dataset | undefined;
  datasetRow(name: string): DatasetRow | undefined;
  /** Adds a dataset, or changes who may read one that is there. */
  keepDataset(name: string, aclMode: AclMode): void;
  tagsOf(dataset: string, keys: Iterable<string>): SyncTag[];
  close(): void;
}

/** Opens a data folder. Throws an `Error` for people where it is in use or damaged. */
export function openLake(settings: LakeSettings): Lake {
  const folder = takeDataFolder(settings.dataDir);
  let store: Store;
  try {
    store = openStore(folder.path("lake.db"));
  } catch (error) {
    folder.release();
    throw error;
  }
  const credentials = openCredentials(store.database);
  const tagSecret = credentials.secret("sync-tags", randomId(settings.random, 32));
  const releases = createReleaseSchedule(settings);
  return {
    ...settings,
    ...datasets(store, settings.now, releases),
    releases,
    folder,
    store,
    writes: new WriteQueue(store),
    credentials,
    people: openPeople(store.database),
    tagsOf: (dataset, keys) => tagsOf(keys, tagSecret, dataset),
    close: () => {
      releases.stop();
      store.close();
      folder.release();
    },
  };
}

function datasets(store: Store, now: () => Date, releases: ReleaseSchedule) {
  const open = new Map<string, Dataset>();
  // Read each time: the command line changes who may read a dataset while the lake runs.
  const datasetRow = (name: string) => store.datasets().find((row) => row.name === name);
  return {
    datasetRow,
    dataset: (name: string) => {
      const known = open.get(name);
      if (known || !datasetRow(name)) return known;
      const dataset = new Dataset(name, store);
      open.set(name, dataset);
      releases.watch(dataset);
      return dataset;
    },
    keepDataset: (name: string, aclMode: AclMode) => {
      if (datasetRow(name)) store.setAclMode(name, aclMode);
      else store.createDataset({ name, aclMode, createdAt: now().toISOString() });
    },
  };
}
