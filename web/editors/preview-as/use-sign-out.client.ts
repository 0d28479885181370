"use client";
import { useEffect, useEffectEvent } from "react";

/**
 * Handles the sign-out button in a preview: a simulated person has no session, so `leave` shows the page as a
 * visitor's.
 */
export function useSignOut(leave: () => void): void {
  const signOut = useEffectEvent(leave);
  useEffect(() => {
    const over = new AbortController();
    const hear = (event: MouseEvent) => {
      const { target } = event;
      const isAsPerson = document.documentElement.dataset["asPerson"] !== undefined;
      if (!(isAsPerson && target instanceof Element && target.closest("[data-sign-out]"))) return;
      event.stopPropagation();
      signOut();
    };
    // In the capture phase, before the menu's own listener.
    addEventListener("click", hear, { capture: true, signal: over.signal });
    return () => over.abort();
  }, []);
}
