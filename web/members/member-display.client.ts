import { useEffect, useSyncExternalStore } from "react";
import type { MemberDisplay } from "../content/gates/reader.ts";
import { DISPLAY_ID } from "./member-display.ts";
import { MEMBER_PATH } from "./session/session-cookie.ts";

const listeners = new Set<() => void>();

/** The member's data. Undefined before the first read from the page; null if there is no data. */
let known: MemberDisplay | null | undefined;

const isDisplay = (value: unknown): value is MemberDisplay =>
  typeof value === "object" && value !== null && "account" in value && "initials" in value;

/** Parses the member's JSON, which `displayHtml()` wrote into the page or the endpoint returned. */
function parse(text: string): MemberDisplay | null {
  try {
    const value: unknown = JSON.parse(text);
    return isDisplay(value) ? value : null;
  } catch {
    return null;
  }
}

function snapshot(): MemberDisplay | null {
  known ??= parse(document.getElementById(DISPLAY_ID)?.textContent ?? "null");
  return known;
}

function set(next: MemberDisplay | null): void {
  known = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    // Removes the data from the document when nothing displays it anymore, for example after a sign-out, because another
    // member may sign in before the browser loads a new document. Waits, because the page may be changing.
    queueMicrotask(() => {
      if (listeners.size === 0 && document.querySelector("[data-member]") === null) forget();
    });
  };
}

function forget(): void {
  const data = document.getElementById(DISPLAY_ID);
  data?.nextElementSibling?.remove();
  data?.remove();
  known = null;
}

/**
 * Fetches the data of the session's member again, for example after another tab has signed in or
 * out.
 */
export async function renewDisplay(): Promise<void> {
  try {
    const response = await fetch(MEMBER_PATH, { cache: "no-store" });
    if (!response.ok) return;
    const next = parse(await response.text());
    // `snapshot` reads the page's data if there is no member, so the earlier member's data is removed.
    forget();
    set(next);
  } catch {
    // Without a connection the page keeps what it shows.
  }
}

/**
 * Returns the member's data: `own` if the page was rendered for this member alone, otherwise the
 * data that the serving layer added to the page. If the page contains no data, for example after a
 * sign-in at a gate, fetches it. If `own` is null, returns null while the page hydrates and until
 * the data has been fetched.
 */
export function useMemberDisplay(own: MemberDisplay | null): MemberDisplay | null {
  const shared = useSyncExternalStore(subscribe, snapshot, () => null);
  useEffect(() => {
    if (own === null && snapshot() === null) void renewDisplay();
  }, [own]);
  return own ?? shared;
}
