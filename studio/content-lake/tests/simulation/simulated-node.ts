import { Dataset } from "../../src/dataset/dataset.ts";
import { LakeNode } from "../../src/nodes/lake-node.ts";
import { bringUpToDate } from "../../src/nodes/replica.ts";
import { SettingsReplica } from "../../src/nodes/settings-replica.ts";
import { SharedWrites } from "../../src/nodes/shared-writes.ts";
import type { SharedLog } from "../../src/nodes/shared-log.ts";
import { openStore, type Store } from "../../src/store/store.ts";
import { timestamp } from "../support/sample-documents.ts";
import type { Scheduler } from "./scheduler.ts";
import type { SimulatedDatabase, SimulatedLog } from "./simulated-database.ts";

/** Mistakes that a test plants in a node. */
export interface NodeMistakes {
  /** Replaces the log that the node uses. */
  log?: (log: SharedLog) => SharedLog;
  /** Whether a read waits for the state that its client has seen. */
  noWaiting?: boolean;
}

export type SimulatedNode = ReturnType<typeof openNode>;

/** Opens a node of the simulated lake: all of a real node except HTTP and PostgreSQL. */
function openNode(store: Store, ownLog: SimulatedLog, timing: Scheduler, mistakes: NodeMistakes) {
  const state = { isCrashed: false, isReplaced: false };
  const received: { sequence: number; id: string }[] = [];
  const dataset = new Dataset("production", store);
  dataset.subscribe(({ transaction: { sequence, id } }) => {
    received.push({ sequence, id });
  });
  const crash = () => {
    state.isCrashed = true;
    node.stop();
    ownLog.crash();
  };
  const parts = { log: mistakes.log?.(ownLog) ?? ownLog, store, timing };
  const node = new LakeNode({
    ...parts,
    settings: new SettingsReplica(store.database),
    settingsVersion: 0,
    fail: crash,
    reportReach: () => undefined,
  });
  node.follow((name) => (name === "production" ? dataset : undefined));
  return {
    store,
    dataset,
    /** The transactions that a listener on this node has received since its start. */
    received,
    /** Whether the node has crashed, and whether another one was started in its place. */
    state,
    writes: new SharedWrites({ ...parts, node }),
    reach: async (sequence: number) => {
      if (!mistakes.noWaiting) await node.reach("production", sequence);
    },
    /** Stops the node at this moment. Nothing that waits in it continues. */
    crash,
  };
}

function newCopy(): Store {
  const store = openStore(":memory:", { isReplica: true });
  store.createDataset({ name: "production", aclMode: "private", createdAt: timestamp });
  return store;
}

/** Closes and opens a copy, as far as the node notices: temporary tables and triggers disappear. */
function reopen(store: Store): Store {
  const { database } = store;
  const triggers = "select name from sqlite_temp_master where type = 'trigger'";
  for (const { name } of database.prepare(triggers).all())
    database.exec(`drop trigger temp.${String(name)}`);
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
      if (await bringUpToDate(store, log)) return openNode(store, log, scheduler, mistakes);
      store = newCopy();
    } catch {
      // The database can't be reached. The node tries again.
    }
    log.crash();
    await scheduler.sleep(50);
  }
}
