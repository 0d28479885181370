import { createContext, use, useEffect, useRef, useState } from "react";

/** Displays a color in the preview before it is stored. Null: the stored color applies again. */
type Paint = (field: string, color: string | null) => void;

/** The function of the theme's form that displays a color in the preview beside it. */
export const PaintColor = createContext<Paint>(() => undefined);

/** Interval in ms at which a dragged color is stored. Each stored change renders the whole form. */
const STORED_EVERY = 150;

/**
 * Handles a color that an editor drags in the browser's color picker: displays each value in the
 * preview at once, and stores the latest one every {@link STORED_EVERY} ms. Returns the color to
 * display, a function for each dragged color, and one for a color that the editor types.
 */
export function useDraggedColor(
  { field, stored }: { field: string; stored: string | undefined },
  store: (color: string) => void,
) {
  const paint = use(PaintColor);
  const [dragged, setDragged] = useState<string | null>(null);
  const waiting = useRef<{ timer: ReturnType<typeof setTimeout>; store: () => void }>(undefined);
  const latest = useRef("");

  function drag(color: string): void {
    latest.current = color;
    setDragged(color);
    paint(field, color);
    if (waiting.current !== undefined) return;
    const storeLatest = () => {
      waiting.current = undefined;
      store(latest.current);
    };
    waiting.current = { timer: setTimeout(storeLatest, STORED_EVERY), store: storeLatest };
  }

  /** Stores a color that the editor typed, in place of the dragged one. */
  function type(color: string): void {
    clearTimeout(waiting.current?.timer);
    waiting.current = undefined;
    setDragged(null);
    store(color);
  }

  // The form has the stored color now.
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
