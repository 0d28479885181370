import { createHash } from "node:crypto";

/** A session as a denylist stores it: the hashes that identify it, and when it ends by itself, in ms since 1970. */
export type SessionKey = { hashes: readonly string[]; until: number };

/** The denylist of sessions that ended before their cookies expire (ASVS 7.4.1). Holds hashes, never a cookie. */
export type EndedSessions = {
  /**
   * Ends a session. Resolves when the entry is stored, so that a restart can't undo it, or when storing it has failed.
   */
  add: (session: SessionKey) => Promise<void>;
  /** Whether a session was ended. Rejects with an {@link EndedSessionsFault} when the store can't be read. */
  has: (session: SessionKey) => Promise<boolean>;
};

/** Thrown when the stored denylist can't be read. The session must then be treated as ended. */
export class EndedSessionsFault extends Error {
  override name = "EndedSessionsFault";
}

/**
 * Whether an error is an {@link EndedSessionsFault}. Compares the name, because Next.js bundles
 * each route separately: the error may be an instance of another bundle's class.
 */
export const isEndedSessionsFault = (error: unknown): error is EndedSessionsFault =>
  error instanceof Error && error.name === "EndedSessionsFault";

/** Hashes a cookie or the id of a session, for caches and the denylist. */
export const hashOf = (text: string): string => createHash("sha256").update(text).digest("base64");

/** The storage of a denylist, which keeps its entries when the process restarts. */
export type Journal = {
  /** Returns the stored entries; none if nothing was stored yet. Throws if stored entries can't be read. */
  load: () => readonly Entry[];
  append: (entries: readonly Entry[]) => Promise<void>;
  /** Replaces all stored entries. */
  rewrite: (entries: readonly Entry[]) => Promise<void>;
};

/** An entry of a denylist: a session's hash, and when the entry expires, in ms since 1970. */
export type Entry = readonly [hash: string, until: number];

/** The journal also stores the denylist's floor, as an entry with this hash. See {@link createEndedSessions}. */
const FLOOR = "floor";

/**
 * Creates the denylist of one process. It holds at most `most` entries, of about 100 bytes each. A
 * full denylist drops the tenth of its entries that expires first. The latest expiry of the dropped
 * entries becomes the denylist's floor. From then on, every session that ends no later than the
 * floor counts as ended. So no ended session opens again, but some users whose session was still
 * open must sign in again.
 *
 * While the journal can't be read, `has` rejects, and each call tries to read it again. `add` still
 * takes effect at once in this process.
 */
export function createEndedSessions({
  journal,
  now,
  most,
}: {
  journal: Journal;
  now: () => number;
  most: number;
}): EndedSessions {
  const entries = new Map<string, number>();
  let floor = 0;
  let isLoaded = false;
  const snapshot = (): Entry[] => [[FLOOR, floor], ...entries];

  function load(): void {
    if (isLoaded) return;
    const stored = journal.load();
    for (const [hash, until] of stored) {
      if (hash === FLOOR) floor = Math.max(floor, until);
      else if (until > now()) entries.set(hash, until);
    }
    isLoaded = true;
    if (entries.size < stored.length) void journal.rewrite(snapshot());
  }

  function canLoad(): boolean {
    try {
      load();
      return true;
    } catch {
      // The error is not passed on, because every request with a session calls `has`, which rejects
      // with the same error.
      return false;
    }
  }

  function evict(): void {
    for (const [hash, until] of entries) if (until <= now()) entries.delete(hash);
    const excess = entries.size - Math.floor(most * 0.9);
    const first = [...entries].toSorted((one, other) => one[1] - other[1]).slice(0, excess);
    for (const [hash, until] of first) {
      entries.delete(hash);
      floor = Math.max(floor, until);
    }
  }

  return {
    add: async ({ hashes, until }) => {
      const isReadable = canLoad();
      // Store only new hashes. Otherwise a client that sends a copied cookie again and again would make the journal
      // grow.
      const added = hashes
        .filter((hash) => (entries.get(hash) ?? 0) < until)
        .map((hash): Entry => [hash, until]);
      for (const [hash] of added) entries.set(hash, until);
      if (entries.size <= most) return journal.append(added);
      evict();
      // Append if the journal could not be read, because a rewrite would lose the entries in it.
      return isReadable ? journal.rewrite(snapshot()) : journal.append([[FLOOR, floor], ...added]);
    },
    has: async ({ hashes, until }) => {
      try {
        load();
      } catch (cause) {
        throw new EndedSessionsFault("the file of ended sessions can't be read", { cause });
      }
      return until <= floor || hashes.some((hash) => (entries.get(hash) ?? 0) > now());
    },
  };
}
