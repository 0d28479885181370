import type { StoredPage } from "./compare/stored-page.ts";

/** Changes to a page's list of translations: missing pages to add, and ids of deleted pages to remove. */
type LinksToFix = { id: string; lacking: readonly StoredPage[]; dead: readonly string[] };

const isOncePerLanguage = (pages: readonly StoredPage[]) =>
  new Set(pages.map(({ language }) => language)).size === pages.length;

/**
 * Returns the changes that complete the lists of translations. A page's language switcher offers
 * only the pages in its list. `pages` are the versions of one page in all languages. Returns no
 * changes if two pages have the same language, because an editor must first choose one of them.
 */
export function linksToFix(pages: readonly StoredPage[]): LinksToFix[] {
  if (!isOncePerLanguage(pages)) return [];
  const ids = new Set(pages.map(({ id }) => id));
  return pages.flatMap((page) => {
    const named = new Set(page.translations.map(({ _ref }) => _ref));
    const lacking = pages.filter(({ id }) => id !== page.id && !named.has(id));
    const dead = [...named].filter((id) => !ids.has(id));
    return lacking.length === 0 ? [] : [{ id: page.id, lacking, dead }];
  });
}

/** Fields that link a page to its translations and to the page that it was translated from. */
const fields = ["translations", "translatedFrom"];

/**
 * Returns the patch that restores a page's links to translations after the page was reverted to an older revision.
 * `page` is the document before it was reverted.
 */
export function linksOfTranslations(page: Readonly<Record<string, unknown>>): {
  set: Record<string, unknown>;
  unset: string[];
} {
  const has = (field: string) => page[field] !== undefined;
  return {
    set: Object.fromEntries(fields.filter(has).map((field) => [field, page[field]])),
    unset: fields.filter((field) => !has(field)),
  };
}
