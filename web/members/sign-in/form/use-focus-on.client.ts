"use client";
import { type RefObject, useEffect } from "react";

/** Focuses a form's field when the form appears, because the element that had the focus is gone. */
export function useFocusOn(form: RefObject<HTMLFormElement | null>, name: string): void {
  useEffect(() => {
    const field = form.current?.elements.namedItem(name);
    if (field instanceof HTMLElement) field.focus();
  }, [form, name]);
}
