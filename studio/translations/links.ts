import type { StoredPage } from "./stored-page.ts";

/** What a page's list of translations lacks, and what it names that is gone. */
type LinksToMend = { id: string; lacking: readonly StoredPage[]; dead: readonly string[] };

const isOncePerLanguage = (pages: readonly StoredPage[]) =>
  new Set(pages.map(({ language }) => language)).size === pages.length;

/**
 * Takes the pages of one group, gives those that do not name all others: the language switcher of such a page leads
 * nowhere. None where two pages are in one language: which of them is meant, an editor must say first.
 */
export function linksToMend(pages: readonly StoredPage[]): LinksToMend[] {
  if (!isOncePerLanguage(pages)) return [];
  const ids = new Set(pages.map(({ id }) => id));
  return pages.flatMap((page) => {
    const named = new Set(page.translations.map(({ _ref }) => _ref));
    const lacking = pages.filter(({ id }) => id !== page.id && !named.has(id));
    const dead = [...named].filter((id) => !ids.has(id));
    return lacking.length === 0 ? [] : [{ id: page.id, lacking, dead }];
  });
}
