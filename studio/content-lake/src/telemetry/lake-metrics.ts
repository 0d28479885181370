import type { Meter } from "@opentelemetry/api";
import type { LakeFigures } from "./telemetry.ts";

/** The name, unit and description of each figure of a lake. */
const gauges = {
  documents: ["content_lake.documents", "{document}", "Stored documents, drafts and versions."],
  databaseSize: ["content_lake.database.size", "By", "Size of the database file."],
  diskFree: ["content_lake.disk.free", "By", "Free space of the disk with the data."],
  queuedWrites: ["content_lake.writes.queued", "{request}", "Writes that wait for the disk."],
  queuedQueries: ["content_lake.queries.queued", "{request}", "Long queries that run or wait."],
  backupLag: ["content_lake.backup.lag", "s", "Age of the oldest change that the backup lacks."],
  backupWaiting: [
    "content_lake.backup.waiting",
    "By",
    "Changes that wait for the backup's target.",
  ],
  backupDamaged: ["content_lake.backup.damaged", "{file}", "Assets that the lake itself lacks."],
} as const satisfies Record<keyof LakeFigures, readonly [string, string, string]>;

/** Sends a lake's figures with each export. They are read once per export. */
export function sendFigures(meter: Meter, figures: () => LakeFigures): void {
  const observed = Object.entries(gauges).map(([key, [name, unit, description]]) => ({
    key,
    gauge: meter.createObservableGauge(name, { unit, description }),
  }));
  meter.addBatchObservableCallback(
    (result) => {
      const values = new Map<string, number | undefined>(Object.entries(figures()));
      for (const { key, gauge } of observed) {
        const value = values.get(key);
        if (value !== undefined) result.observe(gauge, value);
      }
    },
    observed.map(({ gauge }) => gauge),
  );
}
