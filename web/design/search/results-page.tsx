import type { Translate } from "../../i18n/translate.ts";
import actions from "../ui/actions.module.css";
import { InterfaceText } from "../ui/interface-text.tsx";
import { ResultText } from "./result-text.tsx";
import styles from "./results-page.module.css";
import { searchPath } from "./search-path.ts";
import type { SearchResult } from "./search-result.ts";
import search from "./search.module.css";

/** Renders the form and the results of a search, without any script. [SRCH-1] */
export function ResultsPage({
  language,
  query,
  results,
  messages,
  t,
}: {
  language: string;
  query: string;
  results: readonly SearchResult[];
  /** Messages about the results, such as their number. */
  messages: readonly string[];
  t: Translate;
}) {
  return (
    <main id="content" className={`room grid ${styles.screen}`} data-tone="default">
      <h1 className={`title ${styles.title}`}>
        <InterfaceText t={t} text="search.label" />
      </h1>
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
      <div className={styles.messages}>
        {messages.map((message) => (
          <p key={message} className={search.summary}>
            {message}
          </p>
        ))}
      </div>
      <ol className={styles.results}>
        {results.map((result) => (
          <li key={result.href}>
            <a href={result.href} className={search.result}>
              <ResultText result={result} />
            </a>
          </li>
        ))}
      </ol>
    </main>
  );
}
