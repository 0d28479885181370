import { ANNOUNCEMENTS } from "./announcements.ts";

/** Announces a text to screen readers. They finish what they are reading first. */
export function announce(text: string): void {
  document.getElementById(ANNOUNCEMENTS)?.replaceChildren(text);
}
