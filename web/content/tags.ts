/** Tag of every page. The site expires it to renew all pages if it doesn't know which pages have changed. */
export const ALL_CONTENT = "content";

/** Tag that expires whenever a change is published. */
export const ANY_CHANGE = "content-any";

/**
 * Maximum number of tags of one page. Next.js (`NEXT_CACHE_TAG_MAX_ITEMS`) and `/api/live` accept up to 128 at once.
 */
const MAX_TAGS = 100;

/** Returns the tags of a page: its own, or {@link ANY_CHANGE} if there are too many. */
export const boundedTags = (tags: readonly string[]): readonly string[] =>
  tags.length > MAX_TAGS ? [ANY_CHANGE] : tags;
