import { LRUCache } from "lru-cache";
import { validAt, type Credentials } from "./credentials.ts";
import type { People } from "./people.ts";

/** Returns a function that remembers the results of `find` until the database changes. */
function rememberUntil<Found extends object>(
  version: () => string,
  find: (key: string) => Found | undefined,
): (key: string) => Found | undefined {
  const known = new LRUCache<string, Found>({ max: 1_000 });
  let since = "";
  return (key) => {
    const current = version();
    if (current !== since) known.clear();
    since = current;
    const found = known.get(key) ?? find(key);
    if (found) known.set(key, found);
    return found;
  };
}

/** Returns the credentials with a `find` that reads a credential once, until the database changes. */
export function knownCredentials(credentials: Credentials, version: () => string): Credentials {
  const read = rememberUntil(version, credentials.read);
  return { ...credentials, read, find: (text, now) => validAt(read(text), now) };
}

/** Returns the people with a `find` that reads a person once, until the database changes. */
export const knownPeople = (people: People, version: () => string): People => ({
  ...people,
  find: rememberUntil(version, people.find),
});
