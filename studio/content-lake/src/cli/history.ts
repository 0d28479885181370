import { historyDays, setHistoryDays } from "../history/history-days.ts";
import type { Arguments } from "./arguments.ts";
import { withData, type OpenData } from "./open-data.ts";

/** Runs `history`, which prints how long history is kept, and `history DAYS` and `history everything`, which set it. */
export function history(given: Arguments): Promise<void> {
  const [text] = given.files;
  return withData(given, ({ credentials }: OpenData) => {
    if (text !== undefined) setHistoryDays(credentials, daysOf(text));
    const days = historyDays(credentials);
    console.log(
      days === undefined
        ? "The lake keeps the whole history."
        : `The lake keeps the history for ${days} days. It deletes older history at its start and once a day, but no documents.`,
    );
  });
}

function daysOf(text: string): number | undefined {
  if (text === "everything") return undefined;
  const days = Number(text);
  if (Number.isInteger(days) && days >= 1) return days;
  throw new Error(
    `history ${text} is not valid. Use a number of days, 1 or more, or "everything".`,
  );
}
