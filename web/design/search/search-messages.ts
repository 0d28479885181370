import type { Translate } from "../../i18n/translate.ts";

/** Returns the sentences about a search's results: their number, and whether some are missing. */
export function searchMessages(
  { count, listed, isComplete }: { count: number; listed: number; isComplete: boolean },
  t: Translate,
): string[] {
  return [
    ...(count === 0 ? [t("search.none"), t("search.noneHint")] : [t("search.count", { count })]),
    ...(count > listed ? [t("search.more")] : []),
    ...(isComplete ? [] : [t("search.incomplete")]),
  ];
}
