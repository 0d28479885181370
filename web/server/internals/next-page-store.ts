import { createRequire } from "node:module";
import { LRUCache } from "lru-cache";
import type FileSystemCache from "next/dist/server/lib/incremental-cache/file-system-cache.js";
import { siteRuntime } from "../../runtime/site-runtime.ts";

// Loaded with `require`, because it is a CommonJS module. If it were imported, Node.js and Vite
// would resolve its default export differently.
const { default: NextPageStore }: { default: typeof FileSystemCache } = createRequire(
  import.meta.url,
)("next/dist/server/lib/incremental-cache/file-system-cache.js");

/** Maximum number of pages that are tracked while they render. Far more than a server renders at a time. */
const MAX_RENDERING = 5_000;

/** Header of a stored page that lists its cache tags. */
const TAGS_HEADER = "x-next-cache-tags";

/** Number of expirations so far. Shared by all stores, because Next.js creates a store for each request. */
let expirations = 0;

/** The value of `expirations` when the rendering of a page began, by cache key. */
const rendering = new LRUCache<string, number>({ max: MAX_RENDERING });

/**
 * Returns the path of a page, as it is requested, from its cache key. The key begins with a name of the page's route
 * and `/$`. Its segments are not percent-encoded.
 */
function pathOf(key: string): string {
  const path = key.slice(key.indexOf("/$/") + "/$".length);
  return /[^!-~]/.test(path) ? path.split("/").map(encodeURIComponent).join("/") : path;
}

/** Returns the cache tags of a page, which Next.js stores as a header. */
function tagsOf(page: Parameters<FileSystemCache["set"]>[1]): string[] {
  const tags = page !== null && "headers" in page ? page.headers?.[TAGS_HEADER] : undefined;
  return typeof tags === "string" ? tags.split(",") : [];
}

/**
 * The page cache of Next.js, without pages that were outdated before they were complete. Next.js compares the time of
 * a tag's expiration with the time at which a page was stored. So a page whose rendering began before a change and
 * ended after it would count as current until the next change. This store doesn't keep such a page; the next request
 * renders it again. [PAGE-7]
 */
export default class PageStore extends NextPageStore {
  override async get(...args: Parameters<FileSystemCache["get"]>) {
    const found = await super.get(...args);
    const [key] = args;
    // If the store lacks a page, Next.js renders it. If several requests wait for the same page, the first
    // request sets the value.
    if (found === null && !rendering.has(key)) rendering.set(key, expirations);
    return found;
  }

  override async set(...args: Parameters<FileSystemCache["set"]>) {
    const [key] = args;
    const began = rendering.get(key) ?? expirations;
    rendering.delete(key);
    if (began !== expirations) return;
    await super.set(...args);
    const tags = tagsOf(args[1]);
    if (tags.length === 0) return;
    siteRuntime().find("telemetry")?.expiryTraces.rendered(pathOf(key), tags);
    siteRuntime().find("pageRenewal")?.noteRendered(pathOf(key), tags);
  }

  override async revalidateTag(...args: Parameters<FileSystemCache["revalidateTag"]>) {
    if (args[0].length > 0) expirations += 1;
    await super.revalidateTag(...args);
    siteRuntime().find("pageRenewal")?.noteExpired([args[0]].flat());
  }
}
