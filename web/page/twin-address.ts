import { HTTPS_SESSION_COOKIE, SESSION_COOKIE } from "../auth/session/session-cookie.ts";
import { HTTPS_SHARE_COOKIE, SHARE_COOKIE } from "../share/share-cookie.ts";

/** Set by Next when draft mode is on; its value is checked by `draftMode()`, so a forged one shows nothing. */
const DRAFT_COOKIE = "__prerender_bypass";

/** A request that bears one of these gets a page's dynamic twin; all others its static page (decision 001). */
export const twinCookies = [
  SESSION_COOKIE,
  HTTPS_SESSION_COOKIE,
  DRAFT_COOKIE,
  SHARE_COOKIE,
  HTTPS_SHARE_COOKIE,
] as const;

/** `api` and `cdn` are as long as a language's code: members' requests to them would be taken for pages. */
const LANGUAGE = "(?!api/|cdn/)[a-zA-Z]{2,3}(?:-[a-zA-Z0-9]{2,8})*";

/** First segments of addresses that are not pages; everything else below a language is one. */
const BELOW = "(?!member(?:/|$)|(?:sign-in|account|auth-action|block-gallery|shared-preview)$).*";

/** The addresses that have a twin, as Next's rewrites write them. */
export const pagesWithTwin = `/:locale(${LANGUAGE})/:path(${BELOW})*`;

const withTwin = new RegExp(`^/${LANGUAGE}(?:/${BELOW})?$`, "i");
const dynamic = new RegExp(
  `^/${LANGUAGE}/(?:member(?:/|$)|(?:account|block-gallery|shared-preview)$)`,
  "i",
);

const namesIn = (cookies: string | undefined): string[] =>
  (cookies ?? "").split(";").map((pair) => pair.split("=", 1)[0]?.trim() ?? "");

/** Whether a request's `Cookie` header holds one that asks for the twin. */
export function bearsTwinCookie(cookies: string | undefined): boolean {
  if (cookies === undefined) return false;
  const asked: readonly string[] = twinCookies;
  return namesIn(cookies).some((name) => asked.includes(name));
}

/** Whether the page at a path is made for this one request, with these cookies: Next may then write a nonce into it. */
export const isMadePerRequest = (path: string, cookies: string | undefined): boolean =>
  dynamic.test(path) || (bearsTwinCookie(cookies) && withTwin.test(path));
