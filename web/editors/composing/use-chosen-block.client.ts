import { type RefObject, useCallback, useEffect, useEffectEvent, useRef, useState } from "react";
import { blockAround, blockOfField, blocksOnPage, listOf } from "./blocks-on-page.client.ts";

/** The selected block's path and type, its position in its list (from 1), and the list's length. */
export type BlockFacts = { path: string; type: string; number: number; count: number };

function factsOf(page: string, path: string): { facts: BlockFacts; element: HTMLElement } | null {
  const blocks = blocksOnPage(page);
  const found = blocks.find((block) => block.path === path);
  if (!found) return null;
  const list = blocks.filter((block) => listOf(block.path) === listOf(path));
  const facts = { path, type: found.type, number: list.indexOf(found) + 1, count: list.length };
  return { facts, element: found.element };
}

/** Longest wait for a changed page to be rendered, in ms. */
const RENDERED = 10_000;

/**
 * A block to scroll to. `before` is the order of the blocks before the change that the page has not
 * rendered yet; null if there is no such change. `isMinimal`: don't scroll if the block is in view.
 */
type Sought = { path: string; before: string | null; isMinimal: boolean; until: number };

const orderOn = (page: string): string =>
  blocksOnPage(page)
    .map(({ path }) => path)
    .join(" ");

/** Whether an element fills a third of the window, or is visible as a whole if it is smaller. */
function isInView(element: HTMLElement): boolean {
  const { top, bottom, height } = element.getBoundingClientRect();
  const visible = Math.min(bottom, innerHeight) - Math.max(top, 0);
  return visible >= Math.min(height, innerHeight / 3);
}

/**
 * Tracks the selected block by its path: the block under the pointer, or the one selected by keyboard. Pointing at
 * `tools` selects nothing.
 */
export function useChosenBlock(page: string, tools: RefObject<HTMLElement | null>) {
  const [path, setPath] = useState<string | null>(null);
  const [facts, setFacts] = useState<BlockFacts | null>(null);
  const sought = useRef<Sought | null>(null);
  const orderBefore = useRef<string | null>(null);
  const pointer = useRef("");

  /**
   * Selects the block at a path, or no block if `next` is null. Scrolls to the block as soon as it
   * is rendered, which takes a moment for a new block.
   */
  const choose = useCallback((next: string | null, more: Partial<Sought> = {}) => {
    const plain = { before: null, isMinimal: false, until: performance.now() + RENDERED };
    sought.current = next === null ? null : { path: next, ...plain, ...more };
    setPath(next);
  }, []);

  /** Selects the block whose form was opened, and scrolls to it if it is not in view. */
  const followForm = useCallback(
    (field: string) => {
      const block = blockOfField(field, page);
      if (block !== null) choose(block, { isMinimal: true });
    },
    [page, choose],
  );

  /** Stores the order of the blocks before the studio changes it. */
  const expectChange = useCallback(() => {
    orderBefore.current = orderOn(page);
  }, [page]);

  /**
   * Selects a block after a change. The studio often responds before the page is rendered again. A
   * moved block is then still in its old place, so scrolling waits for the new order of the blocks.
   */
  const chooseChanged = useCallback(
    (next: string | null) => {
      choose(next, { before: orderBefore.current });
      orderBefore.current = null;
    },
    [choose],
  );

  /** Selects a block relative to the current one; ±Infinity selects the first or last. */
  const step = useCallback(
    (by: number) => {
      const paths = blocksOnPage(page).map((block) => block.path);
      const at = paths.indexOf(path ?? "") + by;
      choose(paths[Math.max(0, Math.min(at, paths.length - 1))] ?? null);
    },
    [page, path, choose],
  );

  /**
   * Returns the first block that extends below the upper third of the window: the default
   * selection.
   */
  const firstInView = useCallback(
    () =>
      blocksOnPage(page).find(
        ({ element }) => element.getBoundingClientRect().bottom > window.innerHeight / 3,
      )?.path ?? null,
    [page],
  );

  const find = useCallback(() => {
    const found = path === null ? null : factsOf(page, path);
    setFacts((known) =>
      JSON.stringify(known) === JSON.stringify(found?.facts ?? null)
        ? known
        : (found?.facts ?? null),
    );
    const to = sought.current;
    if (to && performance.now() > to.until) sought.current = null;
    else if (found && to?.path === path && to.before !== orderOn(page)) {
      sought.current = null;
      if (!(to.isMinimal && isInView(found.element))) {
        found.element.scrollIntoView({ block: "nearest" });
      }
    }
    return found?.element;
  }, [page, path]);

  const point = useEffectEvent((event: PointerEvent) => {
    // If only the page scrolls and the pointer rests, the selection does not change.
    const place = `${event.clientX} ${event.clientY}`;
    // The selection also stays while a mouse button is pressed, because the drag handle must stay under the pointer
    // until the browser detects a drag.
    if (place === pointer.current || event.buttons !== 0) return;
    pointer.current = place;
    const bar = tools.current;
    if (event.target instanceof Node && bar?.contains(event.target)) return;
    const block = blockAround(event.target, page);
    if (block) setPath(block.path);
    else if (!bar?.contains(document.activeElement)) setPath(null);
  });
  useEffect(() => {
    const end = new AbortController();
    const { signal } = end;
    const stay = () => void (sought.current = null);
    document.addEventListener("pointermove", (event) => point(event), { signal });
    // An editor who scrolls while the page waits for a change doesn't want it to scroll back.
    document.addEventListener("wheel", stay, { signal, passive: true });
    document.addEventListener("touchmove", stay, { signal, passive: true });
    return () => end.abort();
  }, []);

  return {
    path,
    facts,
    choose,
    chooseChanged,
    expectChange,
    followForm,
    step,
    firstInView,
    find,
  };
}
