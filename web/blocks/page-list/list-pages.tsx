import type { ReactNode } from "react";
import { writtenNumber } from "../../i18n/written-locale.ts";
import type { BlockContext } from "../block-component.ts";
import type { ListContent } from "./list-entries.ts";
import { pageNumbers } from "./page-numbers.ts";
import styles from "./page-list.module.css";

/** Renders a link to the previous or next page of a list; nothing if there is none. */
function Step({ href, rel, children }: { href: string | null; rel: string; children: ReactNode }) {
  if (href === null) return null;
  return (
    <a href={href} rel={rel} className={styles.step}>
      {children}
    </a>
  );
}

/** Renders links to the pages of a list. */
export function ListPages({
  list: { number: current, pages, pathOf },
  label,
  context: { t, formats },
}: {
  list: ListContent;
  /** Id of the list's heading, so that several lists on a page have different names. */
  label: string | undefined;
  context: Pick<BlockContext, "t" | "formats">;
}) {
  if (pages === 1) return null;
  const name = t("list.pages");
  return (
    <nav className={styles.pages} aria-label={label === undefined ? name : `${label}: ${name}`}>
      <Step href={current > 1 ? pathOf(current - 1) : null} rel="prev">
        {t("list.previous")}
      </Step>
      <ul className={styles.numbers}>
        {pageNumbers(current, pages).map((number, index) => (
          <li key={number ?? `gap-${index}`}>
            {number === null ? (
              <span className={styles.gap}>…</span>
            ) : (
              <a
                href={pathOf(number)}
                className={styles.number}
                aria-current={number === current ? "page" : undefined}
                aria-label={t("list.page", { number: writtenNumber(number, formats) })}
              >
                {writtenNumber(number, formats)}
              </a>
            )}
          </li>
        ))}
      </ul>
      <Step href={current < pages ? pathOf(current + 1) : null} rel="next">
        {t("list.next")}
      </Step>
    </nav>
  );
}
