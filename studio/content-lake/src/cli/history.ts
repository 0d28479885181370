import { historyDays, keepHistoryDays } from "../history/history-days.ts";
import type { Arguments } from "./arguments.ts";
import { withData, type OpenData } from "./open-data.ts";

/** Runs `history`, which prints how long history is kept, and `history DAYS` and `history everything`, which set it. */
export function history(given: Arguments): Promise<void> {
  const [kept] = given.files;
  return withData(given, ({ credentials }: OpenData) => {
    if (kept !== undefined) keepHistoryDays(credentials, daysOf(kept));
    const days = historyDays(credentials);
    console.log(
      days === undefined
        ? "The whole history is kept."
        : `History is kept for ${days} days; a running lake forgets what is older once a day, and at its start. Documents stay.`,
    );
  });
}

function daysOf(text: string): number | undefined {
  if (text === "everything") return undefined;
  const days = Number(text);
  if (Number.isInteger(days) && days >= 1) return days;
  throw new Error(`history ${text}: how many days to keep, 1 or more, or "everything".`);
}
