import type { AuthSettings } from "@marquee/schemas/types";
import type { Member } from "../member.ts";
import type { Account, Claims } from "./admission.ts";
import { hashOf, type SessionKey } from "../ended-sessions/ended-sessions.ts";
import { endOf, lastEndOf, renewalOf } from "./session-lifetime.ts";

/** The auth settings that sessions use. */
export type SessionSettings = Omit<AuthSettings, "texts" | "tokenSyncUrl" | "postSignInPath">;

/** Whether two cookies or tokens come from one sign-in. */
export const isSameSignIn = (one: Claims, other: Claims): boolean =>
  one.uid === other.uid && one.auth_time === other.auth_time;

/** Whether a session was opened by a token's own sign-in, with the same second factor. */
export const isOfSignIn = (session: Claims, token: Claims): boolean =>
  isSameSignIn(session, token) &&
  session.firebase.sign_in_second_factor === token.firebase.sign_in_second_factor;

/**
 * Returns the denylist key of a verified cookie or token. It derives from the sign-in, which all cookies of a session
 * share: a copy made before a renewal ends as well.
 */
export const keyOfSignIn = (claims: Claims): SessionKey => ({
  hashes: [hashOf(`${claims.firebase.tenant ?? ""}/${claims.uid}/${claims.auth_time}`)],
  until: lastEndOf(claims),
});

/** Returns the member of a verified session. */
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
