import type { Translate } from "../../i18n/translate.ts";
import { InterfaceText } from "../ui/interface-text.tsx";
import { ResultText } from "./result-text.tsx";
import styles from "./results-page.module.css";
import { SearchForm } from "./search-form.tsx";
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
      <SearchForm language={language} query={query} t={t} />
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
