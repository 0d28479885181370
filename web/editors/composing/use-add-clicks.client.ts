import { useEffect, useEffectEvent } from "react";
import { blockAround } from "./blocks-on-page.client.ts";

/**
 * Calls `onAdd` for clicks on the page's buttons that add a block to an empty list (`AddToList`), with the paths of the
 * block and of its list. Ignores the clicks while `page` is null.
 */
export function useAddClicks(
  page: string | null,
  onAdd: (block: string, list: string) => void,
): void {
  const click = useEffectEvent((event: MouseEvent) => {
    const button = event.target instanceof Element && event.target.closest("[data-add-to-list]");
    if (page === null || !button) return;
    const block = blockAround(button, page);
    const list = button.closest<HTMLElement>("[data-list]")?.dataset["list"];
    if (block === null || list === undefined) return;
    // Otherwise Sanity's overlays would open the form of the block around the list.
    event.preventDefault();
    event.stopImmediatePropagation();
    onAdd(block.path, `${block.path}.${list}`);
  });
  useEffect(() => {
    const take = (event: MouseEvent) => click(event);
    addEventListener("click", take, true);
    return () => removeEventListener("click", take, true);
  }, []);
}
