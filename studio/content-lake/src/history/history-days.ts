import type { Credentials } from "../store/credentials.ts";

/** The lake's own settings stand beside those of people; nobody has this id. */
const lakeItself = "<lake>";
const key = "history-days";

/** For so many days transactions are kept; undefined: for ever. */
export function historyDays(settings: Pick<Credentials, "setting">): number | undefined {
  const days: unknown = JSON.parse(settings.setting(lakeItself, key) ?? "null");
  return typeof days === "number" ? days : undefined;
}

/** Says for how many days transactions are kept (undefined: for ever). */
export function keepHistoryDays(
  settings: Pick<Credentials, "keepSetting">,
  days: number | undefined,
): void {
  settings.keepSetting(lakeItself, key, JSON.stringify(days ?? null));
}
