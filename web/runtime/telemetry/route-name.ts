import { LRUCache } from "lru-cache";

/** Maximum number of remembered paths. Unknown paths are not remembered. */
const MAX_PATHS = 5_000;

/**
 * Groups of paths that the route lookup knows as single files or rewrites. Each gets one name, so
 * that the number of routes in metrics stays small.
 */
const groups: readonly [RegExp, string][] = [
  [/^\/_next\/static\//, "/_next/static/[...file]"],
  [/^\/__\//, "/__/[...path]"],
];

/**
 * Returns a function that names the route of a path for metrics. A name contains no part of the path
 * that a visitor chose. `findRoute` returns the route of a path in Next.js, or null.
 */
export function createRouteNames(findRoute: (path: string) => string | null) {
  const known = new LRUCache<string, string>({ max: MAX_PATHS });
  return (path: string): string => {
    const before = known.get(path);
    if (before !== undefined) return before;
    const name =
      groups.find(([pattern]) => pattern.test(path))?.[1] ?? findRoute(path) ?? "unknown";
    if (name !== "unknown") known.set(path, name);
    return name;
  };
}
