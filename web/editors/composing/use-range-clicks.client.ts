import { useEffect, useEffectEvent } from "react";
import { blockAround } from "./blocks-on-page.client.ts";
import { isInField } from "./use-window-keys.client.ts";

type Clicks = {
  page: string;
  /** Whether Shift+click selects blocks. If false, the browser handles the click. */
  isEditing: boolean;
  /** Whether a node belongs to the toolbar, whose clicks don't change the selection. */
  isTool: (node: Node) => boolean;
  /** Called for Shift+click on a block. */
  onShift: (block: string) => void;
  /** Called for every other click, with the path of the clicked block; null for a click outside of all blocks. */
  onPlain: (block: string | null) => void;
};

/** Handles clicks that select several blocks, or end such a selection. */
export function useRangeClicks({ page, isEditing, isTool, onShift, onPlain }: Clicks): void {
  const take = useEffectEvent((event: MouseEvent) => {
    const { target, shiftKey, type } = event;
    if (isInField(event) || (target instanceof Node && isTool(target))) return;
    const block = blockAround(target, page)?.path ?? null;
    if (!shiftKey || !isEditing || block === null) {
      if (type === "click") onPlain(block);
      return;
    }
    // Prevents the browser from selecting text, and Sanity's overlays from opening the block's form.
    event.preventDefault();
    event.stopImmediatePropagation();
    if (type === "click") onShift(block);
  });
  useEffect(() => {
    const stop = new AbortController();
    const options = { capture: true, signal: stop.signal };
    addEventListener("mousedown", (event) => take(event), options);
    addEventListener("click", (event) => take(event), options);
    return () => stop.abort();
  }, []);
}
