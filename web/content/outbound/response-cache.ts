import { setTimeout as pause } from "node:timers/promises";
import { LRUCache } from "lru-cache";

type ResponseCacheOptions<Source, Response> = {
  /** Fetches a response that is not cached. */
  fetch: (source: Source) => Promise<Response>;
  keyOf: (source: Source) => string;
  /** Whether a response is a success. While a host fails, the cache returns the host's last success. */
  isSuccess?: (response: Response) => boolean;
  /** Returns the time that a response is cached, in ms. */
  lifetimeOf: (response: Response) => number;
  /** Maximum number of responses; the least recently used one is evicted. */
  max: number;
  now: () => number;
  /** Maximum time in ms that a caller waits for a new response before it gets the earlier one, if there is one. */
  patience?: number;
};

type Entry<Response> = {
  response: Promise<Response>;
  expiresAt: number;
  last: { response: Response } | null;
};

/** Default of `patience`, in ms. A healthy host responds within this time. */
const PATIENCE = 300;

/**
 * Creates a cache of other hosts' responses. Concurrent requests for a key share one fetch. If an earlier response
 * exists, callers wait for a slow host no longer than `patience`. `LRUCache` only stores the entries, because its own
 * `fetch` can't limit the wait.
 */
export function createResponseCache<Source, Response>({
  fetch,
  keyOf,
  isSuccess = () => true,
  lifetimeOf,
  max,
  now,
  patience = PATIENCE,
}: ResponseCacheOptions<Source, Response>): (source: Source) => Promise<Response> {
  const entries = new LRUCache<string, Entry<Response>>({ max });

  function refresh(key: string, source: Source, last: Entry<Response>["last"]): Entry<Response> {
    const response = fetch(source).then((fresh) => {
      const fails = last !== null && isSuccess(last.response) && !isSuccess(fresh);
      entry.last = { response: fails ? last.response : fresh };
      entry.expiresAt = now() + lifetimeOf(fresh);
      return entry.last.response;
    });
    const entry: Entry<Response> = { response, expiresAt: Infinity, last };
    // Errors are not cached. The callers that wait for this fetch get the error; the next call fetches again.
    response.catch(() => entries.peek(key) === entry && entries.delete(key));
    entries.set(key, entry);
    return entry;
  }

  return (source) => {
    const key = keyOf(source);
    const known = entries.get(key);
    const isFresh = known !== undefined && known.expiresAt > now();
    const { response, last } = isFresh ? known : refresh(key, source, known?.last ?? null);
    if (last === null) return response;
    return Promise.race([response, pause(patience, last.response, { ref: false })]);
  };
}
