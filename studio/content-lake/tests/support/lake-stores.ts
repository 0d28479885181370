import { join } from "node:path";
import type { BackupTarget } from "../../src/backup/backup-target.ts";
import {
  createContentLake,
  type ContentLake,
  type ContentLakeOptions,
} from "../../src/content-lake.ts";
import { Dataset } from "../../src/dataset/dataset.ts";
import { WriteQueue, type Writes } from "../../src/mutation/write-queue.ts";
import { openSharedLake } from "../../src/nodes/open-shared-lake.ts";
import { openCredentials, type Credentials } from "../../src/store/credentials.ts";
import { openStore, type Store } from "../../src/store/store.ts";
import type { TestPostgres } from "./postgres.ts";
import { newFolder } from "./served-lake.ts";

/** The parts of an open lake that a store must provide. */
export interface OpenedStore {
  store: Store;
  writes: Writes;
  credentials: Credentials;
  dataset: (name: string) => Dataset;
  /** Stores changes of credentials where the store's other servers find them. */
  storeSettings(): Promise<void>;
  close(): Promise<void>;
}

/** One kind of store, with the data of one test. It can be closed and opened again. */
export interface TestStore {
  open(): Promise<OpenedStore>;
}

/** A started node of a lake in PostgreSQL, without a port. */
export interface TestNode extends ContentLake {
  stop(): Promise<void>;
}

/** Starts a node of the lake in this database. Throws in the test if the node fails later. */
export async function openNode(
  database: string,
  dataDir: string,
  options: Partial<ContentLakeOptions> & {
    onFailure?: (error: Error) => void;
    assets?: BackupTarget;
  } = {},
): Promise<TestNode> {
  const { onFailure = (error: Error) => console.error(error), assets } = options;
  const settings = { database, dataDir, assets, onFailure };
  const { opened, close } = await openSharedLake(settings, (shared) =>
    createContentLake({ dataDir, ...options, shared }),
  );
  const stop = async () => {
    opened.close();
    await close();
  };
  return { ...opened, stop };
}

/** A store in memory or in a SQLite file, which one process serves. */
export const sqliteStore = (file = join(newFolder(), "lake.db")): TestStore => ({
  open: async () => {
    const store = openStore(file);
    const datasets = new Map<string, Dataset>();
    return {
      store,
      writes: new WriteQueue(store),
      credentials: openCredentials(store.database),
      dataset: (name) => {
        const dataset = datasets.get(name) ?? new Dataset(name, store);
        datasets.set(name, dataset);
        return dataset;
      },
      storeSettings: async () => undefined,
      close: async () => store.close(),
    };
  },
});

/** A store in PostgreSQL. With `isFresh`, each `open` begins without the node's folder. */
export async function postgresStore(server: TestPostgres, isFresh: boolean): Promise<TestStore> {
  const database = await server.newDatabase();
  const folder = newFolder();
  return {
    open: async () => {
      const node = await openNode(database, isFresh ? newFolder() : folder);
      const { lake } = node;
      if (!lake.datasetRow("staging")) lake.upsertDataset("staging", "private");
      await lake.shared?.node.storeSettings();
      return {
        store: lake.store,
        writes: lake.writes,
        credentials: lake.credentials,
        dataset: (name) => {
          const dataset = lake.dataset(name);
          if (!dataset) throw new Error(`There is no dataset ${name}`);
          return dataset;
        },
        storeSettings: async () => lake.shared?.node.storeSettings(),
        close: () => node.stop(),
      };
    },
  };
}
