import { ANNOUNCEMENTS } from "./announcements.ts";

/** Makes screen readers read a text when they have finished what they are reading. */
export function announce(text: string): void {
  document.getElementById(ANNOUNCEMENTS)?.replaceChildren(text);
}
