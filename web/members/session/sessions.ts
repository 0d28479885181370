import type { AuthSettings } from "@marquee/schemas/types";
import { LRUCache } from "lru-cache";
import { Busy, createFairTurns } from "../../content/files/fair-turns.ts";
import { findRefusal, isOfTenant, isOpen } from "./admission.ts";
import type { Claims, Refusal, SessionProvider } from "./admission.ts";
import {
  type EndedSessions,
  hashOf,
  isEndedSessionsFault,
  type SessionKey,
} from "../../runtime/ended-sessions/ended-sessions.ts";
import { inSpan } from "../../runtime/telemetry/telemetry.ts";
import { createResultCache } from "./result-cache.ts";
import type { Member } from "../../content/gates/access.ts";
import { isTimeout, withTimeLimit } from "../../runtime/time-limit.ts";
import { isPlausible, readUnverifiedUid } from "./token-check.ts";
import { isProviderRefusal } from "../firebase/provider-errors.ts";
import {
  endOf,
  isFresh,
  isOfSignIn,
  isSameSignIn,
  keyOfSignIn,
  lifetimeFor,
  memberOf,
  SESSION_MS,
  type SessionSettings,
} from "./session-claims.ts";

/** Dependencies of {@link createSessions}. */
export type SessionParts = {
  /** Returns the provider for a tenant, or for the project itself if `tenantId` is null. */
  provider: (tenantId: string | null) => SessionProvider;
  /** Whether the embedded service issued this token; null on Firebase itself, which signs its tokens. */
  isIssued: ((token: string) => Promise<boolean>) | null;
  readSettings: () => Promise<SessionSettings>;
  ended: EndedSessions;
  now: () => number;
  /**
   * Called when the provider can't be reached, when the denylist can't be read, and when too many
   * sign-ins are waiting.
   */
  onTrouble: (error: unknown) => void;
  /** Timeouts in ms: `readMs` for identifying a member, `openMs` for opening or ending a session. */
  readMs?: number;
  openMs?: number;
  /** Maximum number of concurrent checks. */
  maxChecks?: number;
};

/** A newly minted cookie; `lifetime` in ms. */
export type Minted = { value: string; lifetime: number };

/**
 * Result of opening a session. `cookie` is null if the browser's present cookie needs no replacement. `isNew` is false
 * if the session was only renewed. `method` and `factor` are the provider's names of the sign-in method and of the
 * second factor, which is null if there was none.
 */
export type Opening =
  | {
      ok: true;
      uid: string;
      tenantId: string | null;
      /** Denylist key of the sign-in. */
      signIn: SessionKey;
      /** Time of the sign-in, in ms since 1970. */
      signedInAt: number;
      /** Time at which the browser's cookie ends, in ms since 1970. */
      endsAt: number;
      /** The session that ended because the browser's cookie belonged to it. Null if there was none. */
      replaced: { uid: string; signIn: SessionKey } | null;
      isNew: boolean;
      method: string;
      factor: string | null;
      cookie: Minted | null;
      persistence: AuthSettings["persistence"];
    }
  | { ok: false; reason: Refusal | "sessionsOff" | "tooMany" | "unavailable" };

/**
 * The result of closing a session, or null if the cookie was not a session cookie. `uid` is null if
 * the provider could not identify the session.
 */
type Closing = { uid: string | null; signIn: SessionKey } | null;

export type Sessions = {
  /**
   * Opens a session for an ID token; `cookie` is the browser's present session cookie, if any. `client` is the
   * client's address: clients take turns.
   */
  open(idToken: string, cookie: string | null, client?: string): Promise<Opening>;
  /**
   * Returns the member of a cookie, or null if the cookie is forged, expired or revoked. Returns
   * `"unverified"` if the cookie can't be checked now and no check succeeded recently, or if the
   * denylist can't be read. `client` is the client's address: clients take turns. [MEM-2]
   */
  identify(cookie: string, client?: string): Promise<Member | "unverified" | null>;
  /** Like `identify`, but returns the denylist key of the member's sign-in, too. */
  find(cookie: string, client?: string): Promise<FoundSession | "unverified" | null>;
  /** Like `identify`, but returns null for a session that can't be checked. */
  read(cookie: string, client?: string): Promise<Member | null>;
  /** Ends the session of a cookie on every instance, and for every copy of the cookie. */
  close(cookie: string): Promise<Closing>;
  /** Ends every session of a cookie's member, on every device. */
  endAll(cookie: string, client?: string): Promise<"ended" | "invalid" | "unavailable">;
};

