import { useEffect, useState } from "react";

/**
 * Restores the focus when a dialog or inspector closes, if the focus would be lost. Keyboard users then continue in the
 * same position.
 */
export function useFocusBack(): void {
  // Reads the focused element during the first render, because the focus may have moved by the first effect.
  const [before] = useState(() => document.activeElement);
  useEffect(
    () => () => {
      const isLost = document.activeElement === document.body;
      if (isLost && before instanceof HTMLElement && before.isConnected) before.focus();
    },
    [before],
  );
}
