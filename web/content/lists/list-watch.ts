import { createHash } from "node:crypto";
import { LRUCache } from "lru-cache";
import { type ListedPages, type ListFilter, type ListWindow, windowOf } from "./list-selection.ts";

/** Tag of every page with a list. It expires if the site can't find out which lists have changed. */
export const ANY_LIST = "lists";

/** Tag of every article. It expires if the site can't find out which articles have other neighbors. */
export const ANY_ARTICLE = "articles";

/** Maximum number of list pages that are watched. One takes about 2 kB. */
const MAX_WATCHED = 5_000;

/** Maximum number of articles whose neighbors are watched. One takes about 1 kB. */
const MAX_ARTICLES = 20_000;

/** Returns the tag of all lists of a kind: of articles with their neighbors, or of list blocks. */
export const kindTag = ({ source }: ListFilter): string =>
  source === "neighbors" ? ANY_ARTICLE : ANY_LIST;

/**
 * Maximum number of tags for the pages of one list. If more have changed, the tag of the whole list
 * replaces them, because a request for an expiry has a limited number of tags.
 */
const MAX_TAGS = 20;

/** Returns the tag of all pages of a list. */
export const listTag = (filter: ListFilter): string =>
  `list:${createHash("sha256").update(JSON.stringify(filter)).digest("base64url").slice(0, 16)}`;

/** Returns the tag of one page of a list. */
export const windowTag = (filter: ListFilter, number: number): string =>
  `${listTag(filter)}:${number}`;

/** One page of a list, as a cached page displays it. */
export type WatchedList = {
  filter: ListFilter;
  number: number;
  window: ListWindow;
  /** Sync tags of the entries: one of them expires when a listed page, its topic or author changes. */
  entryTags: readonly string[];
};

export type ListWatchParts = {
  /** Returns the present pages. Throws if the content service fails. */
  readPages: () => Promise<ListedPages>;
  /** Returns the sync tags of the index of pages. One of them expires when a page changes. */
  indexTags: () => readonly string[];
  now: () => number;
  max?: number;
  maxArticles?: number;
};

// Compares `next` too: a page whose date is in the future is not listed yet, but the list has to be rendered again at
// that time.
const isEqual = (a: ListWindow, b: ListWindow) =>
  a.next === b.next &&
  a.pages === b.pages &&
  a.ids.length === b.ids.length &&
  a.ids.every((id, at) => id === b.ids[at]);

/**
 * Creates a watch that finds out which cached list pages a change affects. One per process. The
 * content service's sync tags alone would expire every list whenever a page is published, because
 * any page could enter any list.
 */
export function createListWatch({
  readPages,
  indexTags,
  now,
  max = MAX_WATCHED,
  maxArticles = MAX_ARTICLES,
}: ListWatchParts) {
  /** Tags of the kinds of lists that may have cached pages which are no longer watched. */
  const incomplete = new Set<string>();
  const watchOf = (limit: number) =>
    new LRUCache<string, WatchedList>({
      max: limit,
      dispose: ({ filter }, _tag, reason) => {
        if (reason === "evict") incomplete.add(kindTag(filter));
      },
    });
  const lists = watchOf(max);
  const articles = watchOf(maxArticles);
  const all = () => [...lists.values(), ...articles.values()];

  async function movedLists(): Promise<WatchedList[]> {
    const pages = await readPages();
    const at = now();
    return all().filter(
      ({ filter, number, window }) => !isEqual(windowOf(pages, filter, { number, at }), window),
    );
  }

  return {
    /** Watches a page of a list that is being rendered. */
    note(list: WatchedList): void {
      const watched = kindTag(list.filter) === ANY_LIST ? lists : articles;
      watched.set(windowTag(list.filter, list.number), list);
    },

    /**
     * Returns the tags of the list pages that a change affects. `tags` are the change's sync tags. The
     * change affects a list page if a page enters it, leaves it or moves in it, and if one of its
     * entries has changed.
     */
    async changedBy(tags: readonly string[]): Promise<readonly string[]> {
      const changed = new Set(tags);
      const edited = all().filter(({ entryTags }) => entryTags.some((tag) => changed.has(tag)));
      const mayMove = lists.size + articles.size > 0 && indexTags().some((tag) => changed.has(tag));
      const moved = mayMove ? await movedLists().catch(() => null) : [];
      if (moved === null) {
        incomplete.clear();
        return [ANY_LIST, ANY_ARTICLE];
      }
      const unknown = mayMove ? [...incomplete] : [];
      if (mayMove) incomplete.clear();
      const known = [...edited, ...moved].filter(
        ({ filter }) => !unknown.includes(kindTag(filter)),
      );
      return [...unknown, ...tagsFor(new Set(known))];
    },

    /** Returns the number of watched list pages. */
    size: (): number => lists.size + articles.size,
  };
}

function tagsFor(lists: ReadonlySet<WatchedList>): string[] {
  const byList = Map.groupBy(lists, ({ filter }) => listTag(filter));
  return [...byList].flatMap(([tag, pages]) =>
    pages.length > MAX_TAGS ? [tag] : pages.map(({ filter, number }) => windowTag(filter, number)),
  );
}
