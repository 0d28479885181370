import type { AuthSettings } from "@marquee/schemas/types";
import { findRefusal, isOfTenant, isOpen } from "./admission.ts";
import type { Claims, Refusal, SessionProvider } from "./admission.ts";
import { type EndedSessions, hashOf, type SessionKey } from "../ended-sessions/ended-sessions.ts";
import { createAnswerCache } from "./answer-cache.ts";
import type { Member } from "../access.ts";
import { isTimeout, withTimeLimit } from "../time-limit.ts";
import { isPlausible } from "./token-check.ts";
import { isProviderRefusal } from "../firebase/provider-errors.ts";
import {
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
  /** Returns the provider for a tenant; null: for the project itself. */
  provider: (tenantId: string | null) => SessionProvider;
  /** Whether the embedded service issued this token; null on Firebase itself, which signs its tokens. */
  isIssued: ((token: string) => Promise<boolean>) | null;
  readSettings: () => Promise<SessionSettings>;
  ended: EndedSessions;
  now: () => number;
  /** Called when the provider can't be reached. */
  onTrouble: (error: unknown) => void;
  /** Timeouts in ms: `readMs` for identifying a member, `openMs` for opening or ending a session. */
  readMs?: number;
  openMs?: number;
};

/** A newly minted cookie; `lifetime` in ms. */
export type Minted = { value: string; lifetime: number };

/**
 * Result of opening a session. `cookie` is null if the browser's present cookie needs no replacement. `isNew` is false
 * if the session was only renewed.
 */
export type Opening =
  | {
      ok: true;
      uid: string;
      isNew: boolean;
      cookie: Minted | null;
      persistence: AuthSettings["persistence"];
    }
  | { ok: false; reason: Refusal | "sessionsOff" | "unavailable" };

/** A closed session; `uid` is null if the provider could not identify it. Null: the cookie was no session. */
type Closing = { uid: string | null } | null;

export type Sessions = {
  /** Opens a session for an ID token; `cookie` is the browser's present session cookie, if any. */
  open(idToken: string, cookie: string | null): Promise<Opening>;
  /** Returns the member of a cookie; null when it is forged, expired, revoked, or can't be checked. */
  read(cookie: string): Promise<Member | null>;
  /** Ends the session of a cookie on every instance, and for every copy of the cookie. */
  close(cookie: string): Promise<Closing>;
  /** Ends every session of a cookie's member, on every device. */
  endAll(cookie: string): Promise<"ended" | "invalid" | "unavailable">;
};

/**
 * Lifetime of a cached session, in ms. A revoked session or disabled account must be noticed within 60 s [GATE-3], and
 * the check takes part of that time.
 */
const CACHE_MS = 50_000;

/**
 * Maximum number of cached sessions: more than the members who are active within a minute. A full cache drops its
 * oldest entries.
 */
const MAX_CACHED = 10_000;

/**
 * Timeout of checking a session, in ms. After the timeout the page is rendered for a visitor, so that the page arrives
 * within three seconds.
 */
const READ_MS = 2_000;

/** Timeout of opening or ending a session, which takes several requests to the provider. In ms. */
const OPEN_MS = 2_500;

/** Pause after a timeout, in ms. During the pause the provider isn't asked, and only cached sessions are valid. */
const PAUSE_MS = 2_000;

/** A verified session in the cache; `signIn` is its denylist key. */
type Session = { uid: string; member: Member; signIn: SessionKey };

/** A session that is about to end; `uid` is null if the account is unknown. */
type Ended = { uid: string | null; signIn: SessionKey };

/**
 * Creates the functions that open, read and end sessions at a provider. Caches verified sessions for under a minute, by
 * the cookie's hash and never by its text.
 */
