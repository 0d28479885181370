import { useEffect, useState } from "react";

/**
 * For what opens over or beside something: once it closes, and the focus would be nowhere, gives it back to what had it
 * before. Whoever works with the keyboard goes on from there, not from the top of the page.
 */
export function useFocusBack(): void {
  // While it is drawn for the first time: by the first effect, the focus may have moved.
  const [before] = useState(() => document.activeElement);
  useEffect(
    () => () => {
      const isLost = document.activeElement === document.body;
      if (isLost && before instanceof HTMLElement && before.isConnected) before.focus();
    },
    [before],
  );
}
