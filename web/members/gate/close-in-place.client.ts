import { announce } from "../../design/ui/announce.client.ts";

/** Time after which a page that has not changed is no longer watched, in ms. */
const GIVE_UP = 30_000;

/** Signing out refreshes the page more than once; one watch is enough. */
let isWatching = false;

/** A block on the page: its key, and where its box is, in CSS pixels below the viewport's top edge. */
type Placed = { key: string | undefined; top: number; bottom: number };

function blocksOnPage(): Placed[] {
  return [...document.querySelectorAll<HTMLElement>("main [data-block]")].map((block) => {
    const { top, bottom } = block.getBoundingClientRect();
    return { key: block.dataset["block"], top, bottom };
  });
}

/**
 * Returns the distance to scroll so that the reader sees the page as before. The first visible block that still exists
 * keeps its position. If none does, the reader was in a gate's content: the closed gate follows the last block before
 * it. In CSS pixels.
 */
function distanceTo(before: readonly Placed[]): number {
  const now = blocksOnPage();
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
 * Refreshes the page after signing out and keeps the reader's position. The refresh may replace the member route by the
 * static one. Next.js (16.4) then mounts the whole page again and scrolls to its top, and the focus is lost. When the
 * header's sign-in link has replaced the member menu, the page is scrolled back and `signedOut` is announced. The link
 * gets the focus if `movesFocus` is true and nothing else has it.
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
  if (!isWatching) watch(menu, options);
  options.refresh();
}

function watch(
  menu: Element,
  { signInHref, signedOut, movesFocus }: Omit<Parameters<typeof closeInPlace>[1], "refresh">,
): void {
  const before = blocksOnPage();
  const { pathname } = location;
  const observer = new MutationObserver(() => {
    if (menu.isConnected) return;
    const link = document.querySelector<HTMLElement>(`header a[href="${CSS.escape(signInHref)}"]`);
    if (!link) return;
    stop();
    if (location.pathname === pathname) {
      scrollBy({ top: distanceTo(before), behavior: "instant" });
    }
    if (movesFocus && document.activeElement === document.body) {
      link.focus({ preventScroll: true });
    }
    announce(signedOut);
  });
  const timer = setTimeout(() => stop(), GIVE_UP);
  const stop = () => {
    observer.disconnect();
    clearTimeout(timer);
    isWatching = false;
  };
  isWatching = true;
  observer.observe(document.body, { childList: true, subtree: true });
}
