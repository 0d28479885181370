import { useEffect } from "react";
import { sortTable, type TableFacts } from "./sort-table.client.ts";

/** Makes the rows of a table sortable. Renders nothing itself. */
export default function TableStart(facts: TableFacts) {
  useEffect(() => {
    const section = document.getElementById(facts.of);
    if (!section) return undefined;
    const over = new AbortController();
    sortTable(section, facts, over.signal);
    return () => over.abort();
  }, [facts]);
  return null;
}
