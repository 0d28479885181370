"use client";

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
export function takePlace(): string | null {
  try {
    const field = sessionStorage.getItem(KEY);
    sessionStorage.removeItem(KEY);
    return field;
  } catch {
    return null;
  }
}
