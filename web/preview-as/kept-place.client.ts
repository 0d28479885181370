"use client";
import { type RefObject, useEffect } from "react";

/** Remembers, from one showing of the page to the next, in which field of the bar the editor was. */
const KEY = "marquee_preview_field";

/** Remembers the field; where the browser keeps nothing, the editor begins at the bar's start. */
export function keepPlace(field: string): void {
  try {
    sessionStorage.setItem(KEY, field);
  } catch {
    // Storage is off.
  }
}

/** The field that was remembered, once; null: none was. */
function takePlace(): string | null {
  try {
    const field = sessionStorage.getItem(KEY);
    sessionStorage.removeItem(KEY);
    return field;
  } catch {
    return null;
  }
}

/** Puts the focus back where the editor was before the page was shown anew, and opens what it stands in. */
export function useKeptPlace(panel: RefObject<HTMLFormElement | null>): void {
  useEffect(() => {
    const form = panel.current;
    const field = form && takePlace();
    const control = field ? form.elements.namedItem(field) : null;
    if (!(form && control instanceof HTMLElement)) return;
    if (!control.checkVisibility()) form.showPopover();
    control.focus({ preventScroll: true });
  }, [panel]);
}
