import { Dataset } from "./dataset/dataset.ts";
import { randomId } from "./mutation/document-id.ts";
import { tagsOf, type SyncTag } from "./query/sync-tags.ts";
import { openCredentials, type Credentials } from "./store/credentials.ts";
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
  credentials: Credentials;
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
  return {
    ...settings,
    ...datasets(store, settings.now),
    folder,
    store,
    credentials,
    tagsOf: (dataset, keys) => tagsOf(keys, tagSecret, dataset),
    close: () => {
      store.close();
      folder.release();
    },
  };
}

function datasets(store: Store, now: () => Date) {
  const rows = new Map(store.datasets().map((row) => [row.name, row]));
  const open = new Map<string, Dataset>();
  return {
    datasetRow: (name: string) => rows.get(name),
    dataset: (name: string) => {
      if (!rows.has(name)) return undefined;
      const dataset = open.get(name) ?? new Dataset(name, store);
      open.set(name, dataset);
      return dataset;
    },
    keepDataset: (name: string, aclMode: AclMode) => {
      const known = rows.get(name);
      const row = { name, aclMode, createdAt: known?.createdAt ?? now().toISOString() };
      if (known) store.setAclMode(name, aclMode);
      else store.createDataset(row);
      rows.set(name, row);
    },
  };
}
