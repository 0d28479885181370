import { createContext, use, useEffect, useRef, useState } from "react";

/** Displays a color in the preview before it is stored. Null: the stored color applies again. */
type Paint = (field: string, color: string | null) => void;

/** The function of the theme's form that displays a color in the preview beside it. */
export const PaintColor = createContext<Paint>(() => undefined);

/**
 * Time in ms without a change after which a dragged color is stored. Storing renders the whole form,
 * in the same thread as the preview, so it doesn't happen during a drag.
 */
const REST = 400;

/**
 * Handles a color that an editor drags in the browser's color picker: displays each value in the
 * preview at once, and stores the last one when the drag rests for {@link REST} ms. Returns the color
 * to display, a function for each dragged color, and one for a color that the editor types.
 */
export function useDraggedColor(
  { field, stored }: { field: string; stored: string | undefined },
  store: (color: string) => void,
) {
  const paint = use(PaintColor);
  const [dragged, setDragged] = useState<string | null>(null);
  const waiting = useRef<{ timer: ReturnType<typeof setTimeout>; store: () => void }>(undefined);

  function drag(color: string): void {
    setDragged(color);
    paint(field, color);
    clearTimeout(waiting.current?.timer);
    const storeDragged = () => {
      waiting.current = undefined;
      store(color);
    };
    waiting.current = { timer: setTimeout(storeDragged, REST), store: storeDragged };
  }

  /** Stores a color that the editor typed, in place of the dragged one. */
  function type(color: string): void {
    clearTimeout(waiting.current?.timer);
    waiting.current = undefined;
    setDragged(null);
    store(color);
  }

  // The dragged color is stored now, so the stored one is displayed again.
  if (dragged !== null && dragged === stored) setDragged(null);
  useEffect(() => {
    if (dragged === null) paint(field, null);
  }, [dragged, field, paint]);

  useEffect(
    () => () => {
      // Stores the latest color when the form is closed earlier.
      clearTimeout(waiting.current?.timer);
      waiting.current?.store();
    },
    [],
  );
  return { color: dragged ?? stored, drag, type };
}
