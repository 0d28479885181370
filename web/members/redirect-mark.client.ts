import { storageOfThisTab } from "./browser-storage.client.ts";

/** Storage key of the page that this tab left for a provider's. */
const KEY = "marquee-redirect";

/** State of the page that was left. */
export type RedirectMark = {
  /** The visitor's referrer; on return the browser reports the provider's page instead. */
  referrer: string;
};

/** Records that the visitor leaves this page for a provider's and will return. */
export function markRedirect(): void {
  storageOfThisTab()?.setItem(KEY, [location.pathname, document.referrer].join("\n"));
}

/** Removes the mark, because the provider's page was not reached. */
export function unmarkRedirect(): void {
  storageOfThisTab()?.removeItem(KEY);
}

/**
 * Returns and removes the mark when the visitor has just returned to this page from a provider's; null otherwise.
 * Without a mark the SDK isn't asked for a redirect's result, because asking loads Google's script.
 */
export function takeRedirectMark(): RedirectMark | null {
  const [path, referrer = ""] = storageOfThisTab()?.getItem(KEY)?.split("\n") ?? [];
  storageOfThisTab()?.removeItem(KEY);
  return path === location.pathname ? { referrer } : null;
}
