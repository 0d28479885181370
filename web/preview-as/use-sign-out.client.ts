"use client";
import { useEffect, useEffectEvent } from "react";

/** Whoever is made up has no session to be closed: signing out in the preview shows the page as a visitor's. */
export function useSignOut(leave: () => void): void {
  const signOut = useEffectEvent(leave);
  useEffect(() => {
    const over = new AbortController();
    const hear = (event: MouseEvent) => {
      const { target } = event;
      const isSomebodys = document.documentElement.dataset["somebodys"] !== undefined;
      if (!(isSomebodys && target instanceof Element && target.closest("[data-sign-out]"))) return;
      event.stopPropagation();
      signOut();
    };
    // Before the menu hears of it.
    addEventListener("click", hear, { capture: true, signal: over.signal });
    return () => over.abort();
  }, []);
}
