import type { Translate } from "../../i18n/translate.ts";
import actions from "../ui/actions.module.css";
import { InterfaceText } from "../ui/interface-text.tsx";
import styles from "./search-form.module.css";
import { searchPath } from "./search-path.ts";
import search from "./search.module.css";

/** A form that opens the page of results. It works without script. */
export function SearchForm({
  language,
  query = "",
  t,
}: {
  language: string;
  query?: string;
  t: Translate;
}) {
  return (
    <search>
      <form action={searchPath(language)} className={styles.form}>
        <input
          // A form keeps what was typed when the page is updated, but not when another query is opened.
          key={query}
          type="text"
          name="q"
          inputMode="search"
          enterKeyHint="search"
          autoComplete="off"
          maxLength={100}
          defaultValue={query}
          aria-label={t("search.label")}
          className={search.field}
        />
        <button type="submit" className={actions.primary}>
          <InterfaceText t={t} text="search.label" />
        </button>
      </form>
    </search>
  );
}
