import { useEffect, useState } from "react";

/**
 * Restores the focus when a dialog or inspector closes and the focus would be lost. Keyboard users continue where they
 * were, not at the top of the page.
 */
export function useFocusBack(): void {
  // Read during the first render, because the focus may have moved before the first effect.
  const [before] = useState(() => document.activeElement);
  useEffect(
    () => () => {
      const isLost = document.activeElement === document.body;
      if (isLost && before instanceof HTMLElement && before.isConnected) before.focus();
    },
    [before],
  );
}
