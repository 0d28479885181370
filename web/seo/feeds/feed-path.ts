/** File extension of a feed: `xml` for Atom (RFC 4287), `json` for JSON Feed 1.1. */
export type FeedFormat = "xml" | "json";

/**
 * Returns the path of a list's feed. `key` is the list block's key. The path contains the page's id,
 * so that subscriptions stay valid when the page gets a new address.
 */
export const feedPath = (page: string, key: string, format: FeedFormat): string =>
  `/feeds/${encodeURIComponent(page)}/${encodeURIComponent(key)}.${format}`;
