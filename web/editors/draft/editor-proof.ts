import { LRUCache } from "lru-cache";
import { createClientRateLimiter } from "../../content/outbound/rate-limiter.ts";
import type { Editor } from "./find-editor.ts";

/**
 * The result of checking a preview secret:
 * - `unknown`: the dataset holds no such secret, or its user may not write.
 * - `busy`: the client tried too many secrets.
 * - `tokenRefused`: the content service refuses the site's own token.
 * - `unreachable`: the content service does not respond.
 */
export type Proof =
  | { state: "proven"; editor: Editor }
  | { state: "unknown" | "busy" | "tokenRefused" | "unreachable" };

/**
 * Dependencies of the check. `isRefusal` returns true for an error of `find` if the content service
 * refused the site's token. `now` is in ms since 1970.
 */
export type ProofParts = {
  find: (secret: string) => Promise<Editor | null>;
  isRefusal: (error: unknown) => boolean;
  now: () => number;
};

/**
 * Time in ms for which a successful check is cached. The project's members are cached for another
 * ten seconds. Therefore an editor who loses their rights is refused within a minute.
 */
const CACHED_FOR = 30_000;

/** Maximum number of cached secrets, chosen higher than the number of editors who work at the same time. */
const MOST_CACHED = 1_000;

/** Secrets that a client may try in a minute. Secrets that passed before are not counted. */
const MOST_TRIES = 60;

/** The format of a preview secret; other text is not looked up. */
const secretForm = /^[\w-]{16,512}$/;

/**
 * Creates the check of preview secrets. Its cache has a maximum size, and a rate limit bounds the lookups that
 * strangers can cause.
 */
export function createEditorProof({ find, isRefusal, now }: ProofParts) {
  const proven = new LRUCache<string, { editor: Editor; at: number }>({ max: MOST_CACHED });
  const tries = createClientRateLimiter({ most: MOST_TRIES, perMs: 60_000, now });

  /** Checks a secret that a client sent. `client` names the client for the rate limit. Never rejects. */
  return async (secret: string, client: string): Promise<Proof> => {
    if (!secretForm.test(secret)) return { state: "unknown" };
    const known = proven.get(secret);
    if (known !== undefined && now() < Math.min(known.at + CACHED_FOR, known.editor.until)) {
      return { state: "proven", editor: known.editor };
    }
    // Doesn't count secrets that passed the check before. Therefore wrong guesses from the editor's
    // own network or proxy do not block the editor.
    if (known === undefined && tries.take(client) > 0) return { state: "busy" };
    try {
      const editor = await find(secret);
      if (editor === null) {
        proven.delete(secret);
        return { state: "unknown" };
      }
      proven.set(secret, { editor, at: now() });
      return { state: "proven", editor };
    } catch (error) {
      return { state: isRefusal(error) ? "tokenRefused" : "unreachable" };
    }
  };
}
