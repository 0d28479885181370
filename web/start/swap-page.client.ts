import { Idiomorph } from "idiomorph";
import { ANNOUNCEMENTS } from "../design/ui/announcements.ts";
import { ISLAND } from "../design/ui/island-elements.ts";
import { endEnhancements, originalOf } from "./enhancement.client.ts";
import { factsOf } from "./facts.client.ts";
import type { RunningIsland } from "./react-island.client.tsx";

/** Longest wait in ms for a style sheet that the page did not have. */
const PATIENCE = 3_000;

/** Attributes that visitors and scripts change. They keep their values. */
const OWN = new Set(["open", "value", "checked", "selected", "inert", "data-waiting", "hidden"]);

/** Elements that scripts have added to the page, by selectors. They stay. */
const ADDED = "[data-added]";

/** Loads the style sheets that the next page has and this one doesn't. */
async function loadStyles(next: Document): Promise<void> {
  const links = [...next.head.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')];
  const missing = links.filter(
    (link) =>
      !document.head.querySelector(`link[href="${CSS.escape(link.getAttribute("href") ?? "")}"]`),
  );
  const loaded = missing.map((link) => {
    const own = document.createElement("link");
    own.rel = "stylesheet";
    own.href = link.getAttribute("href") ?? "";
    return new Promise<void>((resolve) => {
      for (const end of ["load", "error"]) own.addEventListener(end, () => resolve());
      setTimeout(resolve, PATIENCE);
      document.head.append(own);
    });
  });
  await Promise.all(loaded);
}

/** Selects what the head of a page says: its title, addresses, icons and colors. */
const HEAD = 'title,meta,link:not([rel="stylesheet"],[rel="preload"],[rel="modulepreload"])';

/** Changes what the head of the page says, and the language and direction of the document. */
function swapHead(next: Document): void {
  const [old, newer] = [document, next].map(({ head }) => [...head.querySelectorAll(HEAD)]);
  const isSame = (one: Element) => (other: Element) => one.isEqualNode(other);
  for (const element of old ?? []) if (!newer?.some(isSame(element))) element.remove();
  for (const element of newer ?? [])
    if (!old?.some(isSame(element))) document.head.append(document.importNode(element, true));
  // Attributes of scripts, such as the chosen color scheme, are not in the server's HTML, and stay.
  for (const { name, value } of next.documentElement.attributes)
    document.documentElement.setAttribute(name, value);
}

/** Returns what the gate in a block says and needs, without the member's own data; null if the block has no gate. */
function gateIn(block: Element): string | null {
  const gate = block.querySelector("[data-gate]");
  if (gate === null) return null;
  const prompts = [...gate.querySelectorAll<HTMLElement>(ISLAND)].map((island) =>
    JSON.stringify({ ...factsOf(island), display: null }),
  );
  return prompts.length > 0 ? prompts.join() : gate.textContent;
}

const isSameGate = (old: Element, newer: Element): boolean => gateIn(old) === gateIn(newer);

/**
 * Changes this page into the next one: only what differs, so scroll position, focus, selection, open disclosures and what
 * was typed stay. Parts that React runs are rendered by React. A block whose gate has changed is replaced as a whole,
 * which is how others notice it (`members/gate/watch-refresh.client.ts`).
 */
export async function swapPage(
  next: Document,
  runningAt: (element: HTMLElement) => RunningIsland | undefined,
): Promise<void> {
  await loadStyles(next);
  swapHead(next);
  // Replaced after the rest, because Idiomorph goes on from the element that it has just compared.
  const replaced: [Element, Element][] = [];
  const replace = (old: Element, newer: Element) => {
    replaced.push([old, newer]);
    return false;
  };
  const endIslands = (root: Element) => {
    const inside = [...root.querySelectorAll<HTMLElement>(ISLAND)];
    for (const element of root instanceof HTMLElement ? [root, ...inside] : inside)
      runningAt(element)?.end();
    endEnhancements(root);
  };
  Idiomorph.morph(document.body, next.body, {
    morphStyle: "outerHTML",
    ignoreActiveValue: true,
    restoreFocus: false,
    callbacks: {
      beforeNodeMorphed(old: Node, newer: Node) {
        if (!(old instanceof HTMLElement) || !(newer instanceof HTMLElement)) return true;
        // The server's region is empty. A text in it is said once, and stays.
        if (old.isEqualNode(newer) || old.id === ANNOUNCEMENTS) return false;
        const original = originalOf(old);
        if (original !== undefined) {
          return original.isEqualNode(newer) ? false : replace(old, newer);
        }
        if (old.matches(ISLAND)) {
          const running = runningAt(old);
          if (running === undefined) return true;
          const name = newer.dataset["name"];
          if (name !== old.dataset["name"]) return replace(old, newer);
          old.dataset["facts"] = newer.dataset["facts"] ?? "{}";
          running.update(newer);
          return false;
        }
        if (!old.matches("[data-block]") || isSameGate(old, newer)) return true;
        return replace(old, newer);
      },
      beforeNodeRemoved(old: Node) {
        if (!(old instanceof Element)) return true;
        if (old.matches(ADDED) || old.matches("dialog[open]")) return false;
        endIslands(old);
        return true;
      },
      beforeAttributeUpdated: (name: string) => !OWN.has(name),
    },
  });
  for (const [old, newer] of replaced) {
    endIslands(old);
    old.replaceWith(document.importNode(newer, true));
  }
}
