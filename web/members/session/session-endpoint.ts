import { parseCookie, stringifySetCookie } from "cookie";
import { bodyLimits } from "../../runtime/body-limits.ts";
import type { EventFields, SecurityEvent } from "../../runtime/security-log.ts";
import { createClientRateLimiter } from "../../content/outbound/rate-limiter.ts";
import { readBody } from "../../content/outbound/read-body.ts";
import { bearerOf, clientOf, isFromSite } from "../../runtime/request-origin.ts";
import type { OpenedSession } from "../devices/devices.ts";
import type { SessionKey } from "../../runtime/ended-sessions/ended-sessions.ts";
import type { Minted, Opening, Sessions } from "./sessions.ts";
import {
  HINT_COOKIE,
  HTTPS_SESSION_COOKIE,
  SESSION_COOKIE,
  sessionCookieOf,
} from "./session-cookie.ts";

/** Dependencies of the session endpoint. */
export type EndpointParts = {
  sessions: () => Sessions;
  /** The site's own origin: a page of another origin must not open or close a session. */
  site: () => string;
  now: () => number;
  logSecurity: (event: SecurityEvent, fields: EventFields) => void;
  /**
   * Records a session for the member's list. If no cookie was minted for it, only if the list lacks it, because an
   * earlier attempt failed. Never rejects.
   */
  record?: (session: OpenedSession, isMinted: boolean) => Promise<void>;
  /** Removes a session from the member's list, or all of them if `signIn` is null. Called after it has ended. Never rejects. */
  deleteRecord?: (uid: string, signIn: SessionKey | null) => Promise<void>;
};

const MAX_BODY = bodyLimits["/api/session"];

const MINUTE = 60_000;

/**
 * Rate limit per client and minute. A client is an IP address, which all members at a school may share. Even all of
 * them at once stay far below this limit.
 */
const MOST_OPENED = 6_000;

/**
 * Rate limit of refused requests per client and minute. Such requests come from someone who tries
 * out tokens, or from a page that was left open.
 */
const MOST_REFUSED = 120;

/** Time after which a client with too many waiting sign-ins may try again, in s. */
const QUEUE_WAIT = 10;

/** Status and message of each refusal, by the code that scripts read. */
const refusals = {
  origin: [403, "Sessions are opened and closed from pages of this site only."],
  tooLarge: [413, `The body may have at most ${MAX_BODY} bytes. None is needed.`],
  tooMany: [429, "Too many requests. Try again when the time in `Retry-After` is over."],
  noToken: [401, "Send the ID token as `Authorization: Bearer …`."],
  noSession: [401, "This browser has no session."],
  invalid: [401, "This ID token is not valid, or no longer. Sign in again."],
  stale: [401, "The sign-in of this ID token is too old. Sign in again."],
  methodOff: [403, "This sign-in method is switched off."],
  signUpOff: [403, "Sign-up is switched off."],
  sessionsOff: [403, "This site opens no sessions."],
  unavailable: [503, "The sign-in provider can't be reached. Try again in a moment."],
} as const;

/** Code of a refused session request, as sent to scripts. */
type SessionRefusal = keyof typeof refusals;

/**
 * Creates the endpoint that opens (`POST`) and closes (`DELETE`) a browser's session. It can also end all sessions of a
 * member. [AUTH-7]
 */
