import { createCipheriv, createDecipheriv, createHash, randomBytes } from "node:crypto";
import { LRUCache } from "lru-cache";

/** Lifetime of a draft, in ms. */
const LIFETIME = 30 * 60_000;

/** Memory of all drafts, and of one client's drafts, in bytes. Beyond them, the oldest draft is dropped. */
const MAX_BYTES = 16 * 1024 * 1024;
const MAX_CLIENT_BYTES = 1024 * 1024;

/** A store of encrypted drafts: in memory, or shared by several instances. */
export type DraftStore = {
  /** Stores a draft of a client, for `ms` milliseconds. */
  set: (id: string, text: string, options: { ms: number; client: string }) => Promise<void>;
  get: (id: string) => Promise<string | null>;
};

/** Creates a store of drafts in the memory of one instance. */
export function draftsInMemory(): DraftStore {
  const idsByClient = new Map<string, Set<string>>();
  const drafts = new LRUCache<string, { text: string; client: string }>({
    maxSize: MAX_BYTES,
    ttl: LIFETIME,
    sizeCalculation: ({ text }) => text.length + 1,
    dispose: ({ client }, id) => {
      const ids = idsByClient.get(client);
      ids?.delete(id);
      if (ids?.size === 0) idsByClient.delete(client);
    },
  });
  const makeRoom = (client: string, size: number) => {
    const ids = [...(idsByClient.get(client) ?? [])];
    let total = size;
    for (const id of ids.toReversed()) {
      total += drafts.peek(id)?.text.length ?? 0;
      if (total > MAX_CLIENT_BYTES) drafts.delete(id);
    }
  };
  return {
    set: async (id, text, { client }) => {
      makeRoom(client, text.length);
      drafts.set(id, { text, client });
      const ids = idsByClient.get(client) ?? new Set();
      idsByClient.set(client, ids.add(id));
    },
    get: async (id) => drafts.get(id)?.text ?? null,
  };
}

const idOf = (key: Buffer) => createHash("sha256").update(key).digest("base64url");

/**
 * Stores what a visitor without script has typed until they correct or confirm it. The text is
 * encrypted with a key that only the visitor's cookie contains. Returns the cookie's value.
 */
export async function storeDraft(
  drafts: DraftStore,
  text: string,
  client: string,
): Promise<string> {
  const key = randomBytes(32);
  const iv = randomBytes(12);
  const cipher = createCipheriv("aes-256-gcm", key, iv);
  const sealed = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
  const stored = Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString("base64url");
  await drafts.set(idOf(key), stored, { ms: LIFETIME, client });
  return key.toString("base64url");
}

/** Returns the text of a draft by the cookie's value; null if there is none, or none any more. */
export async function readDraft(drafts: DraftStore, cookie: string): Promise<string | null> {
  const key = Buffer.from(cookie, "base64url");
  if (key.length !== 32) return null;
  const stored = await drafts.get(idOf(key));
  if (stored === null) return null;
  try {
    const bytes = Buffer.from(stored, "base64url");
    const decipher = createDecipheriv("aes-256-gcm", key, bytes.subarray(0, 12));
    decipher.setAuthTag(bytes.subarray(12, 28));
    return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString("utf8");
  } catch {
    return null;
  }
}

/** Name of the cookie that contains a draft's key. */
export const DRAFT_COOKIE = "marquee-form";

/** Lifetime of the cookie, in seconds. */
export const DRAFT_SECONDS = LIFETIME / 1000;