export function createSessions(parts: SessionParts): Sessions {
  const { readMs = READ_MS, openMs = OPEN_MS } = parts;
  const answers = createAnswerCache<Session>({ ttlMs: CACHE_MS, max: MAX_CACHED, now: parts.now });

  const isOurs = async (token: string) =>
    isPlausible(token, parts.isIssued === null) &&
    (parts.isIssued === null || (await parts.isIssued(token)));

  /** Whether a session is on the denylist: by its sign-in, or by its cookie if that could not be verified. */
  const isEnded = (signIn: SessionKey, cookie: string): Promise<boolean> =>
    parts.ended.has({ ...signIn, hashes: [...signIn.hashes, hashOf(cookie)] });

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

  function verify(cookie: string): Promise<Session | null> {
    if (!isPlausible(cookie, parts.isIssued === null)) return Promise.resolve(null);
    const key = hashOf(cookie);
    const known = answers.get(key);
    if (!known && parts.now() < pausedUntil) return Promise.resolve(null);
    // The cached promise includes the timeout, so that a check that never settles rejects and leaves the cache.
    // Otherwise later requests would wait for that check.
    const answer = known ?? withTimeLimit(check(cookie), readMs);
    if (!known) answers.set(key, answer);
    return answer
      .then((session) => (session === null ? null : ifOpen(session, cookie)))
      .catch((error: unknown) => {
        // Errors are not cached: a later request checks again. This request counts as a visitor's.
        if (isProviderRefusal(error)) return null;
        if (isTimeout(error)) pausedUntil = parts.now() + PAUSE_MS;
        parts.onTrouble(error);
        return null;
      });
  }

  /** Checks the denylist each time, cached or not: an ended session is closed at the next request. */
  async function ifOpen(session: Session, cookie: string): Promise<Session | null> {
    if (parts.now() >= session.member.sessionEndsAt) return null;
    return (await isEnded(session.signIn, cookie)) ? null : session;
  }

  /** Reads the claims of the browser's cookie, of any account; null when it is no valid session. */
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

  /** Like {@link claimsIn}, but null for sessions that were ended. */
  async function openClaimsIn(
    cookie: string | null,
    tenantId: string | null,
  ): Promise<Claims | null> {
    const claims = await claimsIn(cookie, tenantId);
    if (cookie === null || claims === null) return null;
    return (await isEnded(keyOfSignIn(claims), cookie)) ? null : claims;
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
    answers.forget(account.uid);
    const { persistence } = settings;
    if (session !== null && isOfSignIn(session, claims) && isFresh(session, now)) {
      return { ok: true, uid: account.uid, isNew: false, cookie: null, persistence };
    }
    const lifetime = lifetimeFor(claims, now);
    if (lifetime === null) return { ok: false, reason: "stale" };
    const value = await provider.createSessionCookie(idToken, { expiresIn: lifetime });
    // A sign-in ends the session that it replaces (ASVS 7.2.4).
    if (held !== null && !isSameSignIn(held, claims)) await parts.ended.add(keyOfSignIn(held));
    const isNew = session === null || !isSameSignIn(session, claims);
    return { ok: true, uid: account.uid, isNew, cookie: { value, lifetime }, persistence };
  }

  /** Finds the sign-in that a cookie belongs to; null when it is no session. */
  async function signInOf(cookie: string): Promise<Ended | null> {
    const known = await answers.get(hashOf(cookie))?.catch(() => null);
    if (known) return known;
    const { tenantId } = await parts.readSettings();
    const claims = await claimsIn(cookie, tenantId);
    return claims && { uid: claims.uid, signIn: keyOfSignIn(claims) };
  }

  async function close(cookie: string): Promise<Closing> {
    if (!isPlausible(cookie, parts.isIssued === null)) return null;
    const found = await withTimeLimit(signInOf(cookie), openMs).catch((error: unknown): Ended => {
      // The provider can't identify the session: deny the cookie itself, for the longest time a cookie can last.
      parts.onTrouble(error);
      return {
        uid: null,
        signIn: { hashes: [hashOf(cookie)], until: parts.now() + SESSION_MS },
      };
    });
    if (found === null) return null;
    await parts.ended.add(found.signIn);
    return { uid: found.uid };
  }

  return {
    read: async (cookie) => (await verify(cookie))?.member ?? null,
    close,
    open: async (idToken, cookie) => {
      try {
        return await withTimeLimit(open(idToken, cookie), openMs);
      } catch (error) {
        if (isProviderRefusal(error)) return { ok: false, reason: "invalid" };
        parts.onTrouble(error);
        return { ok: false, reason: "unavailable" };
      }
    },
    endAll: async (cookie) => {
      const session = await verify(cookie);
      if (session === null) return "invalid";
      const { tenantId, uid } = session.member;
      try {
        await withTimeLimit(parts.provider(tenantId).revokeRefreshTokens(uid), openMs);
        await parts.ended.add(session.signIn);
        return "ended";
      } catch (error) {
        parts.onTrouble(error);
        return "unavailable";
      } finally {
        answers.forget(uid);
      }
    },
  };
}
