import type { Credentials } from "../store/credentials.ts";

/**
 * User id under which the lake's own settings are stored, in the same table as users' settings. No user has this id.
 */
const lakeItself = "<lake>";
const key = "history-days";

/**
 * Returns the number of days for which transactions are stored, or undefined if they are stored
 * forever.
 */
export function historyDays(settings: Pick<Credentials, "setting">): number | undefined {
  const days: unknown = JSON.parse(settings.setting(lakeItself, key) ?? "null");
  return typeof days === "number" ? days : undefined;
}

/** Sets the number of days for which transactions are stored (undefined: forever). */
export function setHistoryDays(
  settings: Pick<Credentials, "putSetting">,
  days: number | undefined,
): void {
  settings.putSetting(lakeItself, key, JSON.stringify(days ?? null));
}
