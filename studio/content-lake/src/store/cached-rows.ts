import { LRUCache } from "lru-cache";
import { validAt, type Credentials } from "./credentials.ts";
import type { People } from "./people.ts";

/** Returns a function that remembers the results of `find` until the database changes. */
function cacheUntilChange<Found extends object>(
  version: () => string,
  find: (key: string) => Found | undefined,
): (key: string) => Found | undefined {
  const cache = new LRUCache<string, Found>({ max: 1_000 });
  let since = "";
  return (key) => {
    const current = version();
    if (current !== since) cache.clear();
    since = current;
    const found = cache.get(key) ?? find(key);
    if (found) cache.set(key, found);
    return found;
  };
}

export function cacheCredentials(credentials: Credentials, version: () => string): Credentials {
  const read = cacheUntilChange(version, credentials.read);
  return { ...credentials, read, find: (text, now) => validAt(read(text), now) };
}

export const cachePeople = (people: People, version: () => string): People => ({
  ...people,
  find: cacheUntilChange(version, people.find),
});
