// @vitest-environment jsdom
import { blockFixtures } from "@marquee/schemas/fixtures";
import { expect, test } from "vitest";
import { renderBlock } from "../block.fixture.ts";
import { sortTable } from "./sort-table.client.ts";

const { full } = blockFixtures.table;

async function openTable() {
  document.body.innerHTML = await renderBlock("table", full);
  const section = document.querySelector("section");
  if (section === null) throw new Error("The table has no section.");
  const over = new AbortController();
  const labels = Object.values(full.columns).map((heading) => `Sort by ${heading}`);
  sortTable(section, { of: section.id, sort: labels }, over.signal);
  const columnOf = (index: number) =>
    [...section.querySelectorAll("tbody tr")].map((row) => row.children[index]?.textContent);
  const button = (label: string) =>
    [...section.querySelectorAll("button")].find((each) => each.ariaLabel === label);
  return { section, over, columnOf, button };
}

test("[BLK-8] a heading's button sorts the rows up, down, and back to the page's order", async () => {
  const { section, columnOf, button } = await openTable();
  const order = columnOf(0);
  const length = button("Sort by Length");
  const press = () => {
    length?.click();
    return [section.querySelector("[aria-sort]")?.ariaSort, columnOf(3)];
  };
  expect(press()).toEqual(["ascending", ["8 min", "9 min", "11 min", "14 min", "15 min"]]);
  expect(press()).toEqual(["descending", ["15 min", "14 min", "11 min", "9 min", "8 min"]]);
  expect(press()[0]).toBeUndefined();
  expect(columnOf(0)).toEqual(order);
  length?.click();
  button("Sort by Film")?.click();
  expect(section.querySelectorAll("[aria-sort]")).toHaveLength(1);
  expect(columnOf(0)[0]).toBe("Atlas of Crossed-out Streets");
});

test("[BLK-8] sorts and restores the rows that a new rendering inserted, moved and removed, and removes its buttons", async () => {
  const { section, over, columnOf, button } = await openTable();
  button("Sort by Film")?.click();
  const rows = [...section.querySelectorAll<HTMLElement>("tbody tr")];
  const titled = (title: string) => rows.find((row) => row.children[0]?.textContent === title);
  // As React does when an editor publishes another order with a new row, before effects end.
  const moth = titled("Moth, Interior");
  const added = moth?.cloneNode(true);
  if (!(added instanceof HTMLElement)) throw new Error("The row is missing.");
  const [title] = added.children;
  if (title) title.textContent = "Beacon";
  moth?.parentElement?.append(added);
  titled("Salt for the Stairs")?.remove();
  const order = [
    "Lamplighter",
    "Beacon",
    "Moth, Interior",
    "The Last Tram",
    "Atlas of Crossed-out Streets",
  ];
  for (const row of section.querySelectorAll<HTMLElement>("tbody tr")) {
    row.dataset["order"] = String(order.indexOf(row.children[0]?.textContent ?? ""));
  }
  button("Sort by Film")?.click();
  expect(columnOf(0)).toEqual([...order].toSorted().toReversed());
  over.abort();
  expect(section.querySelectorAll("button, [aria-sort]")).toHaveLength(0);
  expect(columnOf(0)).toEqual(order);
});

test("[BLK-8] a column's name stays its heading beside the button that sorts", async () => {
  const { section, over } = await openTable();
  const names = () => [...section.querySelectorAll("thead th")].map((each) => each.ariaLabel);
  expect(names().slice(0, 2)).toEqual(["Film", "Director"]);
  over.abort();
  expect(names().slice(0, 2)).toEqual([null, null]);
});
