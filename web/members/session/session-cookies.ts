import { parseCookie, stringifySetCookie } from "cookie";
import { HINT_COOKIE, HTTPS_SESSION_COOKIE, SESSION_COOKIE } from "./session-cookie.ts";
import { sessionCookieOf } from "./session-cookie.ts";
import type { Minted } from "./sessions.ts";

/**
 * Returns the `Set-Cookie` lines that open a session; the cookies expire with the session. `site` is the site's own
 * address: on https the cookies are Secure.
 */
export function openingCookies(
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
 * Returns the `Set-Cookie` lines that clear a session, on https also under the plain name that was used before https.
 */
export function closingCookies(site: string): string[] {
  const isHttps = site.startsWith("https:");
  const sessions = isHttps ? [HTTPS_SESSION_COOKIE, SESSION_COOKIE] : [SESSION_COOKIE];
  return [
    ...sessions.map((name) => line(site, { name, value: "", lifetime: 0, isReadable: false })),
    line(site, { name: HINT_COOKIE, value: "", lifetime: 0, isReadable: true }),
  ];
}

/** Returns the session cookie of a request; null: none. */
export function sessionIn(request: Request, site: string): string | null {
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
