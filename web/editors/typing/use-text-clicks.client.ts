import { useEffect, useEffectEvent } from "react";
import { textAt } from "./texts-on-page.client.ts";

type Found = NonNullable<ReturnType<typeof textAt>>;

/**
 * Calls `onText` for each click on a text of the document `page`, and keeps the click from the page.
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
    if (found === null) return;
    // Otherwise Sanity's overlays would open the block's form, and a link would be followed.
    event.preventDefault();
    event.stopImmediatePropagation();
    onText(found, event);
  });
  useEffect(() => {
    const take = (event: MouseEvent) => click(event);
    addEventListener("click", take, true);
    return () => removeEventListener("click", take, true);
  }, []);
}
