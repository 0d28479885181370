import { createHash } from "node:crypto";
import type { IncomingMessage } from "node:http";
import { LRUCache } from "lru-cache";
import { createClientRateLimiter } from "../content/outbound/rate-limiter.ts";
import { DRAFT_COOKIE, HTTPS_DRAFT_COOKIE } from "../editors/draft/draft-cookie.ts";
import { NEXT_DRAFT_COOKIE } from "../editors/draft/next-draft-cookie.ts";
import { HTTPS_SHARE_COOKIE, SHARE_COOKIE } from "../page/share/share-cookie.ts";
import {
  HTTPS_SESSION_COOKIE,
  SESSION_COOKIE,
  SESSION_PATH,
} from "../members/session/session-cookie.ts";
import { clientOfRequest } from "./client-of-request.ts";

/** What is known of a cookie: it is valid, it is not, or it can't be checked now. */
export type CookieState = "valid" | "invalid" | "unknown";

/** Checks of the cookies that open a page which the page cache can't serve. */
export type CookieChecks = {
  /** Whether the site is on https, where only cookies with the prefix `__Host-` count. */
  isHttps: boolean;
  session: (cookie: string, client: () => string) => Promise<CookieState>;
  /** Checks an editor's draft session. */
  draft: (cookie: string) => Promise<CookieState>;
  /** Checks the secret of a preview link. */
  share: (cookie: string) => Promise<CookieState>;
};

declare module "../runtime/site-runtime.ts" {
  interface SiteParts {
    cookieChecks: CookieChecks;
  }
}

/**
 * Maximum number of a client's invalid sessions and preview links that are checked. Beyond it, the client's sessions and
 * links count as invalid unless they were valid within the last minute. Draft sessions are always checked, because their
 * signature costs less than a page.
 */
const invalidPerMinute = { most: 300, perMs: 60_000 };

/** Maximum number of a client's requests with an ended preview link that are rendered, to say that it has ended. */
const endedPerMinute = { most: 20, perMs: 60_000 };

/** How long the outcome of a check is cached, in ms, and for how many cookies. */
const cached = { ttl: 60_000, max: 10_000 };

type Kind = "session" | "draft" | "share";

const kinds: readonly { kind: Kind; plain: string; prefixed: string }[] = [
  { kind: "session", plain: SESSION_COOKIE, prefixed: HTTPS_SESSION_COOKIE },
  { kind: "draft", plain: DRAFT_COOKIE, prefixed: HTTPS_DRAFT_COOKIE },
  { kind: "share", plain: SHARE_COOKIE, prefixed: HTTPS_SHARE_COOKIE },
];

const guardedNames = [SESSION_COOKIE, DRAFT_COOKIE, SHARE_COOKIE, NEXT_DRAFT_COOKIE];

/** Whether a text contains the name of a guarded cookie, with or without its prefix. */
const hasGuardedName = (text: string): boolean => guardedNames.some((name) => text.includes(name));

/**
 * Whether a request closes a session. Its endpoint must read the cookie even if the session is no longer valid: a deleted
 * account's documents are deleted with its session.
 */
const closesSession = ({ method, url = "" }: IncomingMessage): boolean =>
  method === "DELETE" && url.split("?", 1)[0] === SESSION_PATH;

type Pair = { name: string; value: string; text: string };

function parsePairs(header: string): Pair[] {
  return header.split(";").map((part) => {
    const text = part.trim();
    const at = text.indexOf("=");
    const value = at < 0 ? "" : text.slice(at + 1).trim();
    return { name: (at < 0 ? text : text.slice(0, at)).trim(), value, text };
  });
}

/**
 * Creates the function that removes cookies from a request which it may not use: names that a neighboring subdomain
 * can set, names that occur twice, and values that are not valid. Without them the request gets the page that all
 * visitors get, from the cache. So the serving layer and Next.js read the same cookies, and an invented cookie costs no
 * rendering. [SEC-5]
 *
 * Returns null if there is nothing to check.
 */
export function createCookieAdmission(
  checksOfSite: () => CookieChecks | undefined,
  now: () => number,
) {
  const states = new LRUCache<string, CookieState>({ ...cached, perf: { now }, ttlResolution: 0 });
  const invalid = createClientRateLimiter({ ...invalidPerMinute, now });
  const ended = createClientRateLimiter({ ...endedPerMinute, now });

  async function stateOf(
    kind: Kind,
    value: string,
    client: string,
    checks: CookieChecks,
  ): Promise<CookieState> {
    const key = `${kind} ${createHash("sha256").update(value).digest("base64url")}`;
    const known = states.get(key);
    if (known === "invalid") return known;
    const isLimited = kind !== "draft" && invalid.wait(client) > 0;
    if (known === undefined && isLimited) return "invalid";
    const state = await checks[kind](value, () => client);
    if (state === "invalid" && kind !== "draft") invalid.take(client);
    if (state !== "unknown") states.set(key, state);
    return state;
  }

  async function admit(request: IncomingMessage, header: string, checks: CookieChecks) {
    const client = clientOfRequest(request);
    const pairs = parsePairs(header);
    const refused = new Set<string>();
    const valueByName = new Map<string, string>();
    for (const { name, value } of pairs) {
      if (valueByName.has(name)) refused.add(name);
      valueByName.set(name, value);
    }
    const state: Record<Kind, CookieState> = {
      session: "invalid",
      draft: "invalid",
      share: "invalid",
    };
    for (const { kind, plain, prefixed } of kinds) {
      const name = checks.isHttps ? prefixed : plain;
      refused.add(checks.isHttps ? plain : prefixed);
      const value = valueByName.get(name);
      if (value === undefined || refused.has(name)) continue;
      if (kind === "session" && closesSession(request)) continue;
      state[kind] = await stateOf(kind, value, client, checks);
      if (state[kind] !== "invalid") continue;
      // A few requests with an ended preview link get the page that says so.
      if (kind !== "share" || ended.take(client) > 0) refused.add(name);
    }
    // The cookie of Next.js has the same value for every editor, so it counts only beside a draft session.
    if (state.draft === "invalid") refused.add(NEXT_DRAFT_COOKIE);
    const isOther = ({ name }: Pair) => !hasGuardedName(name) || !refused.has(name);
    const left = pairs.filter(isOther).map(({ text }) => text);
    if (left.length === pairs.length) return;
    if (left.length === 0) delete request.headers.cookie;
    else request.headers.cookie = left.join("; ");
  }

  return (request: IncomingMessage): Promise<void> | null => {
    const header = request.headers.cookie;
    const checks = checksOfSite();
    if (header === undefined || checks === undefined || !hasGuardedName(header)) return null;
    return admit(request, header, checks);
  };
}
