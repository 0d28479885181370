import { type RefObject, useCallback, useEffect, useEffectEvent, useRef, useState } from "react";
import { blockAround, blocksOnPage, listOf } from "./blocks-on-page.client.ts";

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

/**
 * Tracks the selected block by its path: the block under the pointer, or the one selected by keyboard. Pointing at
 * `tools` selects nothing.
 */
export function useChosenBlock(page: string, tools: RefObject<HTMLElement | null>) {
  const [path, setPath] = useState<string | null>(null);
  const [facts, setFacts] = useState<BlockFacts | null>(null);
  const sought = useRef<string | null>(null);
  const pointer = useRef("");

  /**
   * Selects the block at a path, or no block if `next` is null. Scrolls to the block as soon as it
   * is rendered, which takes a moment for a new block.
   */
  const choose = useCallback((next: string | null) => {
    sought.current = next;
    setPath(next);
  }, []);

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
    if (found && sought.current === path) {
      sought.current = null;
      found.element.scrollIntoView({ block: "nearest" });
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
    const take = (event: PointerEvent) => point(event);
    document.addEventListener("pointermove", take);
    return () => document.removeEventListener("pointermove", take);
  }, []);

  return { path, facts, choose, step, firstInView, find };
}
