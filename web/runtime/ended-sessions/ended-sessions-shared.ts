import { openSharedStore } from "../shared-store.ts";
import { withTimeLimit } from "../time-limit.ts";
import { type EndedSessions, EndedSessionsFault, type SessionKey } from "./ended-sessions.ts";

/** The properties of a Redis client that the denylist uses. Clients of `@redis/client` have them. */
export type StoreClient = {
  isReady: boolean;
  exists: (keys: string[]) => Promise<number>;
  set: (
    key: string,
    value: string,
    options: { expiration: { type: "PXAT"; value: number } },
  ) => Promise<unknown>;
};

/**
 * Timeout of a request to the store, in ms. It is short, because the site reads the store before it
 * sends a page to a member or an editor.
 */
const TIMEOUT_MS = 500;

/**
 * Shares a denylist between instances through Redis or Valkey, which expire the entries. While the
 * store can't be read, `has` rejects, so that gates and drafts stay closed. `add` also stores the
 * session in `local`, so that it ends at once on this instance. If the store is unreachable, the
 * client sends the session as soon as the store responds again.
 *
 * @param name the list's name, a prefix of its keys
 */
export function createSharedEndedSessions({
  client,
  name,
  local,
  onError,
}: {
  client: StoreClient;
  name: string;
  local: EndedSessions;
  onError: (error: unknown) => void;
}): EndedSessions {
  const keyOf = (hash: string) => `marquee:${name}:${hash}`;
  const store = async ({ hashes, until }: SessionKey): Promise<void> => {
    const expiration = { type: "PXAT" as const, value: until };
    await Promise.all(hashes.map((hash) => client.set(keyOf(hash), "1", { expiration })));
  };
  return {
    add: async (session) => {
      await local.add(session);
      const stored = store(session);
      // Reports a failure or a timeout once. If the write fails after the timeout, that failure is ignored.
      await withTimeLimit(stored, TIMEOUT_MS).catch(onError);
      stored.catch(() => {});
    },
    has: async (session) => {
      if (await local.has(session)) return true;
      if (!client.isReady) throw new EndedSessionsFault("the shared store is not connected");
      try {
        return (await withTimeLimit(client.exists(session.hashes.map(keyOf)), TIMEOUT_MS)) > 0;
      } catch (cause) {
        throw new EndedSessionsFault("the shared store does not respond", { cause });
      }
    },
  };
}

/**
 * Connects to the shared store. While it can't be reached, ended sessions wait for the connection, up
 * to 10,000. Further ones are dropped from this queue and reported.
 */
export const connectSharedStore = (
  url: string,
  onError: (error: unknown) => void,
): Promise<StoreClient & { destroy: () => void }> =>
  openSharedStore(url, onError, { commandsQueueMaxLength: 10_000 });
