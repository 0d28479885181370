import { rmSync } from "node:fs";
import type { DatabaseSync } from "node:sqlite";
import { openStore, type Store } from "../store/store.ts";
import type { LogEntry, SharedLog } from "./shared-log.ts";

const portion = 200;

/** Opens the store of a node's own copy. Its commits needn't wait for the disk, because the log is durable. */
export function openReplica(file: string): Store {
  const store = openStore(file, { isReplica: true });
  store.database.exec("pragma synchronous = normal");
  return store;
}

export function removeReplica(file: string): void {
  for (const end of ["", "-wal", "-shm"]) rmSync(file + end, { force: true });
}

/**
 * Applies the entries that a copy lacks. False if the copy is older than the documents in the log, or if it has other
 * transactions than the log, which was then restored from a backup.
 */
export async function bringUpToDate(
  store: Store,
  log: Pick<SharedLog, "heads" | "entriesAfter">,
): Promise<boolean> {
  const { sequences } = await log.heads();
  for (const name of loggedDatasets(store.database)) {
    if (!sequences.has(name)) return false;
  }
  for (const [name, head] of sequences) {
    const last = store.lastSequence(name);
    if (last > head || !(await isSame(store, log, name, last))) return false;
    if (!(await applyAfter(store, log, name, last, head))) return false;
  }
  return true;
}

function loggedDatasets(database: DatabaseSync): string[] {
  return database
    .prepare("select distinct dataset from tx")
    .all()
    .map((row) => String(row["dataset"]));
}

async function isSame(
  store: Store,
  log: Pick<SharedLog, "entriesAfter">,
  dataset: string,
  last: number,
): Promise<boolean> {
  if (last === 0) return true;
  const [entry] = await log.entriesAfter(dataset, last - 1, 1);
  if (entry?.transaction.sequence !== last) return false;
  const own = store.transaction(dataset, entry.transaction.id);
  return own?.sequence === last && own.digest === entry.transaction.digest;
}

async function applyAfter(
  store: Store,
  log: Pick<SharedLog, "entriesAfter">,
  dataset: string,
  from: number,
  head: number,
): Promise<boolean> {
  for (let last = from; last < head;) {
    const entries = await log.entriesAfter(dataset, last, portion);
    const applied = store.together(() => applyNext(store, entries, last));
    if (applied < entries.length || applied === 0) return false;
    last += applied;
  }
  return true;
}

/** Applies entries up to the first one that has no documents or the wrong number. Returns how many it has applied. */
function applyNext(store: Store, entries: readonly LogEntry[], last: number): number {
  let applied = 0;
  for (const { dataset, transaction, documents } of entries) {
    if (!documents || transaction.sequence !== last + applied + 1) break;
    store.commit({ dataset, transaction, documents });
    applied += 1;
  }
  return applied;
}
