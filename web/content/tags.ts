/** Carried by every page: expiring it renews the whole site, for when what changed is unknown. */
export const ALL_CONTENT = "content";

/** Next refuses more than 128 tags on one page (its `NEXT_CACHE_TAG_MAX_ITEMS`). */
export const MAX_PAGE_TAGS = 100;
