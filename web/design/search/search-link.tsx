import type { Translate } from "../../i18n/translate.ts";
import { InterfaceText } from "../ui/interface-text.tsx";
import styles from "./search-link.module.css";
import { searchPath } from "./search-path.ts";

/**
 * Renders the header's link to the search. `ConsentShell` opens the search dialog instead, with the
 * link's name and the texts in its attributes. `hasDialog` is false on pages without that script.
 */
export function SearchLink({
  language,
  t,
  hasDialog,
  isNamed = false,
}: {
  language: string;
  t: Translate;
  hasDialog: boolean;
  /** True to display the link's name beside the icon. */
  isNamed?: boolean;
}) {
  const dialog = {
    "data-opens": "search",
    "data-close": t("site.closeMenu"),
    "data-all": t("search.all"),
    "data-failed": t("search.failed"),
    "aria-keyshortcuts": "/",
  };
  return (
    <a href={searchPath(language)} className={styles.link} {...(hasDialog ? dialog : {})}>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d="M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13m5 11.5L21 21" />
      </svg>
      <span className={isNamed ? undefined : "sr-only"}>
        <InterfaceText t={t} text="search.label" />
      </span>
    </a>
  );
}
