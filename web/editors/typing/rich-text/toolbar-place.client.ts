import { type RefObject, useEffect, useState } from "react";
import type { Area } from "../../composing/block-range.client.ts";
import { followPage } from "../../composing/follow-page.client.ts";

type Box = { left: number; right: number; top: number; bottom: number };

/** Where the toolbar of a text is: directly above or below the text, or at the window's lower edge. */
type ToolbarPlace = "above" | "below" | "window";

/** Distance in px between the points at which the page is searched for lines of text. */
const STEP = 24;

const overlaps = (one: Box, other: Box): boolean =>
  one.left < other.right &&
  other.left < one.right &&
  one.top < other.bottom &&
  other.top < one.bottom;

/**
 * Returns the first place in which the toolbar is inside the window and covers no line of text. The toolbar begins where
 * a text in the direction `isRtl` begins. `view` is the visible part of the window.
 */
export function placeToolbar(
  text: Box,
  { width, height, isRtl }: { width: number; height: number; isRtl: boolean },
  { view, hasLine }: { view: { top: number; bottom: number }; hasLine: (box: Box) => boolean },
): ToolbarPlace {
  const { top, bottom } = text;
  const left = isRtl ? text.right - width : text.left;
  const isFree = (y: number) => {
    const box = { left, right: left + width, top: y, bottom: y + height };
    return box.top >= view.top && box.bottom <= view.bottom && !hasLine(box);
  };
  if (isFree(top - height)) return "above";
  return isFree(bottom) ? "below" : "window";
}

/** Returns the boxes of the lines of an element's own text. */
function linesOf(element: Element): DOMRect[] {
  const range = document.createRange();
  return [...element.childNodes].flatMap((node) => {
    if (!(node instanceof Text) || node.data.trim() === "") return [];
    range.selectNodeContents(node);
    return [...range.getClientRects()];
  });
}

/** Whether the page displays a line of text in a box. Ignores the elements in `tools`. */
function hasLineOnPage(box: Box, tools: Element): boolean {
  const found = new Set<Element>();
  for (let x = box.left + 1; x < box.right; x += STEP) {
    for (const y of [box.top + 2, (box.top + box.bottom) / 2, box.bottom - 2]) {
      for (const element of document.elementsFromPoint(x, y)) {
        if (!tools.contains(element)) found.add(element);
      }
    }
  }
  return [...found].some((element) => linesOf(element).some((line) => overlaps(line, box)));
}

/** Height in px of the preview bar, which covers the top of the window. */
const barHeight = (): number =>
  document.querySelector("[data-preview-bar]")?.getBoundingClientRect().bottom ?? 0;

/** Returns the place of the toolbar `bar` of the text that `find` returns. Updates it when one of them moves or changes its size. */
export function useToolbarPlace(
  bar: RefObject<HTMLElement | null>,
  find: () => Area | undefined,
): ToolbarPlace {
  const [place, setPlace] = useState<ToolbarPlace>("above");
  useEffect(() => {
    let last = "";
    return followPage(() => {
      const element = bar.current;
      const text = find()?.getBoundingClientRect();
      if (!element || !text) return;
      const { offsetWidth: width, offsetHeight: height } = element;
      const top = barHeight();
      const { left, right } = text;
      const now = [left, right, text.top, text.bottom, width, height, top, innerHeight].join(" ");
      if (now === last || height === 0) return;
      last = now;
      const view = { top, bottom: innerHeight };
      const hasLine = (box: Box) => hasLineOnPage(box, element);
      const isRtl = element.matches(":dir(rtl)");
      setPlace(placeToolbar(text, { width, height, isRtl }, { view, hasLine }));
    });
  }, [bar, find]);
  return place;
}
