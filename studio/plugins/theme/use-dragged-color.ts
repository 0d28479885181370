import { createContext, use, useEffect, useRef, useState } from "react";

/**
 * Displays a color in the preview before the color is stored. With null, the preview displays the
 * stored color again.
 */
type Paint = (field: string, color: string | null) => void;

/** The function of the theme's form that displays a color in the preview beside the form. */
export const PaintColor = createContext<Paint>(() => undefined);

/**
 * Time in ms without a change after which a dragged color is stored. Nothing is stored during a
 * drag, because storing renders the whole form in the same thread as the preview.
 */
const REST = 400;

/**
 * Handles a color that an editor drags in the browser's color picker. Displays each value in the
 * preview at once. Stores the last value when the drag rests for {@link REST} ms. Returns the color
 * to display, a function to call with each dragged color, and a function to call with a typed
 * color.
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

  /** Stores a color that the editor typed. Discards a dragged color that isn't stored yet. */
  function type(color: string): void {
    clearTimeout(waiting.current?.timer);
    waiting.current = undefined;
    setDragged(null);
    store(color);
  }

  // Once the dragged color is stored, displays the stored color again.
  if (dragged !== null && dragged === stored) setDragged(null);
  useEffect(() => {
    if (dragged === null) paint(field, null);
  }, [dragged, field, paint]);

  useEffect(
    () => () => {
      // Stores the latest color if the form is closed before the timeout.
      clearTimeout(waiting.current?.timer);
      waiting.current?.store();
    },
    [],
  );
  return { color: dragged ?? stored, drag, type };
}
