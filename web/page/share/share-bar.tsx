import type { Share } from "@marquee/schemas/share";
import type { Page } from "@marquee/schemas/types";
import { writtenLocale } from "../../i18n/written-locale.ts";
import type { Translate } from "../../i18n/translate.ts";
import { pagePath } from "../../design/ui/page-path.ts";
import styles from "./share-bar.module.css";
import { SHARE_PATH } from "./share-cookie.ts";

/**
 * Formats a time (ms since 1970) for the preview bar, in the locale `formats`. The text includes
 * the time zone's name. If `timeZone` is null, the time is in UTC.
 */
function formatExpiry(moment: number, formats: string, timeZone: string | null): string {
  return new Intl.DateTimeFormat(writtenLocale(formats), {
    weekday: "short",
    day: "numeric",
    month: "short",
    hour: "numeric",
    minute: "2-digit",
    timeZoneName: "short",
    timeZone: timeZone ?? "UTC",
  }).format(moment);
}

/**
 * The bar at the top of a shared preview. A text says when the preview ends, or that it has ended.
 * A button leaves the preview. Works without JavaScript.
 */
export function ShareBar({
  share,
  page,
  formats,
  t,
}: {
  share: Share | "ended";
  page: Pick<Page, "language" | "slug">;
  /** Locale for dates and numbers. */
  formats: string;
  t: Translate;
}) {
  const isOver = share === "ended";
  return (
    <aside className={styles["bar"]} data-tone="secondary" aria-label={t("preview.title")}>
      <p className={styles["title"]}>{t(isOver ? "share.overHeading" : "preview.title")}</p>
      <p className={styles["text"]}>
        {isOver
          ? t("share.published")
          : t("share.until", { time: formatExpiry(share.until, formats, share.timeZone) })}
      </p>
      <form action={`${SHARE_PATH}/leave`} method="post" className={styles["form"]}>
        <input type="hidden" name="from" value={pagePath(page)} />
        <button type="submit" className={styles["leave"]}>
          {t(isOver ? "share.close" : "share.leave")}
        </button>
      </form>
    </aside>
  );
}
