import { autoScrollWindowForElements } from "@atlaskit/pragmatic-drag-and-drop-auto-scroll/element";
import { combine } from "@atlaskit/pragmatic-drag-and-drop/combine";
import {
  draggable,
  dropTargetForElements,
} from "@atlaskit/pragmatic-drag-and-drop/element/adapter";
import { setCustomNativeDragPreview } from "@atlaskit/pragmatic-drag-and-drop/element/set-custom-native-drag-preview";
import type { BlockDestination } from "@marquee/schemas/editing";
import { useEffect, useEffectEvent, useState } from "react";
import { type DropPlace, dropPlaceAt } from "./drop-place.client.ts";

export type DraggedBlock = { path: string; type: string; title: string };

type Pointer = { clientX: number; clientY: number };

type Options = {
  /** The drag handle; null if no block is selected. */
  handle: HTMLElement | null;
  block: DraggedBlock | null;
  page: string;
  accepts: Readonly<Record<string, readonly string[]>>;
  /** CSS class of the drag preview. */
  previewClass: string | undefined;
  onDrop: (path: string, to: BlockDestination) => void;
};

const samePlace = (one: DropPlace | null, other: DropPlace | null): boolean =>
  one?.element === other?.element && one?.edge === other?.edge;

/**
 * Lets a handle drag its block to any list that accepts the block. Scrolls the window while the
 * pointer is at the window's edge. Returns the current drop target; null while nothing is dragged.
 */
export function useDragging({ handle, block, page, accepts, previewClass, onDrop }: Options) {
  const [place, setPlace] = useState<DropPlace | null>(null);
  const isReady = block !== null;

  const currentBlock = useEffectEvent(() => block);
  const drop = useEffectEvent((path: string, to: BlockDestination) => onDrop(path, to));
  const placeAt = useEffectEvent((dragged: DraggedBlock, { clientX: x, clientY: y }: Pointer) =>
    dropPlaceAt({ x, y }, dragged, page, accepts),
  );

  useEffect(() => {
    if (handle === null || !isReady) return undefined;
    let dragged: DraggedBlock | null = null;
    return combine(
      draggable({
        element: handle,
        onGenerateDragPreview({ nativeSetDragImage }) {
          dragged = currentBlock();
          setCustomNativeDragPreview({
            nativeSetDragImage,
            render({ container }) {
              const name = document.createElement("div");
              name.className = previewClass ?? "";
              name.textContent = dragged?.title ?? "";
              container.append(name);
            },
          });
        },
      }),
      dropTargetForElements({
        element: document.documentElement,
        canDrop: ({ source }) => source.element === handle,
        onDrag({ location }) {
          const now = dragged && placeAt(dragged, location.current.input);
          setPlace((known) => (samePlace(known, now) ? known : now));
        },
        onDragLeave: () => setPlace(null),
        onDrop({ location }) {
          const now = dragged && placeAt(dragged, location.current.input);
          if (dragged && now) drop(dragged.path, now.to);
          setPlace(null);
        },
      }),
      autoScrollWindowForElements({ canScroll: ({ source }) => source.element === handle }),
    );
  }, [handle, isReady, previewClass]);

  return place;
}
