import type { AuthSettings } from "@marquee/schemas/types";
import type { Member } from "../../content/gates/access.ts";
import type { Account, Claims } from "./admission.ts";
import { hashOf, type SessionKey } from "../../runtime/ended-sessions/ended-sessions.ts";

/**
 * Time after which an unused session ends: each renewal mints a cookie of this lifetime. Firebase allows at most
 * 14 days. In ms.
 */
export const SESSION_MS = 14 * 24 * 60 * 60 * 1000;

/**
 * Time after which a session ends however often it is renewed, counted from the sign-in that began it (ASVS 7.3.2).
 * 30 days is what NIST SP 800-63B allows at its first assurance level. In ms.
 */
const ABSOLUTE_SESSION_MS = 30 * 24 * 60 * 60 * 1000;

/** A cookie older than this is replaced when a token arrives, so that a returning member stays signed in. In ms. */
const FRESH_MS = 24 * 60 * 60 * 1000;

/** The shortest session that Firebase mints. In ms. */
const SHORTEST_MS = 5 * 60 * 1000;

/** The times of a token or cookie, in seconds since 1970. */
type Times = { auth_time: number; exp: number };

/** Returns when a sign-in's sessions end at the latest, in ms since 1970. */
const lastEndOf = ({ auth_time: signedInAt }: Pick<Times, "auth_time">): number =>
  signedInAt * 1000 + ABSOLUTE_SESSION_MS;

/** Returns when the session of a cookie ends, in ms since 1970. */
export const endOf = (cookie: Times): number => Math.min(cookie.exp * 1000, lastEndOf(cookie));

/**
 * Returns how long a cookie minted now may last, in ms. Returns null if the sign-in is so old that
 * the cookie would last less than `SHORTEST_MS`.
 */
export function lifetimeFor(signIn: Pick<Times, "auth_time">, now: number): number | null {
  const lifetime = Math.min(SESSION_MS, lastEndOf(signIn) - now);
  return lifetime < SHORTEST_MS ? null : lifetime;
}

/**
 * Whether a cookie needs no replacement: a new cookie would last less than a day longer, or the
 * sign-in is too old for a new cookie.
 */
export function isFresh(cookie: Times, now: number): boolean {
  const longest = lifetimeFor(cookie, now);
  return longest === null || endOf(cookie) - now > longest - FRESH_MS;
}

/**
 * Returns when the browser should renew a session, in ms since 1970. Null if a renewal can't extend
 * the session.
 */
export const renewalOf = (cookie: Times): number | null =>
  endOf(cookie) >= lastEndOf(cookie) ? null : endOf(cookie) - SESSION_MS / 2;

/** The auth settings that sessions use. */
export type SessionSettings = Omit<AuthSettings, "texts" | "tokenSyncUrl" | "postSignInPath">;

/** Whether two cookies or tokens come from one sign-in. */
export const isSameSignIn = (one: Claims, other: Claims): boolean =>
  one.uid === other.uid && one.auth_time === other.auth_time;

/** Whether a session and a token come from one sign-in, with the same second factor. */
export const isOfSignIn = (session: Claims, token: Claims): boolean =>
  isSameSignIn(session, token) &&
  session.firebase.sign_in_second_factor === token.firebase.sign_in_second_factor;

/**
 * Returns the key of a verified cookie or token in the denylist. The key derives from the sign-in,
 * which all cookies of a session share. So a cookie that was copied before a renewal is denied as
 * well.
 */
export const keyOfSignIn = (claims: Claims): SessionKey => ({
  hashes: [hashOf(`${claims.firebase.tenant ?? ""}/${claims.uid}/${claims.auth_time}`)],
  until: lastEndOf(claims),
});

export function memberOf(claims: Claims, account: Account, settings: SessionSettings): Member {
  const { email = null, phoneNumber = null, displayName, providerData } = account;
  return {
    uid: account.uid,
    tenantId: claims.firebase.tenant ?? null,
    isGuest: email === null && phoneNumber === null && providerData.length === 0,
    email,
    emailVerified: account.emailVerified,
    name: displayName ?? email,
    secondFactor: claims.firebase.sign_in_second_factor !== undefined,
    needsSecondFactor: settings.secondFactor === "required",
    claims: account.customClaims ?? {},
    sessionEndsAt: endOf(claims),
    sessionRenewsAt: renewalOf(claims),
  };
}
