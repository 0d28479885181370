import { useEffect, useState } from "react";

/**
 * When a dialog or an inspector closes and the focus would be lost, moves the focus back to the
 * element that had it before. Keyboard users then continue where they were.
 */
export function useFocusBack(): void {
  // Reads the focused element during the first render, because effects run too late: the focus may
  // have moved by then.
  const [before] = useState(() => document.activeElement);
  useEffect(
    () => () => {
      const isLost = document.activeElement === document.body;
      if (isLost && before instanceof HTMLElement && before.isConnected) before.focus();
    },
    [before],
  );
}
