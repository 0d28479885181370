/**
 * Removes `perspective=drafts` from an address of the studio. The Studio takes this value for the name of a release, and
 * its tool crashes when it opens a document in it. Without the parameter, it displays drafts.
 */
export function withoutDraftsPerspective(address: string): string {
  const url = new URL(address);
  if (url.searchParams.get("perspective") === "drafts") url.searchParams.delete("perspective");
  return url.href;
}

type Page = {
  location: { href: string };
  history: { state: unknown; replaceState: (state: unknown, title: string, url: string) => void };
};

/** Corrects the address of the studio's page, before the Studio reads it. */
export function correctPerspective({ location, history }: Page): void {
  const corrected = withoutDraftsPerspective(location.href);
  if (corrected !== location.href) history.replaceState(history.state, "", corrected);
}
