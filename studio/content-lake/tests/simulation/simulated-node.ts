import { Dataset } from "../../src/dataset/dataset.ts";
import { LakeNode } from "../../src/nodes/lake-node.ts";
import { bringUpToDate } from "../../src/nodes/replica.ts";
import { SettingsReplica } from "../../src/nodes/settings-replica.ts";
import { SharedWrites } from "../../src/nodes/shared-writes.ts";
import type { SharedLog } from "../../src/nodes/shared-log.ts";
import { openStore, type Store } from "../../src/store/store.ts";
import type { Scheduler } from "./scheduler.ts";
import type { SimulatedDatabase, SimulatedLog } from "./simulated-database.ts";

/** Mistakes that a test plants in a node. */
export interface NodeMistakes {
  /** Replaces the log that the node uses. */
  log?: (log: SharedLog) => SharedLog;
  /** Replaces the store that the node uses. */
  store?: (store: Store) => Store;
  /** Whether a read waits for the state that its client has seen. */
  noWaiting?: boolean;
}

/** A node of the simulated lake: all of a real node except HTTP and PostgreSQL. */
export class SimulatedNode {
  readonly store: Store;
  readonly dataset: Dataset;
  readonly writes: SharedWrites;
  readonly node: LakeNode;
  /** The transactions that a listener on this node has received since its start. */
  readonly heard: { sequence: number; id: string }[] = [];
  readonly #log: SimulatedLog;
  readonly #mistakes: NodeMistakes;
  isCrashed = false;
  /** Whether another node was started in the place of this one. */
  isReplaced = false;

  constructor(store: Store, simulatedLog: SimulatedLog, timing: Scheduler, mistakes: NodeMistakes) {
    this.store = mistakes.store?.(store) ?? store;
    this.#log = simulatedLog;
    this.#mistakes = mistakes;
    const log = mistakes.log?.(simulatedLog) ?? simulatedLog;
    this.dataset = new Dataset("production", this.store);
    this.dataset.subscribe(({ transaction: { sequence, id } }) => {
      this.heard.push({ sequence, id });
    });
    const settings = new SettingsReplica(store.database);
    const parts = { log, store: this.store, timing };
    this.node = new LakeNode({
      ...parts,
      settings,
      settingsVersion: 0,
      fail: () => this.crash(),
      reportReach: () => undefined,
    });
    this.writes = new SharedWrites({ ...parts, node: this.node });
    this.node.follow((name) => (name === "production" ? this.dataset : undefined));
  }

  async reach(sequence: number): Promise<void> {
    if (!this.#mistakes.noWaiting) await this.node.reach("production", sequence);
  }

  /** Stops the node at this moment. Nothing that waits in it continues. */
  crash(): void {
    this.isCrashed = true;
    this.node.stop();
    this.#log.crash();
  }
}

/** Opens a new copy for a node. */
function newCopy(): Store {
  const store = openStore(":memory:", { isReplica: true });
  store.createDataset({
    name: "production",
    aclMode: "private",
    createdAt: "2026-01-01T00:00:00Z",
  });
  return store;
}

/** Closes and opens a copy, as far as the node notices: temporary tables and triggers disappear. */
function reopen(store: Store): Store {
  const { database } = store;
  for (const row of database
    .prepare("select name from sqlite_temp_master where type = 'trigger'")
    .all()) {
    database.exec(`drop trigger temp.${String(row["name"])}`);
  }
  database.exec("drop table if exists temp.changed_row");
  return store;
}

/** Starts a node with the copy that it had, or with a new one if `copy` is undefined or can't be used. */
export async function startNode(
  database: SimulatedDatabase,
  scheduler: Scheduler,
  mistakes: NodeMistakes,
  copy = newCopy(),
): Promise<SimulatedNode> {
  for (let store = reopen(copy); ;) {
    const log = database.connect();
    try {
      if (await bringUpToDate(store, log))
        return new SimulatedNode(store, log, scheduler, mistakes);
      store = newCopy();
    } catch {
      // The database can't be reached. The node tries again.
    }
    log.crash();
    await scheduler.sleep(50);
  }
}
