import { announce } from "../../design/ui/announce.client.ts";
import { blocksOnPage, createRefreshWatch } from "./watch-refresh.client.ts";

const watchRefresh = createRefreshWatch();

/** Makes an element focusable and moves the focus to it. Leaves the scroll position as it is. */
function focusOn(element: HTMLElement): void {
  element.tabIndex = -1;
  element.focus({ preventScroll: true });
}

/**
 * Scrolls a block's top to `gateTop`, where the gate's top was, but not above the viewport's top edge or below its
 * middle.
 */
function scrollTo(block: HTMLElement, gateTop: number): void {
  const wanted = Math.min(Math.max(gateTop, 0), innerHeight / 2);
  scrollBy({ top: block.getBoundingClientRect().top - wanted, behavior: "instant" });
}

/**
 * Refreshes the page without moving the reader away from a gate. The refresh may replace the static route by the
 * member route. The page then scrolls to its top, and the focus is lost. When the gate is gone, this function scrolls
 * the first opened block to the gate's position and announces `opened`. The block's first heading gets the focus if
 * `movesFocus` is true. If another condition is unmet, the gate's new prompt gets the focus.
 */
export function openInPlace(
  gate: HTMLElement,
  { opened, movesFocus, refresh }: { opened: string; movesFocus: boolean; refresh: () => void },
): void {
  const section = gate.closest<HTMLElement>("[data-block]");
  if (section) {
    const key = gate.dataset["gate"];
    watchRefresh(section, () => restoreAt(section, key, { opened, movesFocus }));
  }
  refresh();
}

/**
 * Returns a function that restores position and focus. It returns false while the page has neither
 * the gate's new prompt nor a new block.
 */
function restoreAt(
  section: HTMLElement,
  key: string | undefined,
  { opened, movesFocus }: { opened: string; movesFocus: boolean },
): () => boolean {
  const gateTop = section.getBoundingClientRect().top;
  const known = new Set(blocksOnPage().map((block) => block.dataset["block"]));
  return () => {
    const prompt = document.querySelector<HTMLElement>(`[data-gate="${CSS.escape(key ?? "")}"]`);
    const block =
      prompt?.closest<HTMLElement>("[data-block]") ??
      blocksOnPage().find((each) => !known.has(each.dataset["block"]));
    if (!block) return false;
    scrollTo(block, gateTop);
    if (movesFocus) focusOn(prompt ?? block.querySelector<HTMLElement>("h1, h2, h3, h4") ?? block);
    if (!prompt) announce(opened);
    return true;
  };
}