export function createSessionEndpoint(parts: EndpointParts) {
  const { sessions, site, now, logSecurity, record, deleteRecord } = parts;
  const opened = createClientRateLimiter({ most: MOST_OPENED, perMs: MINUTE, now });
  const refused = createClientRateLimiter({ most: MOST_REFUSED, perMs: MINUTE, now });
  const ended = createClientRateLimiter({ most: MOST_OPENED, perMs: MINUTE, now });

  function refuse(request: Request, reason: SessionRefusal, wait = 0): Response {
    logSecurity("session.refused", { reason, client: clientOf(request) });
    return refusal(reason, wait);
  }

  async function open(request: Request): Promise<Response> {
    if (!isFromSite(request, site())) return refuse(request, "origin");
    const client = clientOf(request);
    const wait = Math.max(opened.take(client), refused.wait(client));
    if (wait > 0) return refuse(request, "tooMany", wait);
    if ((await readBody(request, MAX_BODY)) === null) return refuse(request, "tooLarge");
    const idToken = bearerOf(request);
    const opening = idToken
      ? await sessions().open(idToken, sessionIn(request, site()), client)
      : { ok: false as const, reason: "noToken" as const };
    if (!opening.ok) {
      // These two say nothing about the token.
      if (opening.reason === "tooMany") return refuse(request, "tooMany", QUEUE_WAIT);
      if (opening.reason !== "unavailable") refused.take(client);
      return refuse(request, opening.reason);
    }
    const { cookie, persistence, uid, isNew, method, factor } = opening;
    const event = isNew ? "session.opened" : "session.renewed";
    logSecurity(event, { account: uid, client, method, factor: factor ?? "none" });
    await record?.(sessionOf(opening, request), cookie !== null);
    const endsWithBrowser = persistence === "session";
    return respond(
      200,
      { signedIn: true },
      cookie === null ? [] : openingCookies(site(), cookie, { endsWithBrowser }),
    );
  }

  async function endAll(request: Request): Promise<Response> {
    if (!isFromSite(request, site())) return refuse(request, "origin");
    const client = clientOf(request);
    const wait = refused.wait(client);
    if (wait > 0) return refuse(request, "tooMany", wait);
    const cookie = sessionIn(request, site());
    const member = cookie === null ? null : await sessions().read(cookie, client);
    const ending = cookie === null ? "invalid" : await sessions().endAll(cookie, client);
    if (ending === "unavailable") return refuse(request, "unavailable");
    // Counts the call against the low limit of refused requests. Each call costs the provider a
    // request, and nobody needs many such calls.
    refused.take(client);
    if (ending !== "ended") return refuse(request, "noSession");
    logSecurity("session.endedEverywhere", { account: member?.uid ?? null, client });
    if (member !== null) await deleteRecord?.(member.uid, null);
    return closed();
  }

  /**
   * Ends the session on the server, then in the browser. A request without a cookie has no rate limit,
   * because it costs nothing. Requests with a cookie have the same limit as requests that open a
   * session, because each cookie must be verified.
   */
  async function close(request: Request): Promise<Response> {
    if (!isFromSite(request, site())) return refuse(request, "origin");
    const cookie = sessionIn(request, site());
    if (cookie === null) return closed();
    const client = clientOf(request);
    const wait = ended.take(client);
    if (wait > 0) return refuse(request, "tooMany", wait);
    const ending = await sessions().close(cookie);
    if (ending !== null) {
      logSecurity("session.ended", { account: ending.uid, client });
      if (ending.uid !== null) await deleteRecord?.(ending.uid, ending.signIn);
    }
    return closed();
  }

  const closed = () => respond(200, { signedOut: true }, closingCookies(site()));

  return {
    POST: open,
    DELETE: close,
    /** Ends every session of the cookie's member; other browsers notice within a minute. */
    endAll,
  };
}

/** Returns what the member's list stores about an open session. */
function sessionOf(
  { uid, tenantId, replaced, signIn, signedInAt, endsAt, method }: Extract<Opening, { ok: true }>,
  request: Request,
): OpenedSession {
  return {
    member: { uid, tenantId },
    replaced: replaced && { member: { uid: replaced.uid, tenantId }, signIn: replaced.signIn },
    signIn,
    signedInAt,
    endsAt,
    method,
    userAgent: request.headers.get("user-agent") ?? "",
  };
}

function respond(status: number, body: object, cookies: string[], more = {}): Response {
  const headers = new Headers({ "cache-control": "no-store", ...more });
  for (const cookie of cookies) headers.append("set-cookie", cookie);
  // Makes the browser drop prefetched pages, because they were rendered for the previous session.
  if (cookies.length > 0) headers.set("clear-site-data", '"prefetchCache"');
  return Response.json(body, { status, headers });
}

/**
 * Builds an error response. `wait` is the number of seconds until the client may try again. If it
 * is 0, the response has no `Retry-After` header.
 */
function refusal(code: SessionRefusal, wait: number): Response {
  const [status, error] = refusals[code];
  const retry = wait > 0 ? { "retry-after": String(wait) } : {};
  return respond(status, { code, error }, [], retry);
}

/**
 * Returns the `Set-Cookie` lines that open a session. The cookies expire with the session, or with the browser if
 * `endsWithBrowser` is true. `site` is the site's own address: on https the cookies are Secure.
 */
function openingCookies(
  site: string,
  session: Minted,
  { endsWithBrowser }: { endsWithBrowser: boolean },
): string[] {
  const lifetime = endsWithBrowser ? null : Math.floor(session.lifetime / 1000);
  return [
    line(site, { name: sessionCookieOf(site), value: session.value, lifetime, isReadable: false }),
    line(site, { name: HINT_COOKIE, value: "1", lifetime, isReadable: true }),
  ];
}

/**
 * Returns the `Set-Cookie` lines that clear a session. On https they also clear the cookie without
 * the `__Host-` prefix, which the site sets on http.
 */
function closingCookies(site: string): string[] {
  const isHttps = site.startsWith("https:");
  const sessions = isHttps ? [HTTPS_SESSION_COOKIE, SESSION_COOKIE] : [SESSION_COOKIE];
  return [
    ...sessions.map((name) => line(site, { name, value: "", lifetime: 0, isReadable: false })),
    line(site, { name: HINT_COOKIE, value: "", lifetime: 0, isReadable: true }),
  ];
}

function sessionIn(request: Request, site: string): string | null {
  return parseCookie(request.headers.get("cookie") ?? "")[sessionCookieOf(site)] ?? null;
}

type Cookie = { name: string; value: string; lifetime: number | null; isReadable: boolean };

function line(site: string, { name, value, lifetime, isReadable }: Cookie): string {
  return stringifySetCookie({
    name,
    value,
    path: "/",
    ...(lifetime === null ? {} : { maxAge: lifetime }),
    sameSite: "lax",
    httpOnly: !isReadable,
    secure: site.startsWith("https:"),
  });
}
