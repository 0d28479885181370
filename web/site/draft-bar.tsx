import type { Translate } from "../i18n/translate.ts";
import styles from "./draft-bar.module.css";

/** Draft mode only: tells an editor that this is not what visitors see, and leads out. */
export function DraftBar({ t, leaveHref }: { t: Translate; leaveHref: string }) {
  return (
    <aside className={styles.bar} data-tone="gold">
      <p>{t("site.draft")}</p>
      <a href={leaveHref}>{t("site.leaveDraft")}</a>
    </aside>
  );
}
