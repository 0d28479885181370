/** Below it stands the path of the page that a provider's page was opened from. */
const KEY = "marquee-redirect";

/** Remembers, for this tab, that someone left this page for a provider's and will be back. */
export function markRedirect(): void {
  sessionStorage.setItem(KEY, location.pathname);
}

/** Forgets it: the provider's page was not reached. */
export function unmarkRedirect(): void {
  sessionStorage.removeItem(KEY);
}

/**
 * Whether someone has just come back to this page from a provider's; true once. Without it nobody asks the provider
 * what became of a redirect: asking loads Google's script.
 */
export function takeRedirectMark(): boolean {
  const marked = sessionStorage.getItem(KEY);
  sessionStorage.removeItem(KEY);
  return marked === location.pathname;
}
