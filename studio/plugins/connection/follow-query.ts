import { map, type MonoTypeOperatorFunction, type Observable, retry, timer } from "rxjs";
import type { DocumentStore } from "sanity";

/** Shortest and longest time in ms until a subscription that has failed begins again. */
const FIRST_RETRY = 1_000;
const LAST_RETRY = 60_000;

/**
 * Begins a subscription to the content service again after a failure, so that what it displays stays and follows later
 * changes. A failure that reaches the Studio's structure would crash its tool.
 */
export function retryLater<Value>(): MonoTypeOperatorFunction<Value> {
  return retry<Value>({
    resetOnSuccess: true,
    delay: (error: unknown, count) => {
      if (count === 1) console.warn("A subscription to the content service has failed:", error);
      return timer(Math.min(FIRST_RETRY * 2 ** (count - 1), LAST_RETRY));
    },
  });
}

type Query = Parameters<DocumentStore["listenQuery"]>;

/**
 * Subscribes to the result of a query. Unlike `listenQuery`, it never fails: it emits nothing while the content service
 * can't be reached. `parse` reads a result, and may throw.
 */
export const followQuery = <Result>(
  store: Pick<DocumentStore, "listenQuery">,
  query: Query[0],
  params: Query[1],
  { parse, ...options }: Query[2] & { parse: (found: unknown) => Result },
): Observable<Result> => store.listenQuery(query, params, options).pipe(map(parse), retryLater());
