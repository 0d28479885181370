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

/**
 * Adds a button to each heading of a table, which sorts the rows: ascending, then descending, then in the order of the
 * page. When `signal` aborts, removes the buttons and restores the order.
 */
export function sortTable(section: HTMLElement, { sort }: TableFacts, signal: AbortSignal): void {
  const headings = [...section.querySelectorAll<HTMLElement>("thead th")];
  const body = section.querySelector("tbody");
  if (body === null) return;
  const rows = [...body.rows];
  const locale = section.closest<HTMLElement>("[lang]")?.lang ?? "en";
  const cellsAt = (index: number) => rows.map(({ cells }) => cells[index]?.textContent ?? "");

  function display(heading: HTMLElement | null, direction: Direction | undefined): void {
    for (const each of headings) each.removeAttribute("aria-sort");
    if (heading !== null && direction !== undefined) heading.ariaSort = direction;
    const index = heading instanceof HTMLTableCellElement ? heading.cellIndex : 0;
    const order =
      direction === undefined ? rows.keys() : orderOf(cellsAt(index), direction, locale);
    for (const at of order) {
      const row = rows[at];
      if (row?.parentElement === body) body.append(row);
    }
  }

  for (const heading of headings) {
    const label =
      heading instanceof HTMLTableCellElement ? (sort[heading.cellIndex] ?? null) : null;
    if (label === null) continue;
    const button = document.createElement("button");
    button.type = "button";
    button.className = styles.sort ?? "";
    button.ariaLabel = label;
    button.addEventListener("click", () => display(heading, next[heading.ariaSort ?? "none"]));
    // React doesn't know the button, but it only replaces the elements beside it.
    heading.append(button);
    signal.addEventListener("abort", () => button.remove());
  }
  signal.addEventListener("abort", () => display(null, undefined));
}
