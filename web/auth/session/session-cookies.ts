import { HINT_COOKIE, HTTPS_SESSION_COOKIE, SESSION_COOKIE } from "./session-cookie.ts";
import { SESSION_MS, sessionCookieOf } from "./session-cookie.ts";

/** The `Set-Cookie` lines of a session. `site` is the site's own address: on https the cookies are Secure. */
export function openingCookies(
  site: string,
  session: string,
  { endsWithBrowser }: { endsWithBrowser: boolean },
): string[] {
  const lifetime = endsWithBrowser ? null : SESSION_MS / 1000;
  return [
    line(site, { name: sessionCookieOf(site), value: session, lifetime, isReadable: false }),
    line(site, { name: HINT_COOKIE, value: "1", lifetime, isReadable: true }),
  ];
}

/** The lines that clear it, under whichever name it was set before the site's address changed. */
export function closingCookies(site: string): string[] {
  const isHttps = site.startsWith("https:");
  const sessions = isHttps ? [HTTPS_SESSION_COOKIE, SESSION_COOKIE] : [SESSION_COOKIE];
  return [
    ...sessions.map((name) => line(site, { name, value: "", lifetime: 0, isReadable: false })),
    line(site, { name: HINT_COOKIE, value: "", lifetime: 0, isReadable: true }),
  ];
}

/** The session cookie that a request bears; null: none. */
export function sessionIn(request: Request, site: string): string | null {
  const prefix = `${sessionCookieOf(site)}=`;
  const pairs = (request.headers.get("cookie") ?? "").split(/; */);
  return pairs.find((pair) => pair.startsWith(prefix))?.slice(prefix.length) ?? null;
}

type Cookie = { name: string; value: string; lifetime: number | null; isReadable: boolean };

function line(site: string, { name, value, lifetime, isReadable }: Cookie): string {
  return [
    `${name}=${value}`,
    "Path=/",
    ...(lifetime === null ? [] : [`Max-Age=${lifetime}`]),
    "SameSite=Lax",
    ...(isReadable ? [] : ["HttpOnly"]),
    ...(site.startsWith("https:") ? ["Secure"] : []),
  ].join("; ");
}
