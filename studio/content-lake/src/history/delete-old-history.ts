import { setImmediate as nextTurn } from "node:timers/promises";
import type { Lake } from "../lake.ts";
import { isClockTrusted } from "./trusted-clock.ts";
import { historyDays } from "./history-days.ts";
import { deleteTransactions } from "../store/delete-transactions.ts";

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
