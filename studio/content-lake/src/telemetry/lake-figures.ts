import { statfsSync } from "node:fs";
import { tmpdir } from "node:os";
import type { ContinuousBackup } from "../backup/continuous-backup.ts";
import type { Lake } from "../lake.ts";
import type { LakeFigures } from "./telemetry.ts";

/** Reads the figures of a lake and of its backup, if it has one. */
export function readFigures(lake: Lake, backup: ContinuousBackup | undefined): LakeFigures {
  const { database } = lake.store;
  const numberOf = (query: string) =>
    Number(Object.values(database.prepare(query).get() ?? {})[0] ?? 0);
  const { bavail, bsize } = statfsSync(lake.dataDir ?? tmpdir());
  const figures = backup?.figures();
  return {
    documents: numberOf("select count(*) from document"),
    databaseSize: numberOf("pragma page_count") * numberOf("pragma page_size"),
    diskFree: bavail * bsize,
    queuedWrites: lake.writes.size,
    queuedQueries: lake.longQueries.size(),
    backupLag: figures?.lag,
    backupWaiting: figures?.waiting,
    backupDamaged: figures?.damaged,
  };
}
