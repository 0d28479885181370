import { createHash } from "node:crypto";
import { LRUCache } from "lru-cache";
import { type ListedPages, type ListFilter, type ListWindow, windowOf } from "./list-selection.ts";

/** Tag of every page with a list. It expires if the site can't find out which lists have changed. */
export const ANY_LIST = "lists";

/** Maximum number of list pages that are watched. One takes about 2 kB. */
const MAX_WATCHED = 5_000;

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
export function createListWatch({ readPages, indexTags, now, max = MAX_WATCHED }: ListWatchParts) {
  let isIncomplete = false;
  const watched = new LRUCache<string, WatchedList>({
    max,
    // A list page that is no longer watched may still be cached.
    dispose: (_list, _tag, reason) => {
      if (reason === "evict") isIncomplete = true;
    },
  });

  async function movedLists(): Promise<WatchedList[]> {
    const pages = await readPages();
    const at = now();
    return [...watched.values()].filter(
      ({ filter, number, window }) => !isEqual(windowOf(pages, filter, { number, at }), window),
    );
  }

  return {
    /** Watches a page of a list that is being rendered. */
    note(list: WatchedList): void {
      watched.set(windowTag(list.filter, list.number), list);
    },

    /**
     * Returns the tags of the list pages that a change affects. `tags` are the change's sync tags. The
     * change affects a list page if a page enters it, leaves it or moves in it, and if one of its
     * entries has changed.
     */
    async changedBy(tags: readonly string[]): Promise<readonly string[]> {
      const changed = new Set(tags);
      const edited = [...watched.values()].filter(({ entryTags }) =>
        entryTags.some((tag) => changed.has(tag)),
      );
      const mayMove = watched.size > 0 && indexTags().some((tag) => changed.has(tag));
      const moved = mayMove ? await movedLists().catch(() => null) : [];
      if (moved === null || (isIncomplete && mayMove)) {
        isIncomplete = false;
        return [ANY_LIST];
      }
      return tagsFor(new Set([...edited, ...moved]));
    },

    /** Returns the number of watched list pages. */
    size: (): number => watched.size,
  };
}

function tagsFor(lists: ReadonlySet<WatchedList>): string[] {
  const byList = Map.groupBy(lists, ({ filter }) => listTag(filter));
  return [...byList].flatMap(([tag, pages]) =>
    pages.length > MAX_TAGS ? [tag] : pages.map(({ filter, number }) => windowTag(filter, number)),
  );
}
