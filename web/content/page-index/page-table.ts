import type { IndexedPage, IndexedRedirect } from "@marquee/schemas/types";
import { LRUCache } from "lru-cache";
import { createSelection, type Selection, type SelectionRule } from "./selection.ts";

/**
 * Maximum number of pages in all selections together, each counted in each selection. One takes 8 bytes. A site of
 * 100,000 pages may thus have 40 lists of all of them.
 */
const MAX_SELECTED = 4_000_000;

/** Maximum number of selections: one for each list page that is watched for changes. */
const MAX_SELECTIONS = 5_000;

/** All published pages, with what lists, feeds, sitemaps and the routing need of them. */
export type PageTable = ReturnType<typeof createPageTable>;

const addressOf = (language: string, slug: string) => `${language}/${slug}`;

/** Creates an empty table of pages. Each change costs the same, however many pages there are. */
export function createPageTable() {
  const pages = new Map<string, IndexedPage>();
  const idsByAddress = new Map<string, readonly string[]>();
  const countByLanguage = new Map<string, number>();
  const listeners = new Set<(id: string) => void>();
  const selections = new LRUCache<string, { selection: Selection }>({
    max: MAX_SELECTIONS,
    maxSize: MAX_SELECTED,
    sizeCalculation: ({ selection }) => selection.all().length + 1,
  });

  function count(language: string, difference: 1 | -1): void {
    countByLanguage.set(language, (countByLanguage.get(language) ?? 0) + difference);
  }

  function addAddress({ _id, language, slug }: IndexedPage): void {
    if (language === null || slug === null) return;
    const address = addressOf(language, slug);
    idsByAddress.set(address, [...(idsByAddress.get(address) ?? []), _id].toSorted());
    count(language, 1);
  }

  function removeAddress({ _id, language, slug }: IndexedPage): void {
    if (language === null || slug === null) return;
    const address = addressOf(language, slug);
    const ids = (idsByAddress.get(address) ?? []).filter((id) => id !== _id);
    if (ids.length > 0) idsByAddress.set(address, ids);
    else idsByAddress.delete(address);
    count(language, -1);
  }

  const idsAt = (language: string | null, slug: string | null): readonly string[] =>
    language === null || slug === null ? [] : (idsByAddress.get(addressOf(language, slug)) ?? []);

  function replace(id: string, after: IndexedPage | null): void {
    const before = pages.get(id) ?? null;
    if (before !== null) removeAddress(before);
    if (after === null) pages.delete(id);
    else {
      pages.set(id, after);
      addAddress(after);
    }
    for (const { selection } of selections.values()) selection.replace(before, after);
    if (listeners.size === 0) return;
    const others = [before, after].flatMap((page) =>
      idsAt(page?.language ?? null, page?.slug ?? null),
    );
    for (const each of new Set([id, ...others])) for (const listener of listeners) listener(each);
  }

  return {
    get: (id: string): IndexedPage | undefined => pages.get(id),
    ids: (): Iterable<string> => pages.keys(),
    all: (): Iterable<IndexedPage> => pages.values(),
    size: (): number => pages.size,
    put: (page: IndexedPage): void => replace(page._id, page),
    remove(id: string): void {
      if (pages.has(id)) replace(id, null);
    },
    /** The page that the site displays at an address. Of several pages, it is the one with the lowest id. */
    at(language: string, slug: string): IndexedPage | undefined {
      const [id] = idsAt(language, slug);
      return id === undefined ? undefined : pages.get(id);
    },
    /** The number of a language's pages. */
    countOf: (language: string): number => countByLanguage.get(language) ?? 0,
    /** Returns the pages that a rule selects, in its order. `key` identifies the rule that `ruleOf` returns. */
    select(key: string, ruleOf: () => SelectionRule): Selection {
      const known = selections.get(key);
      if (known !== undefined) return known.selection;
      const selection = createSelection(pages.values(), ruleOf());
      selections.set(key, { selection });
      return selection;
    },
    /** Calls `listener` with the id of each page that changes, and of the other pages at its addresses. */
    onChange: (listener: (id: string) => void): void => void listeners.add(listener),
  };
}

/** All redirects, by their old addresses. */
export type RedirectTable = ReturnType<typeof createRedirectTable>;

export function createRedirectTable() {
  const redirects = new Map<string, IndexedRedirect>();
  const countByPath = new Map<string, number>();

  function count({ from }: IndexedRedirect, difference: 1 | -1): void {
    if (from === null) return;
    const known = (countByPath.get(from) ?? 0) + difference;
    if (known > 0) countByPath.set(from, known);
    else countByPath.delete(from);
  }

  function remove(id: string): void {
    const known = redirects.get(id);
    if (known === undefined) return;
    count(known, -1);
    redirects.delete(id);
  }

  return {
    get: (id: string): IndexedRedirect | undefined => redirects.get(id),
    ids: (): Iterable<string> => redirects.keys(),
    all: (): Iterable<IndexedRedirect> => redirects.values(),
    size: (): number => redirects.size,
    put(redirect: IndexedRedirect): void {
      remove(redirect._id);
      redirects.set(redirect._id, redirect);
      count(redirect, 1);
    },
    remove,
    /** Whether there is a redirect from a path, as `redirectPathOf` returns it. */
    hasFrom: (path: string): boolean => countByPath.has(path),
  };
}
