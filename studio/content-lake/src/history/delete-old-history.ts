import type { DatabaseSync } from "node:sqlite";
import { inTransaction } from "../store/group-commit.ts";
import { parseTransactionBody } from "../store/stored-json.ts";
import { setImmediate as nextTurn } from "node:timers/promises";
import type { Lake } from "../lake.ts";
import { isClockTrusted } from "./trusted-clock.ts";
import { historyDays } from "./history-days.ts";

const dayMilliseconds = 24 * 60 * 60 * 1000;

/**
 * Deletes transactions that are older than the lake's history setting allows, now and once a day. Documents stay
 * unchanged. Returns a function that stops the daily deletion.
 */
export function deleteOldHistory(lake: Lake): () => void {
  const stopping = new AbortController();
  const deleteOld = async () => {
    const days = historyDays(lake.credentials);
    if (days === undefined) return;
    // At the start, it is deleted before anybody reads it.
    const writable = lake.store.whenWritable();
    if (writable) await writable;
    if (!isClockTrusted(lake.credentials, lake.now())) {
      console.error(
        "The clock is days ahead of the last check, so the lake deletes no history. It does so in a day if the clock is right.",
      );
      return;
    }
    const before = new Date(lake.now().getTime() - days * dayMilliseconds).toISOString();
    while (!stopping.signal.aborted && deleteTransactions(lake.store.database, before)) {
      await nextTurn();
      await lake.store.whenWritable();
    }
  };
  const run = () => {
    deleteOld().catch((error: unknown) =>
      console.error("The lake failed to delete old history:", error),
    );
  };
  run();
  const timer = setInterval(run, dayMilliseconds);
  timer.unref();
  return () => {
    stopping.abort();
    clearInterval(timer);
  };
}

/** Number of transactions deleted at a time: so few that other requests wait only a few milliseconds. */
const portion = 200;

/**
 * Deletes up to `portion` transactions that are older than `before`, and returns whether there may be more. Leaves the
 * newest transaction of each dataset, which holds the dataset's sequence number, and those from which versions of an
 * archived release can be restored.
 */
export function deleteTransactions(database: DatabaseSync, before: string): boolean {
  const old = database
    .prepare(
      `select sequence, dataset, body from tx where timestamp < ?
       and sequence not in (select max(sequence) from tx group by dataset)
       and sequence not in (
         select link.sequence from document release
         join json_each(release.body, '$.finalDocumentStates') final
         join tx_document link on link.dataset = release.dataset
           and link.document_id = json_extract(final.value, '$.id')
         where release.id >= '_.releases.' and release.id < '_.releases/'
           and json_extract(release.body, '$.state') = 'archived')
       order by sequence limit ?`,
    )
    .all(before, portion);
  const dropLink = database.prepare(
    "delete from tx_document where dataset = ? and document_id = ? and sequence = ?",
  );
  const drop = database.prepare("delete from tx where sequence = ?");
  inTransaction(database, () => {
    for (const { sequence = null, dataset = null, body } of old) {
      for (const id of parseTransactionBody(body).documentIDs) dropLink.run(dataset, id, sequence);
      drop.run(sequence);
    }
  });
  return old.length === portion;
}
