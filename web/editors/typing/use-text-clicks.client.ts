import { useEffect, useEffectEvent } from "react";
import { textAt } from "./texts-on-page.client.ts";

type Found = NonNullable<ReturnType<typeof textAt>>;

/** Returns the disclosure of a block whose label was clicked; null if anything else was clicked. */
function detailsOf(target: EventTarget | null): HTMLDetailsElement | null {
  const label = target instanceof Element ? target.closest("[data-block-of] summary") : null;
  return label?.closest("details") ?? null;
}

/**
 * Calls `onText` for each click on a text of the document `page`, and keeps the click from the page.
 * A click on the label of a disclosure opens or closes it, so that editors can reach its texts.
 * Ignores clicks with a modifier key, and all clicks while `page` is null.
 */
export function useTextClicks(
  page: string | null,
  onText: (found: Found, event: MouseEvent) => void,
): void {
  const click = useEffectEvent((event: MouseEvent) => {
    const { button, altKey, ctrlKey, metaKey, shiftKey } = event;
    if (page === null || button !== 0 || altKey || ctrlKey || metaKey || shiftKey) return;
    const found = textAt(page, event);
    const folded = found === null ? detailsOf(event.target) : null;
    if (found === null && folded === null) return;
    // Otherwise Sanity's overlays would open the block's form, and a link would be followed.
    event.preventDefault();
    event.stopImmediatePropagation();
    if (found !== null) onText(found, event);
    else if (folded !== null) folded.open = !folded.open;
  });
  useEffect(() => {
    const take = (event: MouseEvent) => click(event);
    addEventListener("click", take, true);
    return () => removeEventListener("click", take, true);
  }, []);
}
