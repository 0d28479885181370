import { createHash } from "node:crypto";
import type { AuthSettings } from "@marquee/schemas/types";
import { type Account, type Claims, findRefusal, isOfTenant, isOpen } from "./admission.ts";
import type { Refusal } from "./admission.ts";
import { keepAnswers } from "./kept-answers.ts";
import type { Member } from "../member.ts";
import { withTimeLimit } from "../time-limit.ts";
import { isPlausible, isProviderRefusal } from "../provider/provider-refusals.ts";
import { SESSION_MS } from "./session-cookie.ts";

/** The part of firebase-admin's `Auth`, of a tenant or of the project, that sessions need. */
export type SessionProvider = {
  verifyIdToken(idToken: string): Promise<Claims>;
  createSessionCookie(idToken: string, options: { expiresIn: number }): Promise<string>;
  verifySessionCookie(cookie: string): Promise<Claims>;
  getUser(uid: string): Promise<Account>;
  revokeRefreshTokens(uid: string): Promise<void>;
  deleteUser(uid: string): Promise<void>;
};

/** What of the auth settings sessions go by. */
type SessionSettings = Omit<AuthSettings, "texts" | "tokenSyncUrl" | "postSignInPath">;

/** What sessions are made of. */
export type SessionParts = {
  /** The provider as a tenant sees it; null: as the project does. */
  provider: (tenantId: string | null) => SessionProvider;
  /** Whether the embedded service issued this token; null on Firebase itself, where a signature says so. */
  isIssued: ((token: string) => Promise<boolean>) | null;
  readSettings: () => Promise<SessionSettings>;
  now: () => number;
  /** Called when the provider can't be asked. */
  onTrouble: (error: unknown) => void;
  /** How long the provider may take to say who somebody is, and to open or end a session, in ms. */
  readMs?: number;
  openMs?: number;
};

/** A session that was opened, or why it was not. `cookie` is null where the one that was sent is still good. */
export type Opening =
  | { ok: true; cookie: string | null; persistence: AuthSettings["persistence"] }
  | { ok: false; reason: Refusal | "sessionsOff" | "unavailable" };

/** Opens, reads and ends sessions. */
export type Sessions = {
  /** Turns an ID token into a session cookie; `cookie` is the one that the browser has, if any. */
  open(idToken: string, cookie: string | null): Promise<Opening>;
  /** The member a cookie stands for; null when it is forged, expired, revoked, or can't be checked. */
  read(cookie: string): Promise<Member | null>;
  /** Ends every session of a cookie's member, wherever it is. */
  endAll(cookie: string): Promise<"ended" | "invalid" | "unavailable">;
};

/** A revoked session or disabled account is noticed within 60 s [GATE-3]; asking takes part of that. In ms. */
const KEEP_MS = 50_000;

/** More members than look in within a minute; beyond it the oldest answers are asked for again. */
const MAX_KEPT = 10_000;

/** A page waits for the provider this long at most, and is then a visitor's: it is there within three seconds. In ms. */
const READ_MS = 2_000;

/** Opening and ending a session ask several times over. In ms. */
const OPEN_MS = 2_500;

/** After the provider was too slow nobody waits for it so long, and only who is known is let in. In ms. */
const REST_MS = 2_000;

const wasTooSlow = (error: unknown) =>
  error instanceof Error &&
  (error.name === "TimeoutError" || ("code" in error && error.code === "timeout"));

/** A cookie older than this is replaced when a token comes in, so that who visits stays signed in. In ms. */
const FRESH_MS = 24 * 60 * 60 * 1000;

