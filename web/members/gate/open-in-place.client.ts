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
 * Refreshes the page without moving the reader away from a gate. If the refresh replaces the static route by the
 * member route, the page scrolls to its top and loses the focus. Therefore this function scrolls the first opened
 * block to the gate's position and announces `opened`. If another condition is unmet, it scrolls to the gate's new
 * prompt instead. If `movesFocus` is true, the block's first heading or the prompt gets the focus.
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
 * Returns a function that restores the scroll position and the focus. The returned function returns false while the
 * page has neither the gate's new prompt nor a new block.
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
