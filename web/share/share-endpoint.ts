import type { Share } from "@marquee/schemas/share";
import { clientOf, isFromSite } from "../auth/session/session-requests.ts";
import { PREVIEW_CONSENT_COOKIE } from "../consent/record.ts";
import { createAllowances } from "../outbound/allowance.ts";
import { readBody } from "../outbound/read-body.ts";
import { HTTPS_SHARE_COOKIE, SHARE_COOKIE, shareCookieOf } from "./share-cookie.ts";

/** What the endpoint is made of. */
export type ShareParts = {
  /** Takes what somebody sent as a secret; null where it opens nothing. */
  find: (secret: string) => Promise<Share | null>;
  /** The path of the page that a link leads to, as it is previewed. */
  pathOf: (share: Share) => Promise<string>;
  /** Where to go once a preview is left, by the path of the page that was looked at. */
  wayOut: (path: string | null) => Promise<string>;
  /** The site's own origin: nobody else's page may open or leave a preview. */
  site: () => string;
  /** Whether an error says that the content service does not answer. */
  isOutage: (error: unknown) => boolean;
  now: () => number;
};

/** In bytes: a secret has 43 letters, a path some hundred. */
const MOST = 2_048;

const MINUTE = 60_000;

/** Per client and minute. Nobody guesses 256 bits: what is limited is what trying costs us. */
const MOST_TRIES = 60;

/** After its end a browser keeps the cookie for a day, and is told that the preview is over. In ms. */
const TOLD_FOR = 24 * 60 * MINUTE;

/** Status and sentence of a refusal. */
const refusals = {
  origin: [403, "Previews are opened and left from pages of this site only."],
  tooLarge: [413, `The body may hold ${MOST} bytes at the most.`],
  tooMany: [429, "Too many requests. Try again when the time in `Retry-After` is over."],
  over: [404, "This link opens no preview, or none any more."],
  unavailable: [503, "The content service can't be reached. Try again in a moment."],
} as const;

/** Opens a preview with a link's secret, and leaves it. */
export function createShareEndpoint(parts: ShareParts) {
  const { find, pathOf, wayOut, site, isOutage, now } = parts;
  const tries = createAllowances({ most: MOST_TRIES, perMs: MINUTE, now });

  async function admit(request: Request): Promise<Response> {
    const wait = tries.take(clientOf(request));
    if (wait > 0) return refuse("tooMany", { "retry-after": String(wait) });
    const secret = await readBody(request, MOST);
    if (secret === null) return refuse("tooLarge");
    const share = await find(secret);
    if (share === null) return refuse("over", {}, closing(site()));
    const to = await pathOf(share);
    const lifetime = Math.ceil((share.until + TOLD_FOR - now()) / 1000);
    return answer(200, { to }, [line(site(), shareCookieOf(site()), secret, lifetime)]);
  }

  return {
    /** Takes a link's secret as the body, answers where it leads. */
    open: async (request: Request): Promise<Response> => {
      if (!isFromSite(request, site())) return refuse("origin");
      try {
        return await admit(request);
      } catch (error) {
        if (isOutage(error)) return refuse("unavailable");
        throw error;
      }
    },

    /** Takes the form of the bar. Is never refused to a page of the site: leaving always works. */
    leave: async (request: Request): Promise<Response> => {
      if (!isFromSite(request, site())) return refuse("origin");
      const text = await readBody(request, MOST);
      const location = await wayOut(new URLSearchParams(text ?? "").get("from"));
      const response = new Response(null, { status: 303, headers: { location, ...kept } });
      for (const cookie of closing(site())) response.headers.append("set-cookie", cookie);
      return response;
    },
  };
}

/** Pages that the browser fetched ahead are those of the other view. */
const kept = { "cache-control": "no-store", "clear-site-data": '"prefetchCache"' };

function answer(status: number, body: object, cookies: string[] = [], more = {}): Response {
  const headers = new Headers({ ...kept, ...more });
  for (const cookie of cookies) headers.append("set-cookie", cookie);
  return Response.json(body, { status, headers });
}

function refuse(why: keyof typeof refusals, more = {}, cookies: string[] = []): Response {
  const [status, error] = refusals[why];
  return answer(status, { error }, cookies, more);
}

/** A preview's cookies, gone, under whichever name they were set before the site's address changed. */
const closing = (site: string): string[] =>
  [
    ...(site.startsWith("https:") ? [HTTPS_SHARE_COOKIE, SHARE_COOKIE] : [SHARE_COOKIE]),
    PREVIEW_CONSENT_COOKIE,
  ].map((name) => line(site, name, "", 0));

/** A `Set-Cookie` line. `lifetime` in seconds. */
const line = (site: string, name: string, value: string, lifetime: number): string =>
  `${name}=${value}; Path=/; Max-Age=${lifetime}; SameSite=Lax; HttpOnly${site.startsWith("https:") ? "; Secure" : ""}`;
