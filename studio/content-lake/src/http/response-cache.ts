import { LRUCache } from "lru-cache";
import type { Lake } from "../lake.ts";
import type { Connection } from "./caller.ts";
import type { Message } from "./message-sender.ts";
import { sequenceHeader } from "./shared-requests.ts";

type Entry = Message & { version: string; expiresAt: number };

/** Expiry times of cacheable responses. */
const expiries = new WeakMap<Response, number>();

/** Lets a response of status 200 be cached until a time (ms since 1970) or the next change of the lake's database. */
export function allowCaching(response: Response, expiresAt: number): void {
  expiries.set(response, expiresAt);
}

/** Cache limits in characters: in total and for one entry. */
const capacity = { all: 32_000_000, each: 1_000_000 };

/** Request headers that are part of the cache key, because a query's response may depend on them. */
const varyingHeaders = ["host", "authorization", "origin", "sec-fetch-site"] as const;

/**
 * Caches query responses by URL and `varyingHeaders`. A site repeats the same few hundred queries, whose URLs, tokens and
 * JSON cost more than the queries themselves. An entry is valid until anything in the lake's database changes, by another
 * process too, such as a command.
 */
export class ResponseCache {
  readonly #lake: Lake;
  readonly #entries = new LRUCache<string, Entry>({
    maxSize: capacity.all,
    maxEntrySize: capacity.each,
    sizeCalculation: ({ text }, cacheKey) => cacheKey.length + text.length,
  });

  /** The version of the database that the newest entries are from. */
  #version = "";

  constructor(lake: Lake) {
    this.#lake = lake;
  }

  find(cacheKey: string): Message | undefined {
    const entry = this.#entries.get(cacheKey);
    if (!entry || this.#lake.shared?.node.isCurrent === false) return undefined;
    const isFresh =
      entry.version === this.#lake.store.version() && this.#lake.now().getTime() < entry.expiresAt;
    return isFresh ? entry : undefined;
  }

  /**
   * The returned function caches a response for which `allowCaching` was called. Call `startEntry` before the response is
   * computed, so that a database change in the meantime makes the entry stale.
   */
  startEntry(cacheKey: string): (response: Response, message: Message) => void {
    const version = this.#lake.store.version();
    // No entry of an earlier version is ever valid again.
    if (version !== this.#version) this.#entries.clear();
    this.#version = version;
    return (response, message) => {
      const expiresAt = expiries.get(response);
      if (expiresAt === undefined) return;
      this.#entries.set(cacheKey, { ...message, version, expiresAt });
    };
  }
}

/** Undefined for anything but a GET of a query. */
export function cacheKeyOf({ method, url, headers }: Connection["incoming"]): string | undefined {
  if (method !== "GET" || !url?.includes("/data/query/")) return undefined;
  // The caller wants a state that this node may not have yet.
  if (headers[sequenceHeader] !== undefined) return undefined;
  // A header value can't contain a line break, so keys are unambiguous.
  return [url, ...varyingHeaders.map((name) => headers[name] ?? "")].join("\n");
}
