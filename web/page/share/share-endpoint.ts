import { stringifySetCookie } from "cookie";
import type { Share } from "@marquee/schemas/share";
import { bodyLimits } from "../../runtime/body-limits.ts";
import { clientOf, isFromSite } from "../../runtime/request-origin.ts";
import { PREVIEW_CONSENT_COOKIE } from "../../runtime/consent/record.ts";
import { createClientRateLimiter } from "../../content/outbound/rate-limiter.ts";
import { readBody } from "../../content/outbound/read-body.ts";
import type { EventFields, SecurityEvent } from "../../runtime/security-log.ts";
import { HTTPS_SHARE_COOKIE, SHARE_COOKIE, shareCookieOf } from "./share-cookie.ts";

/** Dependencies of the share endpoint. */
export type ShareParts = {
  /** Returns the preview link with this secret; null if there is none or it has expired. */
  find: (secret: string) => Promise<Share | null>;
  /** Returns the path of the page that a link previews. */
  pathOf: (share: Share) => Promise<string>;
  /**
   * Returns the path to which a visitor who leaves a preview is redirected. `path` is the previewed
   * page's path, or null if the request does not contain it.
   */
  exitPath: (path: string | null) => Promise<string>;
  /** The site's own origin. Pages of other origins must not open or leave a preview. */
  site: () => string;
  /** Whether an error means that the content service has failed. */
  isOutage: (error: unknown) => boolean;
  now: () => number;
  logSecurity: (event: SecurityEvent, fields: EventFields) => void;
};

const MAX_BODY = bodyLimits["/api/share"];

const MINUTE = 60_000;

/**
 * Maximum number of secrets that a client may send in a minute. A secret of 256 bits can't be guessed, so the limit
 * only bounds the cost of attempts.
 */
const MOST_TRIES = 60;

/**
 * Time in ms for which the cookie remains after the link has expired, so that the site can tell the
 * visitor that the preview has ended.
 */
const MESSAGE_LIFETIME = 24 * 60 * MINUTE;

/** Status and message of each refusal. */
const refusals = {
  origin: [403, "Previews can be opened and left only from pages of this site."],
  tooLarge: [413, `The body exceeds the maximum of ${MAX_BODY} bytes.`],
  tooMany: [429, "Too many requests. Retry after the time in `Retry-After`."],
  over: [404, "This preview link is invalid, has expired or was revoked."],
  unavailable: [503, "The content service can't be reached. Try again in a moment."],
} as const;

/** Creates the endpoint that opens and leaves shared previews. */
export function createShareEndpoint(parts: ShareParts) {
  const { find, pathOf, exitPath, site, isOutage, now, logSecurity } = parts;
  const tries = createClientRateLimiter({ most: MOST_TRIES, perMs: MINUTE, now });

  const refuse = (request: Request, reason: ShareRefusal, ...more: More): Response => {
    logSecurity("share.refused", { reason, client: clientOf(request) });
    return refusal(reason, ...more);
  };

  async function admit(request: Request): Promise<Response> {
    const wait = tries.take(clientOf(request));
    if (wait > 0) return refuse(request, "tooMany", { "retry-after": String(wait) });
    const secret = await readBody(request, MAX_BODY);
    if (secret === null) return refuse(request, "tooLarge");
    const share = await find(secret);
    if (share === null) return refuse(request, "over", {}, closing(site()));
    const to = await pathOf(share);
    logSecurity("share.opened", { document: share.page, client: clientOf(request) });
    const lifetime = Math.ceil((share.until + MESSAGE_LIFETIME - now()) / 1000);
    return jsonResponse(200, { to }, [line(site(), shareCookieOf(site()), secret, lifetime)]);
  }

  return {
    /** Accepts a link's secret as the body. Returns the path of the page that the link previews. */
    open: async (request: Request): Promise<Response> => {
      if (!isFromSite(request, site())) return refuse(request, "origin");
      try {
        return await admit(request);
      } catch (error) {
        if (isOutage(error)) return refuse(request, "unavailable");
        throw error;
      }
    },

    /**
     * Ends the preview when the visitor submits the form in the preview bar. Never refuses a request from a page of the
     * site, so that visitors can always leave.
     */
    leave: async (request: Request): Promise<Response> => {
      if (!isFromSite(request, site())) return refuse(request, "origin");
      const text = await readBody(request, MAX_BODY);
      logSecurity("share.left", { client: clientOf(request) });
      const location = await exitPath(new URLSearchParams(text ?? "").get("from"));
      const response = new Response(null, { status: 303, headers: { location, ...noStore } });
      for (const cookie of closing(site())) response.headers.append("set-cookie", cookie);
      return response;
    },
  };
}

/**
 * Response headers that forbid caching. `clear-site-data` makes the browser drop prefetched pages,
 * because opening or leaving a preview changes what the pages display.
 */
const noStore = { "cache-control": "no-store", "clear-site-data": '"prefetchCache"' };

function jsonResponse(status: number, body: object, cookies: string[] = [], more = {}): Response {
  const headers = new Headers({ ...noStore, ...more });
  for (const cookie of cookies) headers.append("set-cookie", cookie);
  return Response.json(body, { status, headers });
}

type ShareRefusal = keyof typeof refusals;

/** Additional headers and cookies of a refusal. */
type More = [headers?: object, cookies?: string[]];

function refusal(why: ShareRefusal, ...[more = {}, cookies = []]: More): Response {
  const [status, error] = refusals[why];
  return jsonResponse(status, { error }, cookies, more);
}

/**
 * Returns the `Set-Cookie` lines that remove a preview's cookies. On https they also remove the
 * cookie without the `__Host-` prefix, which the site sets on http.
 */
const closing = (site: string): string[] =>
  [
    ...(site.startsWith("https:") ? [HTTPS_SHARE_COOKIE, SHARE_COOKIE] : [SHARE_COOKIE]),
    PREVIEW_CONSENT_COOKIE,
  ].map((name) => line(site, name, "", 0));

/** Returns a `Set-Cookie` line. `maxAge` is in seconds. */
const line = (site: string, name: string, value: string, maxAge: number): string =>
  stringifySetCookie({
    name,
    value,
    path: "/",
    maxAge,
    sameSite: "lax",
    httpOnly: true,
    secure: site.startsWith("https:"),
  });
