import styles from "./table.module.css";
import { orderOf } from "./sort-value.ts";

export type TableFacts = {
  /** ID of the block's section. */
  of: string;
  /** Labels of the buttons that sort the rows, by column; null for a column without a heading. */
  sort: readonly (string | null)[];
};

type Direction = "ascending" | "descending";

const next: Readonly<Record<string, Direction | undefined>> = {
  none: "ascending",
  ascending: "descending",
};

/** The place of a row in the order of the page. React renews it when it renders the table again. */
const placeOf = (row: HTMLElement) => Number(row.dataset["order"]);

/**
 * Adds a button to each heading of a table, which sorts the rows: ascending, then descending, then in the order of the
 * page. When `signal` aborts, removes the buttons and restores the order.
 */
export function sortTable(section: HTMLElement, { sort }: TableFacts, signal: AbortSignal): void {
  const headings = [...section.querySelectorAll<HTMLTableCellElement>("thead th")];
  const body = section.querySelector("tbody");
  if (body === null) return;
  const locale = section.closest<HTMLElement>("[lang]")?.lang ?? "en";

  /** Returns the rows that the table has now, in the order of the page. */
  const rowsOf = ({ rows }: HTMLTableSectionElement) =>
    [...rows].toSorted((one, other) => placeOf(one) - placeOf(other));

  function restore(): void {
    for (const each of headings) each.removeAttribute("aria-sort");
    body?.append(...rowsOf(body));
  }

  function display({ cellIndex }: HTMLTableCellElement, direction: Direction): void {
    if (body === null) return;
    const rows = rowsOf(body);
    const texts = rows.map(({ cells }) => cells[cellIndex]?.textContent ?? "");
    body.append(...orderOf(texts, direction, locale).flatMap((at) => rows[at] ?? []));
  }

  for (const heading of headings) {
    const label = sort[heading.cellIndex] ?? null;
    if (label === null) continue;
    const button = document.createElement("button");
    button.type = "button";
    button.className = styles.sort ?? "";
    button.ariaLabel = label;
    button.addEventListener("click", () => {
      const direction = next[heading.ariaSort ?? "none"];
      restore();
      if (direction === undefined) return;
      heading.ariaSort = direction;
      display(heading, direction);
    });
    // Otherwise the label of the button would be a part of the column's name.
    heading.ariaLabel = heading.textContent;
    // React doesn't know the button, but it only replaces the elements beside it.
    heading.append(button);
    signal.addEventListener("abort", () => {
      button.remove();
      heading.removeAttribute("aria-label");
    });
  }
  signal.addEventListener("abort", restore);
}
