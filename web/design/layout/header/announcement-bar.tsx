import type { SiteSettings } from "@marquee/schemas/types";
import type { Translate } from "../../../i18n/translate.ts";
import { linkAddress } from "../../ui/link-address.ts";
import type { SiteTexts } from "../frame.ts";
import styles from "./announcement-bar.module.css";

export type SiteAnnouncement = NonNullable<SiteTexts["announcement"]>;

/**
 * Renders the announcement that all pages display. It is below the header, because an open menu
 * requires the header's row to be at the window's top edge. The announcement's tone differs from
 * the header's tone.
 */
export function AnnouncementBar({
  announcement: { text, link },
  headerTone,
  t,
}: {
  announcement: SiteAnnouncement;
  headerTone: SiteSettings["headerTone"];
  t: Translate;
}) {
  const href = link && linkAddress(link);
  return (
    <aside
      className={`room grid ${styles.bar}`}
      data-tone={headerTone === "primary" ? "secondary" : "primary"}
      aria-label={t("site.announcement")}
    >
      <p className={styles.text}>
        {text}
        {href ? (
          <>
            {" "}
            <a href={href}>{link?.label}</a>
          </>
        ) : null}
      </p>
    </aside>
  );
}
