import { LRUCache } from "lru-cache";
import type { Lake } from "../lake.ts";
import type { Connection } from "./caller.ts";
import type { Message } from "./message-sender.ts";
import { sequenceHeader } from "./shared-requests.ts";

type Entry = Message & { version: string; lastsUntil: number };

/** Expiry times of cacheable responses. */
const expiries = new WeakMap<Response, number>();

/**
 * Allows caching a JSON response of status 200 until a time (in ms since 1970). The cache drops the response earlier if
 * the lake's database changes.
 */
export function allowCaching(answer: Response, lastsUntil: number): void {
  expiries.set(answer, lastsUntil);
}

/** Cache limits in characters: in total and for one entry. */
const capacity = { all: 32_000_000, each: 1_000_000 };

/** Request headers that are part of the cache key, because a query's response may depend on them. */
const heard = ["host", "authorization", "origin", "sec-fetch-site"] as const;

/**
 * Caches query responses by URL and by the request headers that may change the response (`heard`).
 * A site repeats the same few hundred queries. Parsing their URLs, checking the tokens and
 * serializing JSON costs more than the queries themselves. An entry is valid until anything in the
 * lake's database changes. Changes by another process count too, such as a CLI command that runs
 * while the lake is up.
 */
export class AnswerCache {
  readonly #lake: Lake;
  readonly #entries = new LRUCache<string, Entry>({
    maxSize: capacity.all,
    maxEntrySize: capacity.each,
    sizeCalculation: ({ text }, question) => question.length + text.length,
  });

  /** The version of the database that the newest entries are from. */
  #version = "";

  constructor(lake: Lake) {
    this.#lake = lake;
  }

  /**
   * Returns the response that is cached under a key. Returns undefined if there is none, if the
   * database has changed since, or if the response has expired.
   */
  find(question: string): Message | undefined {
    const entry = this.#entries.get(question);
    if (!entry || this.#lake.shared?.node.isCurrent === false) return undefined;
    const isGood =
      entry.version === this.#lake.store.version() && this.#lake.now().getTime() < entry.lastsUntil;
    return isGood ? entry : undefined;
  }

  /**
   * Returns a function that caches a response, which is sent as `message`, under the key `question`,
   * if `allowCaching` was called for the response. Call `begin` before the response is computed, so
   * that a database change in the meantime makes the entry stale.
   */
  begin(question: string): (answer: Response, message: Message) => void {
    const version = this.#lake.store.version();
    // No entry of an earlier version is ever valid again.
    if (version !== this.#version) this.#entries.clear();
    this.#version = version;
    return (answer, message) => {
      const lastsUntil = expiries.get(answer);
      if (lastsUntil === undefined) return;
      this.#entries.set(question, { ...message, version, lastsUntil });
    };
  }
}

/** Returns the cache key of a request, or undefined if the request is not a GET query. */
export function questionOf({ method, url, headers }: Connection["incoming"]): string | undefined {
  if (method !== "GET" || !url?.includes("/data/query/")) return undefined;
  // The caller wants a state that this node may not have yet.
  if (headers[sequenceHeader] !== undefined) return undefined;
  // A header value can't contain a line break, so keys are unambiguous.
  return [url, ...heard.map((name) => headers[name] ?? "")].join("\n");
}
