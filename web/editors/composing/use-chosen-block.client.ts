import { type RefObject, useCallback, useEffect, useEffectEvent, useRef, useState } from "react";
import {
  type Area,
  areaOf,
  rangeBetween,
  siblingAround,
  siblingsOf,
} from "./block-range.client.ts";
import { blockAround, blockOfField, blocksOnPage } from "./blocks-on-page.client.ts";

/**
 * The selected block's path and type, the length of its list, and the paths of all selected blocks.
 * `number` is the position of the first selected block in the list, from 1. `hasPictures` is true
 * if the block has pictures that editors can replace on the page.
 */
export type BlockFacts = {
  path: string;
  type: string;
  number: number;
  count: number;
  selected: readonly string[];
  hasPictures: boolean;
};

/** The selected block's facts and element, and the area that all selected blocks cover together. */
type Found = { facts: BlockFacts; element: HTMLElement; area: Area };

function factsOf(page: string, path: string, anchor: string | null): Found | null {
  const blocks = blocksOnPage(page);
  const found = blocks.find((block) => block.path === path);
  if (!found) return null;
  const range = rangeBetween(blocks, anchor ?? path, path);
  const list = siblingsOf(blocks, path);
  const [first = found] = range;
  const facts = {
    path,
    type: found.type,
    number: list.indexOf(first) + 1,
    count: list.length,
    selected: range.map((block) => block.path),
    hasPictures: found.element.dataset["imageFields"] !== undefined,
  };
  return { facts, element: found.element, area: areaOf(range.map(({ element }) => element)) };
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

/** Whether the whole element is visible, or a part of it that is at least a third as high as the window. */
function isInView(element: HTMLElement): boolean {
  const { top, bottom, height } = element.getBoundingClientRect();
  const visible = Math.min(bottom, innerHeight) - Math.max(top, 0);
  return visible >= Math.min(height, innerHeight / 3);
}

/**
 * Tracks the path of the selected block: the block under the pointer, or the one selected by keyboard. A pointer over
 * `tools` does not change the selection. With Shift, an editor selects several blocks of a list: those from `anchor`
 * to `path`. They stay selected while the pointer moves.
 */
export function useChosenBlock(page: string, tools: RefObject<HTMLElement | null>) {
  const [path, setPath] = useState<string | null>(null);
  const [anchor, setAnchor] = useState<string | null>(null);
  /** Whether only the pointer selected the block. */
  const [isPointed, setPointed] = useState(false);
  const clicked = useRef<string | null>(null);
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
    setAnchor(null);
    setPointed(false);
  }, []);

  /** Selects the block whose form was opened, and scrolls to it if it is not in view. */
  const followForm = useCallback(
    (field: string) => {
      const block = blockOfField(field, page);
      if (block !== null) choose(block, { isMinimal: true });
    },
    [page, choose],
  );

  /** Stores the current order of the blocks. Must be called before the studio changes the page. */
  const expectChange = useCallback(() => {
    orderBefore.current = orderOn(page);
  }, [page]);

  /**
   * Selects a block after a change. The studio often responds before the page is rendered again. A
   * moved block is then still in its old place, so scrolling waits for the new order of the blocks.
   */
  const chooseChanged = useCallback(
    (next: string | null, through?: string) => {
      choose(through ?? next, { before: orderBefore.current });
      if (through !== undefined) setAnchor(next);
      orderBefore.current = null;
    },
    [choose],
  );

  /**
   * Returns the paths of the selected blocks in the order of the page. The paths are current,
   * unlike `facts`, which are updated in the next frame.
   */
  const selection = useCallback((): string[] => {
    if (path === null) return [];
    if (anchor === null) return [path];
    return rangeBetween(blocksOnPage(page), anchor, path).map((block) => block.path);
  }, [page, path, anchor]);

  /**
   * Moves the end of the selection to the next (1) or previous (-1) block of the list. The selection
   * still starts at the same block.
   */
  const extend = useCallback(
    (by: 1 | -1) => {
      if (path === null) return;
      const list = siblingsOf(blocksOnPage(page), path);
      const next = list[list.findIndex((block) => block.path === path) + by];
      if (next === undefined) return;
      choose(next.path);
      setAnchor(anchor ?? path);
    },
    [page, path, anchor, choose],
  );

  /**
   * Selects the blocks up to `other` in the same list, as Shift+click does. The range starts at the
   * first selected block, or else at the block that was clicked last.
   */
  const extendTo = useCallback(
    (other: string) => {
      const blocks = blocksOnPage(page);
      const hasFocus = tools.current?.contains(document.activeElement) === true;
      const from = anchor ?? clicked.current ?? (hasFocus ? path : null);
      const sibling = from === null ? undefined : siblingAround(blocks, from, other);
      setPath(sibling?.path ?? other);
      setAnchor(sibling ? from : other);
    },
    [page, path, anchor, tools],
  );

  /** Selects all blocks of the list that contains the selected block. */
  const selectList = useCallback(() => {
    if (path === null) return;
    const list = siblingsOf(blocksOnPage(page), path);
    setPath(list.at(-1)?.path ?? path);
    setAnchor(list[0]?.path ?? path);
  }, [page, path]);

  /** Stores which block the editor clicked; null for a click beside the blocks. Ends a selection of several blocks. */
  const noteClick = useCallback((block: string | null) => {
    clicked.current = block;
    setAnchor(null);
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
    const found = path === null ? null : factsOf(page, path, anchor);
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
    return found ?? undefined;
  }, [page, path, anchor]);
  const findArea = useCallback(() => find()?.area, [find]);

  const point = useEffectEvent((event: PointerEvent) => {
    // If only the page scrolls and the pointer rests, the selection does not change.
    const place = `${event.clientX} ${event.clientY}`;
    // The selection also stays while a mouse button is pressed, because the drag handle must stay under the pointer
    // until the browser detects a drag.
    if (place === pointer.current || event.buttons !== 0) return;
    pointer.current = place;
    if (anchor !== null) return;
    const bar = tools.current;
    if (event.target instanceof Node && bar?.contains(event.target)) return;
    const block = blockAround(event.target, page);
    if (block === null || block.path !== path) setPointed(true);
    if (block) setPath(block.path);
    else if (!bar?.contains(document.activeElement)) setPath(null);
  });
  useEffect(() => {
    const end = new AbortController();
    const { signal } = end;
    const stay = () => void (sought.current = null);
    document.addEventListener("pointermove", (event) => point(event), { signal });
    // If the editor scrolls while the page waits for a change, the page doesn't scroll to the
    // changed block afterwards.
    document.addEventListener("wheel", stay, { signal, passive: true });
    document.addEventListener("touchmove", stay, { signal, passive: true });
    return () => end.abort();
  }, []);

  return {
    path,
    /**
     * The path of the single block that the editor selected; null if there is none. Undefined if the pointer has moved to
     * another place since.
     */
    deliberatePath: isPointed ? undefined : anchor === null ? path : null,
    facts,
    choose,
    chooseChanged,
    expectChange,
    followForm,
    step,
    selection,
    extend,
    extendTo,
    selectList,
    noteClick,
    firstInView,
    find,
    findArea,
  };
}
