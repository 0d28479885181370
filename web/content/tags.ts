/** Carried by every page: expiring it renews the whole site, for when what changed is unknown. */
export const ALL_CONTENT = "content";

/** Changes with every published change. */
export const ANY_CHANGE = "content-any";

/** Next refuses more than 128 tags at once (its `NEXT_CACHE_TAG_MAX_ITEMS`), and so does `/api/live`. */
const MAX_TAGS = 100;

/** The tags a page goes by: its own, or where they are too many the one that every change touches. */
export const boundedTags = (tags: readonly string[]): readonly string[] =>
  tags.length > MAX_TAGS ? [ANY_CHANGE] : tags;
