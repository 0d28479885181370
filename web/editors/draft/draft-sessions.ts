import { randomUUID } from "node:crypto";
import { jwtVerify, SignJWT } from "jose";
import { JOSEError } from "jose/errors";
import { LRUCache } from "lru-cache";
import * as z from "zod";
import {
  type EndedSessions,
  hashOf,
  type SessionKey,
} from "../../runtime/ended-sessions/ended-sessions.ts";
import type { Editor } from "./find-editor.ts";

/** Dependencies of draft sessions. `now` is in ms since 1970. */
export type DraftSessionParts = {
  /** The key that signs cookies. */
  key: () => Uint8Array;
  /**
   * Finds the editor by the ID of the document that stores their preview secret. Null when the secret is no longer
   * valid.
   */
  find: (secretId: string) => Promise<Editor | null>;
  /** The denylist of ended sessions. */
  ended: EndedSessions;
  now: () => number;
};

/** Time in ms for which an editor's rights are cached. */
const CACHED_FOR = 30_000;

/** Maximum number of cached editors, chosen higher than the number of editors who preview at the same time. */
const MOST_CACHED = 1_000;

/**
 * A session ends this many ms after its secret expires. In that time, the studio can open the preview with a new
 * secret.
 */
export const GRACE_MS = 5 * 60_000;

const AUDIENCE = "marquee-draft";

const claims = z.object({
  jti: z.uuid(),
  sub: z.string().min(1),
  secret: z.string().min(1),
  exp: z.number(),
});

/** Subject of a session whose editor the content service doesn't name. */
const UNNAMED = "unnamed";

const subjectOf = ({ user }: Editor): string => user ?? UNNAMED;

/** Returns the denylist key of a verified cookie. */
const keyOf = ({ jti, exp }: z.output<typeof claims>): SessionKey => ({
  hashes: [hashOf(jti)],
  until: exp * 1000,
});

/**
 * Creates the sessions in which editors see drafts. The cookie is a signed token that names the editor and their
 * preview secret. At least once a minute, the site asks the content service whether both are still valid.
 */
export function createDraftSessions({ key, find, ended, now }: DraftSessionParts) {
  const editors = new LRUCache<string, { editor: Editor | null }>({
    max: MOST_CACHED,
    ttl: CACHED_FOR,
    perf: { now },
    ttlResolution: 0,
    fetchMethod: async (secretId) => ({ editor: await find(secretId) }),
  });

  /**
   * Verifies a cookie's signature, audience and expiry. Returns its claims, or null if it is
   * invalid.
   */
  async function verify(cookie: string) {
    try {
      const { payload } = await jwtVerify(cookie, key(), {
        algorithms: ["HS256"],
        audience: AUDIENCE,
        requiredClaims: ["exp"],
        currentDate: new Date(now()),
      });
      return claims.safeParse(payload).data ?? null;
    } catch (error) {
      if (error instanceof JOSEError) return null;
      throw error;
    }
  }

  return {
    /**
     * Returns the signed cookie of a new session. The cookie expires {@link GRACE_MS} after the
     * preview secret that identified the editor.
     */
    open: (editor: Editor): Promise<string> =>
      new SignJWT({ secret: editor.secretId })
        .setProtectedHeader({ alg: "HS256" })
        .setAudience(AUDIENCE)
        .setSubject(subjectOf(editor))
        .setJti(randomUUID())
        .setExpirationTime(Math.floor((editor.until + GRACE_MS) / 1000))
        .sign(key()),

    /**
     * Returns the editor of a cookie. Null when the cookie is invalid or expired, or when its session has ended.
     * Rejects when the content service or the denylist does not respond.
     */
    async read(cookie: string): Promise<Editor | null> {
      const claimed = await verify(cookie);
      if (claimed === null || (await ended.has(keyOf(claimed)))) return null;
      const found = await editors.fetch(claimed.secret);
      const editor = found?.editor ?? null;
      return editor !== null && subjectOf(editor) === claimed.sub ? editor : null;
    },

    /** Ends the session of a cookie on every instance of the site, so that copies of the cookie stop working too. */
    async end(cookie: string): Promise<void> {
      const claimed = await verify(cookie);
      if (claimed !== null) await ended.add(keyOf(claimed));
    },
  };
}
