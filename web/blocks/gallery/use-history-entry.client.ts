"use client";

import { useEffect, useEffectEvent } from "react";

/**
 * Adds a history entry while an overlay is open, so that Back calls `close` and stays on the page. When the overlay
 * closes in another way, the entry is removed.
 */
export function useHistoryEntry(isOpen: boolean, close: () => void): void {
  const goBack = useEffectEvent(close);
  useEffect(() => {
    if (!isOpen) return undefined;
    let isCurrent = true;
    const leave = () => {
      isCurrent = false;
      goBack();
    };
    history.pushState({}, "");
    addEventListener("popstate", leave, { once: true });
    return () => {
      removeEventListener("popstate", leave);
      if (isCurrent) history.back();
    };
  }, [isOpen]);
}
