import type { StoredPage } from "./stored-page.ts";

/**
 * Returns the page that another is a translation of: the one it was created from, else the one in the default language.
 * Returns null for an original.
 */
export function sourceOf(
  page: StoredPage,
  group: readonly StoredPage[],
  defaultLanguage: string | null,
): StoredPage | null {
  const others = group.filter(({ id }) => id !== page.id);
  const recorded = others.find(({ id }) => id === page.translatedFrom?.source._ref);
  if (recorded) return recorded;
  if (page.language === defaultLanguage) return null;
  return others.find(({ language }) => language === defaultLanguage) ?? null;
}
