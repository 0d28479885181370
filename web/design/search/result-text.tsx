import type { SearchResult } from "./search-result.ts";
import styles from "./search.module.css";

/** Renders a text in parts, and marks every second part. */
function Marked({ parts }: { parts: readonly string[] }) {
  return parts.map((part, index) =>
    index % 2 === 1 ? (
      // oxlint-disable-next-line react/no-array-index-key -- the parts of a text never change their order
      <mark key={index} className={styles.found}>
        {part}
      </mark>
    ) : (
      part
    ),
  );
}

/** Renders the words of a result: the page's title, the heading of the section, and an excerpt. */
export function ResultText({ result }: { result: SearchResult }) {
  const { title, heading, excerpt } = result;
  return (
    <>
      <span className={styles.name}>
        <Marked parts={title} />
      </span>
      {heading === null ? null : (
        <span className={styles.section}>
          <Marked parts={heading} />
        </span>
      )}
      {excerpt.join("") === "" ? null : (
        <span className={styles.excerpt} data-part="excerpt">
          <Marked parts={excerpt} />
        </span>
      )}
    </>
  );
}