/**
 * Lifetime of a cached session, in ms. The site must notice a revoked session or a disabled account
 * within 60 s [GATE-3]. The lifetime is shorter, because the next check takes time as well.
 */
const CACHE_MS = 50_000;

/**
 * Maximum number of cached sessions: more than the members who are active within a minute. A full cache drops its
 * oldest entries.
 */
const MAX_CACHED = 10_000;

/**
 * Timeout of checking a session, in ms. After the timeout, the page is sent without gated content,
 * so that it arrives within three seconds.
 */
const READ_MS = 2_000;

/**
 * While the provider does not respond, a session stays open for this time after its last successful check, in ms.
 * [MEM-2]
 */
const GRACE_MS = 10 * 60_000;

/**
 * Maximum number of concurrent checks at the provider. Further checks wait, and their timeout
 * begins when they start. Otherwise many members who arrive at once would slow down each other's
 * checks until all of them time out.
 */
const MAX_CHECKS = 24;

/** Timeout of opening or ending a session, which takes several requests to the provider. In ms. */
const OPEN_MS = 5_000;

/**
 * Maximum number of sessions that open at the same time. Further openings wait, and their timeout
 * begins when they start. Otherwise many members who sign in at once would slow down each other
 * until all of them time out.
 */
const MAX_OPENINGS = 8;

/**
 * Maximum time that the opening of a session waits before it starts, in multiples of its timeout (`openMs`). A page
 * waits for 30 s, see `sync-calls.client.ts`.
 */
const LONGEST_WAIT = 4;

/**
 * Maximum numbers of waiting openings, and of waiting checks, from one client and in total. All members at a school or
 * in a company may sign in from one address at once.
 */
const WAITING = { each: 500, waiting: 2_000 };

/** Pause after a timeout, in ms. During the pause the provider isn't asked, and only cached sessions are valid. */
const PAUSE_MS = 2_000;

/** A verified session in the cache; `signIn` is its denylist key. */
type Session = { uid: string; member: Member; signIn: SessionKey };

/** An open session: its member, and the denylist key of its sign-in. */
export type FoundSession = { member: Member; signIn: SessionKey };

/** A session that is about to end; `uid` is null if the account is unknown. */
type Ended = { uid: string | null; signIn: SessionKey };

/**
 * Thrown for a check that is requested during the pause after a timeout. The provider isn't asked.
 */
class CheckPaused extends Error {
  override name = "CheckPaused";
}

/**
 * Creates the functions that open, read and end sessions at a provider. Caches verified sessions for under a minute, by
 * the cookie's hash and never by its text.
 */
