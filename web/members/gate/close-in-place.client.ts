import { announce } from "../../design/ui/announce.client.ts";
import { blocksOnPage, createRefreshWatch } from "./watch-refresh.client.ts";

const watchRefresh = createRefreshWatch();

/** A block on the page: its key, and where its box is, in CSS pixels below the viewport's top edge. */
type Placed = { key: string | undefined; top: number; bottom: number };

function placedBlocks(): Placed[] {
  return blocksOnPage().map((block) => {
    const { top, bottom } = block.getBoundingClientRect();
    return { key: block.dataset["block"], top, bottom };
  });
}

/**
 * Returns the distance to scroll, in CSS pixels, so that the reader sees the page as before. The
 * first visible block that still exists keeps its position. If no visible block still exists, the
 * blocks were the content of a gate. The closed gate then appears where that content was. The gate is
 * the block after the last block that was above the content.
 */
function distanceTo(before: readonly Placed[]): number {
  const now = placedBlocks();
  const byKey = new Map(now.map((block) => [block.key, block]));
  const visible = before.filter(({ top, bottom }) => bottom > 0 && top < innerHeight);
  for (const { key, top } of visible) {
    const found = byKey.get(key);
    if (found) return found.top - top;
  }
  const [first] = visible;
  if (!first) return 0;
  const earlier = new Set(before.slice(0, before.indexOf(first)).map(({ key }) => key));
  const gate = now[now.findLastIndex(({ key }) => earlier.has(key)) + 1] ?? now.at(-1);
  return gate ? gate.top - Math.min(Math.max(first.top, 0), innerHeight / 2) : 0;
}

/**
 * Refreshes the page after signing out, and restores the reader's position. The refresh may replace the dynamic route
 * by the static one. The page then scrolls to its top, and the focus is lost. When the header's sign-in link has
 * replaced the member menu, this function scrolls the page back and announces `signedOut`. The link gets the focus if
 * `movesFocus` is true and nothing else has it.
 *
 * @param signInHref path of the header's sign-in link
 */
export function closeInPlace(
  menu: Element,
  options: {
    signInHref: string;
    signedOut: string;
    movesFocus: boolean;
    refresh: () => void;
  },
): void {
  watchRefresh(menu, () => restoreAfter(options));
  options.refresh();
}

/**
 * Returns a function that restores the scroll position and the focus. That function does nothing and
 * returns false while the header has no sign-in link yet.
 */
function restoreAfter({
  signInHref,
  signedOut,
  movesFocus,
}: Omit<Parameters<typeof closeInPlace>[1], "refresh">): () => boolean {
  const before = placedBlocks();
  const { pathname } = location;
  return () => {
    const link = document.querySelector<HTMLElement>(`header a[href="${CSS.escape(signInHref)}"]`);
    if (!link) return false;
    if (location.pathname === pathname) {
      scrollBy({ top: distanceTo(before), behavior: "instant" });
    }
    if (movesFocus && document.activeElement === document.body) {
      link.focus({ preventScroll: true });
    }
    announce(signedOut);
    return true;
  };
}
