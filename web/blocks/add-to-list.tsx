import type { Translate } from "../i18n/translate.ts";
import styles from "./add-to-list.module.css";

/**
 * Draft mode only: a button in an empty list of blocks (`data-list`). In a studio's preview, a click opens the menu of
 * blocks for that list (web/editors/composing).
 */
export const AddToList = ({ t }: { t: Translate }) => (
  <button type="button" className={styles.add} data-add-to-list="">
    <span aria-hidden="true">+ </span>
    {t("compose.addToList")}
  </button>
);
