"use client";
import { type RefObject, useEffect } from "react";

/** Puts the focus into a form's field when the form appears: what had it before is gone. */
export function useFocusOn(form: RefObject<HTMLFormElement | null>, name: string): void {
  useEffect(() => {
    const field = form.current?.elements.namedItem(name);
    if (field instanceof HTMLElement) field.focus();
  }, [form, name]);
}
