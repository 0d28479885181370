import type { MemberDisplay } from "../content/gates/reader.ts";
import { ISLAND } from "../design/ui/island-elements.ts";
import { DISPLAY_ID, FILL_IN } from "../members/member-display.ts";

function readDisplay(): MemberDisplay | null {
  const text = document.getElementById(DISPLAY_ID)?.textContent;
  return text ? JSON.parse(text) : null;
}

/** Returns the text of an element that shows a member's data, as React would render it. */
function textOf({ dataset }: HTMLElement, display: MemberDisplay): string {
  const name = display.name ?? dataset["guest"] ?? "";
  const { member } = dataset;
  if (member === "name") return name;
  if (member === "sentence") return (dataset["text"] ?? "").replace(FILL_IN, () => name);
  const value = Object.entries(display).find(([field]) => field === member)?.[1];
  return typeof value === "string" ? value : "";
}

/**
 * Writes the member's data into a page that several members share: into the elements with `data-member`, and into the
 * data of their islands, so that React renders the same. [MEM-1][LITE-2]
 */
export function fillInDisplay(): void {
  const display = readDisplay();
  if (display === null) return;
  for (const element of document.querySelectorAll<HTMLElement>("[data-member]")) {
    const text = textOf(element, display);
    if (element.textContent !== text) element.textContent = text;
    const island = element.closest<HTMLElement>(ISLAND);
    if (island === null) continue;
    const facts = JSON.parse(island.dataset["facts"] ?? "{}");
    if (facts.display === null) island.dataset["facts"] = JSON.stringify({ ...facts, display });
  }
}
