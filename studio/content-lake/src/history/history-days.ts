import type { Credentials } from "../store/credentials.ts";

/** A user id that no user has: the lake's own settings are in the same table as users' settings. */
export const lakeItself = "<lake>";
const key = "history-days";

/** The number of days for which transactions are stored; undefined if they are stored forever. */
export function historyDays(settings: Pick<Credentials, "setting">): number | undefined {
  const days: unknown = JSON.parse(settings.setting(lakeItself, key) ?? "null");
  return typeof days === "number" ? days : undefined;
}

export function setHistoryDays(
  settings: Pick<Credentials, "putSetting">,
  days: number | undefined,
): void {
  settings.putSetting(lakeItself, key, JSON.stringify(days ?? null));
}
