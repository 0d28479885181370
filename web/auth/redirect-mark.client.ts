import { keptForThisTab } from "./browser-storage.client.ts";

/** Below it stands, for this tab, which page was left for a provider's. */
const KEY = "marquee-redirect";

/** What was known on the page that was left. */
export type RedirectMark = {
  /** Where the visitor had come from; the browser will name the provider's page instead. */
  referrer: string;
};

/** Remembers that the visitor leaves this page for a provider's and will be back. */
export function markRedirect(): void {
  keptForThisTab()?.setItem(KEY, [location.pathname, document.referrer].join("\n"));
}

/** Forgets it: the provider's page was not reached. */
export function unmarkRedirect(): void {
  keptForThisTab()?.removeItem(KEY);
}

/**
 * What was marked when the visitor has just come back to this page from a provider's, once; null otherwise. Without a
 * mark nobody asks the provider what became of a redirect: asking loads Google's script.
 */
export function takeRedirectMark(): RedirectMark | null {
  const [path, referrer = ""] = keptForThisTab()?.getItem(KEY)?.split("\n") ?? [];
  keptForThisTab()?.removeItem(KEY);
  return path === location.pathname ? { referrer } : null;
}
