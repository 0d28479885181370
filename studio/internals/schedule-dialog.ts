import { cloneElement, isValidElement } from "react";
import type { DocumentActionDescription } from "sanity";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** Time that an editor has at least to choose something else, in ms. */
const CHOOSING = 10 * MINUTE;

/** Returns the first full hour that leaves time to choose another. `now` is in ms since 1970. */
const nextHour = (now: number): Date => new Date(Math.ceil((now + CHOOSING) / HOUR) * HOUR);

/**
 * Makes the dialog that schedules a document propose the next full hour. Without a proposal, the dialog begins with the
 * current time, which is in the past at once: it opens with an error, and its button is disabled.
 *
 * Relies on the dialog's properties `variant` and `initialDate`, which the Studio doesn't document.
 */
export function proposeNextHour(
  description: DocumentActionDescription | null,
  now: number,
): DocumentActionDescription | null {
  const dialog = description?.dialog;
  if (!description || !dialog || dialog.type !== "custom") return description;
  const { component } = dialog;
  if (!isValidElement<{ variant?: unknown; initialDate?: unknown }>(component)) return description;
  const { variant, initialDate } = component.props;
  if (variant !== "schedule" || initialDate) return description;
  const proposed = cloneElement(component, { initialDate: nextHour(now) });
  return { ...description, dialog: { ...dialog, component: proposed } };
}
