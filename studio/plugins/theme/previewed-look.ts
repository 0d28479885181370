import type { PreviewedLook } from "@marquee/schemas/editing";

/** The look of the theme whose form is open. `theme` is the theme's published ID. */
type Open = { theme: string; look: PreviewedLook | null };

/**
 * Creates a store that passes the look of the open theme form to the preview beside the form. The
 * Studio renders form and preview separately, so a React context can't connect them.
 */
export function createPreviewedLook() {
  let current: Open | null = null;
  const listeners = new Set<(open: Open) => void>();
  const publish = (open: Open) => {
    for (const listener of listeners) listener(open);
  };
  return {
    show: (theme: string, look: PreviewedLook) => {
      current = { theme, look };
      publish(current);
    },
    /** Ends the preview of a theme whose form was closed. */
    end: (theme: string) => {
      if (current?.theme !== theme) return;
      current = null;
      publish({ theme, look: null });
    },
    current: () => current,
    subscribe: (listener: (open: Open) => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

/** The store that the theme form and the preview of this studio share. */
export const openLook = createPreviewedLook();