export function createSessions(parts: SessionParts): Sessions {
  const { readMs = READ_MS, openMs = OPEN_MS, maxChecks = MAX_CHECKS } = parts;
  const checkedSessions = createResultCache<Session>({
    ttlMs: CACHE_MS,
    max: MAX_CACHED,
    now: parts.now,
  });
  const confirmed = new LRUCache<string, Session>({
    max: MAX_CACHED,
    ttl: GRACE_MS,
    ttlResolution: 0,
    perf: { now: parts.now },
  });
  const inTurn = createFairTurns({ parallel: maxChecks, ...WAITING });
  const openInTurn = createFairTurns({ parallel: MAX_OPENINGS, ...WAITING });

  const isOurs = async (token: string) =>
    isPlausible(token, parts.isIssued === null) &&
    (parts.isIssued === null || (await parts.isIssued(token)));

  /**
   * Whether a session is on the denylist: by its sign-in, or by the hash of its cookie. The hash is
   * listed if the provider could not verify the cookie when the session was closed.
   */
  const isEnded = (signIn: SessionKey, hash: string): Promise<boolean> =>
    parts.ended.has({ ...signIn, hashes: [...signIn.hashes, hash] });

  async function check(cookie: string): Promise<Session | null> {
    const settings = await parts.readSettings();
    if (settings.tokenSync === "off" || !(await isOurs(cookie))) return null;
    const provider = parts.provider(settings.tenantId);
    const claims = await provider.verifySessionCookie(cookie);
    if (!isOfTenant(claims, settings.tenantId)) return null;
    const account = await provider.getUser(claims.uid);
    if (!isOpen(claims, account)) return null;
    const member = memberOf(claims, account, settings);
    return { uid: member.uid, member, signIn: keyOfSignIn(claims) };
  }

  let pausedUntil = 0;

  /** Checks a session and caches the outcome. */
  function startCheck(cookie: string, key: string, client: string): Promise<Session | null> {
    // Caches a promise that includes the timeout. If the check never ends, this promise rejects and leaves the cache.
    // Otherwise later requests would wait for that check.
    const outcome = inTurn(client, async () => {
      if (parts.now() < pausedUntil) throw new CheckPaused();
      return withTimeLimit(
        inSpan("session check", () => check(cookie)),
        readMs,
      );
    });
    checkedSessions.set(key, outcome);
    outcome.then(
      (session) => (session === null ? confirmed.delete(key) : confirmed.set(key, session)),
      (error: unknown) => {
        if (isProviderRefusal(error)) confirmed.delete(key);
      },
    );
    return outcome;
  }

  async function verify(cookie: string, client: string): Promise<Session | "unverified" | null> {
    if (!isPlausible(cookie, parts.isIssued === null)) return null;
    const key = hashOf(cookie);
    try {
      const session = await (checkedSessions.get(key) ?? startCheck(cookie, key, client));
      return session === null ? null : await ifOpen(session, key);
    } catch (error) {
      // Errors are not cached: a later request checks again.
      if (isProviderRefusal(error)) return null;
      if (isTimeout(error)) pausedUntil = parts.now() + PAUSE_MS;
      if (!(error instanceof CheckPaused || error instanceof Busy)) parts.onTrouble(error);
      if (isEndedSessionsFault(error)) return "unverified";
      const last = confirmed.get(key);
      if (last === undefined) return "unverified";
      return ifOpen(last, key).catch(() => "unverified" as const);
    }
  }

  /**
   * Removes a member's sessions from the caches, because the cached sessions may be older than a
   * change that was just made.
   */
  function forget(uid: string): void {
    checkedSessions.forget(uid);
    for (const [key, session] of confirmed.entries()) {
      if (session.uid === uid) confirmed.delete(key);
    }
  }

  /**
   * Returns the session if it is neither expired nor on the denylist, otherwise null. The denylist
   * is checked each time, so that an ended session is closed at the next request.
   */
  async function ifOpen(session: Session, key: string): Promise<Session | null> {
    if (parts.now() >= session.member.sessionEndsAt) return null;
    return (await isEnded(session.signIn, key)) ? null : session;
  }

  /**
   * Returns the claims of the browser's cookie, whichever account it belongs to. Returns null if
   * there is no cookie, or if it is not a valid session cookie.
   */
  async function claimsIn(cookie: string | null, tenantId: string | null): Promise<Claims | null> {
    if (cookie === null || !(await isOurs(cookie))) return null;
    try {
      const claims = await parts.provider(tenantId).verifySessionCookie(cookie);
      return isOfTenant(claims, tenantId) ? claims : null;
    } catch (error) {
      if (isProviderRefusal(error)) return null;
      throw error;
    }
  }

  /** Like {@link claimsIn}, but also returns null if the session was ended. */
  async function openClaimsIn(
    cookie: string | null,
    tenantId: string | null,
  ): Promise<Claims | null> {
    const claims = await claimsIn(cookie, tenantId);
    if (cookie === null || claims === null) return null;
    return (await isEnded(keyOfSignIn(claims), hashOf(cookie))) ? null : claims;
  }

  async function open(idToken: string, cookie: string | null): Promise<Opening> {
    const settings = await parts.readSettings();
    if (settings.tokenSync === "off") return { ok: false, reason: "sessionsOff" };
    if (!(await isOurs(idToken))) return { ok: false, reason: "invalid" };
    const provider = parts.provider(settings.tenantId);
    const claims = await provider.verifyIdToken(idToken);
    const account = await provider.getUser(claims.uid);
    if (await parts.ended.has(keyOfSignIn(claims))) return { ok: false, reason: "invalid" };
    const held = await openClaimsIn(cookie, settings.tenantId);
    const session = held?.uid === account.uid && isOpen(held, account) ? held : null;
    const now = parts.now();
    const reason = findRefusal({ claims, account, settings, session, now });
    // If the account stayed, its next sign-in would no longer count as a sign-up, and would be admitted.
    if (reason === "signUpOff") await provider.deleteUser(account.uid);
    if (reason !== null) return { ok: false, reason };
    forget(account.uid);
    const { sign_in_provider: method, sign_in_second_factor: factor = null } = claims.firebase;
    const opened = {
      ok: true,
      uid: account.uid,
      tenantId: settings.tenantId,
      signIn: keyOfSignIn(claims),
      signedInAt: claims.auth_time * 1000,
      method,
      factor,
    } as const;
    const { persistence } = settings;
    if (session !== null && isOfSignIn(session, claims) && isFresh(session, now)) {
      const endsAt = endOf(session);
      return { ...opened, isNew: false, cookie: null, endsAt, replaced: null, persistence };
    }
    const lifetime = lifetimeFor(claims, now);
    if (lifetime === null) return { ok: false, reason: "stale" };
    const value = await provider.createSessionCookie(idToken, { expiresIn: lifetime });
    // A sign-in ends the session that it replaces (ASVS 7.2.4).
    const ended = held === null || isSameSignIn(held, claims) ? null : held;
    const replaced = ended && { uid: ended.uid, signIn: keyOfSignIn(ended) };
    if (replaced !== null) await parts.ended.add(replaced.signIn);
    const isNew = session === null || !isSameSignIn(session, claims);
    const cookieNow = { value, lifetime };
    return { ...opened, isNew, cookie: cookieNow, endsAt: now + lifetime, replaced, persistence };
  }

  /** Returns the sign-in that a cookie belongs to, or null if it is not a valid session cookie. */
  async function signInOf(cookie: string): Promise<Ended | null> {
    const known = await checkedSessions.get(hashOf(cookie))?.catch(() => null);
    if (known) return known;
    const { tenantId } = await parts.readSettings();
    const claims = await claimsIn(cookie, tenantId);
    if (claims !== null) return { uid: claims.uid, signIn: keyOfSignIn(claims) };
    // The embedded service verifies no cookie of a deleted account, but knows that it issued the cookie.
    const uid =
      parts.isIssued !== null && (await isOurs(cookie)) ? readUnverifiedUid(cookie) : null;
    return uid === null
      ? null
      : { uid, signIn: { hashes: [hashOf(cookie)], until: parts.now() + SESSION_MS } };
  }

  async function close(cookie: string): Promise<Closing> {
    if (!isPlausible(cookie, parts.isIssued === null)) return null;
    const found = await withTimeLimit(signInOf(cookie), openMs).catch((error: unknown): Ended => {
      // The provider can't identify the session, so the denylist gets the cookie's hash, for a cookie's longest life.
      parts.onTrouble(error);
      return {
        uid: null,
        signIn: { hashes: [hashOf(cookie)], until: parts.now() + SESSION_MS },
      };
    });
    if (found === null) return null;
    await parts.ended.add(found.signIn);
    return { uid: found.uid, signIn: found.signIn };
  }

  const identify: Sessions["identify"] = async (cookie, client = "") => {
    const session = await verify(cookie, client);
    return typeof session === "string" ? session : (session?.member ?? null);
  };

  return {
    identify,
    find: (cookie, client = "") => verify(cookie, client),
    read: async (cookie, client) => {
      const member = await identify(cookie, client);
      return member === "unverified" ? null : member;
    },
    close,
    open: async (idToken, cookie, client = "") => {
      try {
        const latest = performance.now() + LONGEST_WAIT * openMs;
        return await openInTurn(client, async () => {
          if (performance.now() > latest) throw new Error("too many sign-ins at once");
          return withTimeLimit(open(idToken, cookie), openMs);
        });
      } catch (error) {
        if (error instanceof Busy) return { ok: false, reason: "tooMany" };
        if (isProviderRefusal(error)) return { ok: false, reason: "invalid" };
        parts.onTrouble(error);
        return { ok: false, reason: "unavailable" };
      }
    },
    endAll: async (cookie, client = "") => {
      const session = await verify(cookie, client);
      if (session === null) return "invalid";
      if (session === "unverified") return "unavailable";
      const { tenantId, uid } = session.member;
      try {
        await withTimeLimit(parts.provider(tenantId).revokeRefreshTokens(uid), openMs);
        await parts.ended.add(session.signIn);
        return "ended";
      } catch (error) {
        parts.onTrouble(error);
        return "unavailable";
      } finally {
        forget(uid);
      }
    },
  };
}
