import { type RefObject, useCallback, useEffect, useEffectEvent, useRef, useState } from "react";
import { blockAround, blocksOnPage, listOf } from "./blocks-on-page.client.ts";

/** What is said of the chosen block: its type, and its place among those of its list, from 1. */
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
 * The block that the toolbar is about: the one under the pointer, or the one chosen by keys, by its path. `tools` is
 * what may be pointed at without choosing anything.
 */
export function useChosenBlock(page: string, tools: RefObject<HTMLElement | null>) {
  const [path, setPath] = useState<string | null>(null);
  const [facts, setFacts] = useState<BlockFacts | null>(null);
  const sought = useRef<string | null>(null);
  const pointer = useRef("");

  /** Chooses a block, and brings it into view once it is there: a new one takes a moment. */
  const choose = useCallback((next: string | null) => {
    sought.current = next;
    setPath(next);
  }, []);

  /** The next block up or down the page, or the first or the last. */
  const step = useCallback(
    (by: number) => {
      const paths = blocksOnPage(page).map((block) => block.path);
      const at = paths.indexOf(path ?? "") + by;
      choose(paths[Math.max(0, Math.min(at, paths.length - 1))] ?? null);
    },
    [page, path, choose],
  );

  /** The block that an editor who chose none looks at: the first that reaches into the window's middle part. */
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
    // A page that scrolls under a pointer at rest chooses nothing.
    const place = `${event.clientX} ${event.clientY}`;
    // Nor does one whose button is down: the handle must stay under it until the browser sees a drag.
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