/** Sessions over a provider. Answers are kept for under a minute by the cookie's hash, never by its text. */
export function createSessions(parts: SessionParts): Sessions {
  const { readMs = READ_MS, openMs = OPEN_MS } = parts;
  const answers = keepAnswers({ keepMs: KEEP_MS, most: MAX_KEPT, now: parts.now });

  const isOurs = async (token: string) =>
    isPlausible(token, parts.isIssued === null) &&
    (parts.isIssued === null || (await parts.isIssued(token)));

  async function check(cookie: string): Promise<Member | null> {
    const settings = await parts.readSettings();
    if (settings.tokenSync === "off" || !(await isOurs(cookie))) return null;
    const provider = parts.provider(settings.tenantId);
    const claims = await provider.verifySessionCookie(cookie);
    if (!isOfTenant(claims, settings.tenantId)) return null;
    const account = await provider.getUser(claims.uid);
    return isOpen(claims, account) ? memberOf(claims, account, settings) : null;
  }

  let restUntil = 0;

  function read(cookie: string): Promise<Member | null> {
    if (!isPlausible(cookie, parts.isIssued === null)) return Promise.resolve(null);
    const key = createHash("sha256").update(cookie).digest("base64");
    const known = answers.get(key);
    if (!known && parts.now() < restUntil) return Promise.resolve(null);
    // What takes too long is dropped like what failed: nobody may wait on it once the provider is back.
    const answer = known ?? withTimeLimit(check(cookie), readMs);
    if (!known) answers.set(key, answer);
    return answer.then(stillOpen, (error: unknown) => {
      // Not kept: a later request asks again. Until then the person is a visitor.
      if (isProviderRefusal(error)) return null;
      if (wasTooSlow(error)) restUntil = parts.now() + REST_MS;
      parts.onTrouble(error);
      return null;
    });
  }

  const stillOpen = (member: Member | null) =>
    member !== null && parts.now() < member.sessionEndsAt ? member : null;

  /** What the browser's cookie says, where it is this account's and valid. */
  async function sessionOf(
    account: Account,
    cookie: string | null,
    { tenantId }: SessionSettings,
  ): Promise<Claims | null> {
    if (cookie === null || !(await isOurs(cookie))) return null;
    try {
      const claims = await parts.provider(tenantId).verifySessionCookie(cookie);
      const isTheirs = claims.uid === account.uid && isOfTenant(claims, tenantId);
      return isTheirs && isOpen(claims, account) ? claims : null;
    } catch (error) {
      if (isProviderRefusal(error)) return null;
      throw error;
    }
  }

  async function open(idToken: string, cookie: string | null): Promise<Opening> {
    const settings = await parts.readSettings();
    if (settings.tokenSync === "off") return { ok: false, reason: "sessionsOff" };
    if (!(await isOurs(idToken))) return { ok: false, reason: "invalid" };
    const provider = parts.provider(settings.tenantId);
    const claims = await provider.verifyIdToken(idToken);
    const account = await provider.getUser(claims.uid);
    const session = await sessionOf(account, cookie, settings);
    const now = parts.now();
    const reason = findRefusal({ claims, account, settings, session, now });
    // Left where it is, the account would be an old one at the next sign-in, and let in.
    if (reason === "signUpOff") await provider.deleteUser(account.uid);
    if (reason !== null) return { ok: false, reason };
    answers.forget(account.uid);
    const { persistence } = settings;
    if (session !== null && isGood(session, claims, now)) {
      return { ok: true, cookie: null, persistence };
    }
    const minted = await provider.createSessionCookie(idToken, { expiresIn: SESSION_MS });
    return { ok: true, cookie: minted, persistence };
  }

  return {
    read,
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
      const member = await read(cookie);
      if (member === null) return "invalid";
      try {
        const ending = parts.provider(member.tenantId).revokeRefreshTokens(member.uid);
        await withTimeLimit(ending, openMs);
        return "ended";
      } catch (error) {
        parts.onTrouble(error);
        return "unavailable";
      } finally {
        answers.forget(member.uid);
      }
    },
  };
}

/** Whether a session needs no new cookie: it is of the token's own sign-in, and not a day old. */
function isGood(session: Claims, token: Claims, now: number): boolean {
  return (
    session.auth_time === token.auth_time &&
    session.firebase.sign_in_second_factor === token.firebase.sign_in_second_factor &&
    session.exp * 1000 - now > SESSION_MS - FRESH_MS
  );
}

function memberOf(claims: Claims, account: Account, settings: SessionSettings): Member {
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
    sessionEndsAt: claims.exp * 1000,
  };
}
