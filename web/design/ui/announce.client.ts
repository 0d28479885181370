import { ANNOUNCEMENTS } from "./announcements.ts";

/** Announces a text to screen readers, after what they are currently reading. */
export function announce(text: string): void {
  document.getElementById(ANNOUNCEMENTS)?.replaceChildren(text);
}
