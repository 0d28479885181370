"use client";
import { type RefObject, useEffect } from "react";

/**
 * Key in `sessionStorage`. Its value is the name of the field in the preview bar that had the focus
 * before a reload.
 */
const KEY = "marquee_preview_field";

/** Stores the name of the field that gets the focus after the next reload. */
export function storeFocus(field: string): void {
  try {
    sessionStorage.setItem(KEY, field);
  } catch {
    // Storage is blocked, so the focus is lost on reload.
  }
}

/**
 * Reads the stored name of a field and removes it from the storage. Returns null if there is none.
 */
function takeStoredField(): string | null {
  try {
    const field = sessionStorage.getItem(KEY);
    sessionStorage.removeItem(KEY);
    return field;
  } catch {
    return null;
  }
}

/**
 * Restores the focus after a reload. `panel` is a form that is also a popover. The popover opens if
 * the field is not visible.
 */
export function useStoredFocus(panel: RefObject<HTMLFormElement | null>): void {
  useEffect(() => {
    const form = panel.current;
    const field = form && takeStoredField();
    const control = field ? form.elements.namedItem(field) : null;
    if (!(form && control instanceof HTMLElement)) return;
    if (!control.checkVisibility()) form.showPopover();
    control.focus({ preventScroll: true });
  }, [panel]);
}
