import { createAllowances } from "../../outbound/allowance.ts";
import { readBody } from "../../outbound/read-body.ts";
import { closingCookies, openingCookies, sessionIn } from "./session-cookies.ts";
import { clientOf, isFromSite } from "./session-requests.ts";
import type { Sessions } from "./sessions.ts";

/** What the endpoint is made of. */
export type EndpointParts = {
  sessions: () => Sessions;
  /** The site's own origin: nobody else's page may open or close a session. */
  site: () => string;
  now: () => number;
};

/** The contract sends no body; this much is disregarded, more is refused. */
const MAX_BODY = 1_024;

const MINUTE = 60_000;

/** Per client and minute. A house or a school is one client: its members all at once are far below this. */
const MOST_OPENED = 6_000;

/** Per client and minute: tokens are refused where somebody tries some out, or a page is left open. */
const MOST_REFUSED = 120;

/** Status and sentence of a refusal, by its code, which is for scripts. */
const refusals = {
  origin: [403, "Sessions are opened and closed from pages of this site only."],
  tooLarge: [413, `The body may hold ${MAX_BODY} bytes at the most; none is needed.`],
  tooMany: [429, "Too many requests. Try again when the time in `Retry-After` is over."],
  noToken: [401, "Send the ID token as `Authorization: Bearer …`."],
  noSession: [401, "Nobody is signed in here."],
  invalid: [401, "This ID token is not valid, or no longer. Sign in again."],
  stale: [401, "The sign-in of this ID token lies too far back. Sign in again."],
  methodOff: [403, "This way of signing in is switched off."],
  signUpOff: [403, "This site takes no new members."],
  sessionsOff: [403, "This site opens no sessions."],
  unavailable: [503, "The sign-in provider can't be reached. Try again in a moment."],
} as const;

/** Why a request for a session was refused, as scripts are told. */
type SessionRefusal = keyof typeof refusals;

/** Opens (`POST`) and closes (`DELETE`) the session of a browser, and all of a member's. [AUTH-7] */
export function createSessionEndpoint({ sessions, site, now }: EndpointParts) {
  const opened = createAllowances({ most: MOST_OPENED, perMs: MINUTE, now });
  const refused = createAllowances({ most: MOST_REFUSED, perMs: MINUTE, now });

  async function open(request: Request): Promise<Response> {
    if (!isFromSite(request, site())) return refuse("origin");
    const client = clientOf(request);
    const wait = Math.max(opened.take(client), refused.wait(client));
    if (wait > 0) return refuse("tooMany", wait);
    if ((await readBody(request, MAX_BODY)) === null) return refuse("tooLarge");
    const idToken = /^Bearer ([\w.-]+)$/i.exec(request.headers.get("authorization") ?? "")?.[1];
    const opening = idToken
      ? await sessions().open(idToken, sessionIn(request, site()))
      : { ok: false as const, reason: "noToken" as const };
    if (!opening.ok) {
      refused.take(client);
      return refuse(opening.reason);
    }
    const { cookie, persistence } = opening;
    const endsWithBrowser = persistence === "session";
    return answer(
      200,
      { signedIn: true },
      cookie === null ? [] : openingCookies(site(), cookie, { endsWithBrowser }),
    );
  }

  async function endAll(request: Request): Promise<Response> {
    if (!isFromSite(request, site())) return refuse("origin");
    const client = clientOf(request);
    const wait = refused.wait(client);
    if (wait > 0) return refuse("tooMany", wait);
    const cookie = sessionIn(request, site());
    const ending = cookie === null ? "invalid" : await sessions().endAll(cookie);
    if (ending === "unavailable") return refuse("unavailable");
    // Counted like refusals: each costs the provider a call, and nobody needs many.
    refused.take(client);
    return ending === "ended" ? closed() : refuse("noSession");
  }

  const closed = () => answer(200, { signedOut: true }, closingCookies(site()));

  return {
    POST: open,
    /** Costs nobody anything and is never refused to a page of the site: signing out always works. */
    DELETE: async (request: Request): Promise<Response> =>
      isFromSite(request, site()) ? closed() : refuse("origin"),
    /** Ends every session of the member whose cookie it is; the others notice within a minute. */
    endAll,
  };
}

function answer(status: number, body: object, cookies: string[], more = {}): Response {
  const headers = new Headers({ "cache-control": "no-store", ...more });
  for (const cookie of cookies) headers.append("set-cookie", cookie);
  // Pages that the browser fetched ahead are those of whoever it was before.
  if (cookies.length > 0) headers.set("clear-site-data", '"prefetchCache"');
  return Response.json(body, { status, headers });
}

/** `wait`: in how many seconds to try again. */
function refuse(code: SessionRefusal, wait = 0): Response {
  const [status, error] = refusals[code];
  const retry = wait > 0 ? { "retry-after": String(wait) } : {};
  return answer(status, { code, error }, [], retry);
}
