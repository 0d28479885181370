import { fieldsIn } from "./internals/studio-dom.ts";

/** Selector of the elements that an editor types into or chooses from. */
export const inputs = ":is(input, select, textarea, [contenteditable=true])";

/** Maximum number of attempts to find a form that is opening, and the interval between them in ms. */
const LOOKS = 40;
const LOOK_EVERY = 100;

/** Focuses the first visible and writable element that matches a selector. Returns whether there is one. */
export function focusFirst(within: string): boolean {
  const fields = [...document.querySelectorAll<HTMLElement>(within)];
  const field = fields.find((each) => each.checkVisibility() && !each.hasAttribute("readonly"));
  field?.focus();
  return field !== undefined;
}

/** Focuses the first input of a field as soon as its form is rendered. Gives up silently after `looks` attempts. */
export function focusSoon(field: string, looks = LOOKS): void {
  if (focusFirst(`${field} ${inputs}`) || looks === 0) return;
  setTimeout(() => focusSoon(field, looks - 1), LOOK_EVERY);
}

/** Focuses the first field of the object at a path as soon as its form is rendered. */
export const focusFirstField = (path: string): void => focusSoon(fieldsIn(path));
