import { createHash } from "node:crypto";
import type { Member } from "./member.ts";
import { SESSION_MS } from "./session-cookie.ts";

/** What a verified token says, as far as we read it. */
type Claims = {
  uid: string;
  auth_time: number;
  exp: number;
  firebase: { sign_in_provider: string; sign_in_second_factor?: string };
};

/** The account behind a token. */
type Account = {
  uid: string;
  email?: string | undefined;
  emailVerified: boolean;
  displayName?: string | undefined;
  disabled: boolean;
  tokensValidAfterTime?: string | undefined;
  customClaims?: Record<string, unknown> | undefined;
};

/** The part of firebase-admin's `Auth` that sessions need. */
export type SessionProvider = {
  verifyIdToken(idToken: string): Promise<Claims>;
  createSessionCookie(idToken: string, options: { expiresIn: number }): Promise<string>;
  verifySessionCookie(cookie: string): Promise<Claims>;
  getUser(uid: string): Promise<Account>;
};

/** What sessions are made of. */
export type SessionParts = {
  provider: SessionProvider;
  /** Whether the embedded service issued this token; null on Firebase itself, where a signature says so. */
  isIssued: ((token: string) => Promise<boolean>) | null;
  now: () => number;
  /** Called when the provider can't be asked. */
  onTrouble: (error: unknown) => void;
};

/** A session that was opened, or why it was not. */
type Opening =
  | { ok: true; cookie: string; provider: string; member: Member }
  | { ok: false; reason: "invalid" | "unavailable" };

/** Opens and reads sessions. */
export type Sessions = {
  /** Turns an ID token into a session cookie. */
  open(idToken: string): Promise<Opening>;
  /** The member a cookie stands for; null when it is forged, expired, revoked, or can't be checked. */
  read(cookie: string): Promise<Member | null>;
};

/** A revoked session or disabled account is noticed within 60 s [GATE-3]; asking takes part of that. In ms. */
const KEEP_MS = 50_000;

/** More members than look in within a minute; beyond it the oldest answers are asked for again. */
const MAX_KEPT = 10_000;

/** Longer than any cookie the provider mints, and than browsers keep. */
const MAX_TOKEN = 4_096;

type Kept = { until: number; answer: Promise<Member | null> };

/** Sessions over a provider. Answers are kept for under a minute by the cookie's hash, never by its text. */
export function createSessions(parts: SessionParts): Sessions {
  const kept = new Map<string, Kept>();

  function read(cookie: string): Promise<Member | null> {
    if (!isPlausible(cookie, parts.isIssued === null)) return Promise.resolve(null);
    const key = createHash("sha256").update(cookie).digest("base64");
    const known = kept.get(key);
    if (known && parts.now() < known.until) return known.answer.then(stillOpen);
    if (kept.size >= MAX_KEPT) kept.clear();
    const answer = check(cookie).catch((error: unknown) => {
      // Not kept: the next request asks again. Until then the person is a visitor.
      kept.delete(key);
      if (!isRefusal(error)) parts.onTrouble(error);
      return null;
    });
    kept.set(key, { until: parts.now() + KEEP_MS, answer });
    return answer.then(stillOpen);
  }

  async function check(cookie: string): Promise<Member | null> {
    if (parts.isIssued && !(await parts.isIssued(cookie))) return null;
    return findMember(await parts.provider.verifySessionCookie(cookie));
  }

  async function findMember(claims: Claims): Promise<Member | null> {
    const account = await parts.provider.getUser(claims.uid);
    const validSince = Date.parse(account.tokensValidAfterTime ?? "") || 0;
    if (account.disabled || claims.auth_time * 1000 < validSince) return null;
    return memberOf(claims, account);
  }

  const stillOpen = (member: Member | null) =>
    member !== null && parts.now() < member.sessionEndsAt ? member : null;

  return {
    read,
    async open(idToken) {
      if (!isPlausible(idToken, parts.isIssued === null)) return { ok: false, reason: "invalid" };
      try {
        if (parts.isIssued && !(await parts.isIssued(idToken)))
          return { ok: false, reason: "invalid" };
        const claims = await parts.provider.verifyIdToken(idToken);
        const member = await findMember(claims);
        if (member === null) return { ok: false, reason: "invalid" };
        const cookie = await parts.provider.createSessionCookie(idToken, { expiresIn: SESSION_MS });
        return { ok: true, cookie, provider: claims.firebase.sign_in_provider, member };
      } catch (error) {
        if (isRefusal(error)) return { ok: false, reason: "invalid" };
        parts.onTrouble(error);
        return { ok: false, reason: "unavailable" };
      }
    },
  };
}

function memberOf(claims: Claims, account: Account): Member {
  return {
    uid: account.uid,
    email: account.email ?? null,
    emailVerified: account.emailVerified,
    name: account.displayName ?? account.email ?? null,
    secondFactor: claims.firebase.sign_in_second_factor !== undefined,
    claims: account.customClaims ?? {},
    sessionEndsAt: claims.exp * 1000,
  };
}

/** A quick look before anyone is asked. Firebase itself signs with RS256 and nothing else. [SEC-3] */
function isPlausible(token: string, mustBeSigned: boolean): boolean {
  if (token.length > MAX_TOKEN) return false;
  const [header = "", payload = "", signature = "", ...rest] = token.split(".");
  if (payload === "" || rest.length > 0) return false;
  return !mustBeSigned || (signature !== "" && algorithmOf(header) === "RS256");
}

function algorithmOf(header: string): unknown {
  try {
    const parsed: unknown = JSON.parse(Buffer.from(header, "base64url").toString("utf8"));
    return typeof parsed === "object" && parsed !== null && "alg" in parsed ? parsed.alg : null;
  } catch {
    return null;
  }
}

/** Codes by which the provider says that the token is at fault, not the connection. */
const refusals = new Set([
  "auth/argument-error",
  "auth/invalid-argument",
  "auth/id-token-expired",
  "auth/id-token-revoked",
  "auth/invalid-id-token",
  "auth/invalid-session-cookie",
  "auth/session-cookie-expired",
  "auth/session-cookie-revoked",
  "auth/user-disabled",
  "auth/user-not-found",
]);

function isRefusal(error: unknown): boolean {
  return error instanceof Error && "code" in error && refusals.has(String(error.code));
}
