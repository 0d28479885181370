import { sortTable, type TableFacts } from "../../blocks/table/sort-table.client.ts";
import { enhance } from "../enhancement.client.ts";
import { factsOf } from "../facts.client.ts";

export async function start(island: HTMLElement) {
  const facts: TableFacts = factsOf(island);
  const section = document.getElementById(facts.of);
  return enhance(section, (element, over) => sortTable(element, facts, over));
}
