import { LRUCache } from "lru-cache";
import type { BufferedResponse } from "./request-from-next.ts";
import { type Encoding, encodings } from "./page-cache/encoding.ts";
import type { FinishedPage } from "./page-cache/finish-page.ts";
import { REVALIDATE_ALWAYS } from "./page-cache/cache-time.ts";
import { type PackedPage, packPage } from "./page-cache/send-page.ts";

/** The statuses that have an error page: malformed request, unknown address, page that can't be rendered now. */
export const errorStatuses = [400, 404, 503] as const;

export type ErrorStatus = (typeof errorStatuses)[number];

/**
 * Value of `Retry-After` in seconds. The content service is checked every second, so a page usually recovers within
 * this time.
 */
const RETRY_AFTER = 30;

/** Headers of error pages by status, sent in addition to the headers of every response. */
export const headersOf = {
  400: { "cache-control": "no-store" },
  404: { "cache-control": REVALIDATE_ALWAYS },
  503: { "cache-control": "no-store", "retry-after": String(RETRY_AFTER) },
} as const satisfies Record<ErrorStatus, Readonly<Record<string, string>>>;

/**
 * Maximum size of all cached error pages, in bytes. An error page in three encodings is about 150 kB, so the cache
 * holds three pages in each of a hundred languages.
 */
const MAX_BYTES = 48 * 1024 * 1024;

/** Sent when even the error page can't be rendered. */
const plain: FinishedPage = {
  html: "<!DOCTYPE html><title>Not available</title><p>We can't show this page right now. Please try again in a moment.</p>",
  policy: "default-src 'none'; frame-ancestors 'self'",
};

type Packed = Record<Encoding, PackedPage>;

/**
 * Error pages, sent instead of pages that can't be shown. Their texts are in the HTML, so they need
 * no script. [PAGE-9]
 */
export type ErrorPages = {
  /** Returns the compressed error page. `language` must be one of the site's languages. */
  find(language: string, status: ErrorStatus, encoding: Encoding): Promise<PackedPage>;
  /** Marks all pages as stale, so that each is rendered again when next needed. Called when content changes. */
  expire(): void;
};

export type ErrorPageParts = {
  /** Renders a path with Next.js. */
  requestPage: (path: string) => Promise<BufferedResponse>;
  finish: (html: string) => FinishedPage;
  headers: readonly { key: string; value: string }[];
};

/**
 * Renders each error page once per language with Next.js, from `/{language}/notice/{status}`. When a new rendering
 * fails, the previous page is sent.
 */
export function createErrorPages({ requestPage, finish, headers }: ErrorPageParts): ErrorPages {
  const rendered = new LRUCache<string, { packed: Packed; generation: number }>({
    maxSize: MAX_BYTES,
    sizeCalculation: ({ packed }) =>
      encodings.reduce((bytes, encoding) => bytes + packed[encoding].body.length, 0),
  });
  const rendering = new Map<string, Promise<Packed>>();
  let generation = 0;

  const common = Object.fromEntries(headers.map(({ key, value }) => [key.toLowerCase(), value]));
  function pack(page: FinishedPage, status: ErrorStatus): Packed {
    const { "cache-control": cacheControl, ...more } = headersOf[status];
    const pageHeaders = {
      ...common,
      ...more,
      "content-type": "text/html; charset=utf-8",
      // A request without a language in its path gets the error page in the visitor's preferred
      // language.
      vary: "Accept-Language, Cookie",
    };
    const each = (encoding: Encoding) => packPage(page, encoding, pageHeaders, cacheControl);
    return { br: each("br"), gzip: each("gzip"), identity: each("identity") };
  }

  async function render(path: string, status: ErrorStatus): Promise<Packed> {
    const began = generation;
    const response = await requestPage(path).catch(() => null);
    if (response?.status !== 200) return rendered.get(path)?.packed ?? pack(plain, status);
    const packed = pack(finish(response.body), status);
    rendered.set(path, { packed, generation: began });
    return packed;
  }

  /** Shares one rendering among all callers that wait for it. */
  function renderOnce(path: string, status: ErrorStatus): Promise<Packed> {
    const key = `${generation} ${path}`;
    const running = rendering.get(key);
    if (running !== undefined) return running;
    const started = render(path, status).finally(() => rendering.delete(key));
    rendering.set(key, started);
    return started;
  }

  return {
    async find(language, status, encoding) {
      const path = `/${language}/notice/${status}`;
      const known = rendered.get(path);
      const packed =
        known?.generation === generation ? known.packed : await renderOnce(path, status);
      return packed[encoding];
    },
    expire() {
      generation += 1;
    },
  };
}
