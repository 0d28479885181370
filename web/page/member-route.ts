import { parseCookie } from "cookie";
import { HTTPS_SESSION_COOKIE, SESSION_COOKIE } from "../members/session/session-cookie.ts";
import { NEXT_DRAFT_COOKIE } from "../editors/draft/next-draft-cookie.ts";
import { HTTPS_SHARE_COOKIE, SHARE_COOKIE } from "./share/share-cookie.ts";

/**
 * Names of the cookies that select the dynamic member route of a page. Requests without any of them
 * get the static page (decision 001).
 */
export const memberRouteCookies = [
  SESSION_COOKIE,
  HTTPS_SESSION_COOKIE,
  NEXT_DRAFT_COOKIE,
  SHARE_COOKIE,
  HTTPS_SHARE_COOKIE,
] as const;

/**
 * Matches language codes. Excludes `api` and `cdn`, which look like language codes but begin the
 * paths of endpoints and files.
 */
const LANGUAGE = "(?!api/|cdn/)[a-zA-Z]{2,3}(?:-[a-zA-Z0-9]{2,8})*";

/** Matches the paths of pages below a language. The excluded paths belong to other routes. */
const BELOW =
  "(?!member(?:-variant)?(?:/|$)|form/|(?:sign-in|account|auth-action|block-gallery|shared-preview|search)$).*";

/** Addresses that have a member route, in the syntax of Next.js rewrites. */
export const memberRoutePages = `/:locale(${LANGUAGE})/:path(${BELOW})*`;

const hasMemberRoute = new RegExp(`^/${LANGUAGE}(?:/${BELOW})?$`, "i");
const dynamic = new RegExp(
  `^/${LANGUAGE}/(?:member(?:/|$)|form/|(?:account|block-gallery|shared-preview|search)$)`,
  "i",
);

/**
 * Returns the value of the session cookie. Returns null if there is no session cookie, or if another
 * cookie gives access to drafts.
 */
export function parseSessionCookie(header: string | undefined): string | null {
  // Most requests of visitors have no session cookie, so their cookies need no parsing.
  if (header?.includes(SESSION_COOKIE) !== true) return null;
  const cookies = parseCookie(header);
  if (previewCookies.some((name) => name in cookies)) return null;
  return cookies[HTTPS_SESSION_COOKIE] ?? cookies[SESSION_COOKIE] ?? null;
}

/** Cookies that give access to drafts, as an editor or through a shared preview link. */
const previewCookies = [NEXT_DRAFT_COOKIE, SHARE_COOKIE, HTTPS_SHARE_COOKIE];

function hasCookie(header: string | undefined, names: readonly string[]): boolean {
  const cookies = parseCookie(header ?? "");
  return names.some((name) => name in cookies);
}

/** Whether a `Cookie` header contains a cookie that selects the member route. */
export const hasMemberRouteCookie = (cookies: string | undefined): boolean =>
  hasCookie(cookies, memberRouteCookies);

/** Whether a request may see drafts. Such a request can also open unpublished pages. */
export const mayPreviewDrafts = (cookies: string | undefined): boolean =>
  hasCookie(cookies, previewCookies);

/** Whether Next.js renders the path on each request with these cookies. It can then add a nonce to the page. */
export const isMadePerRequest = (path: string, cookies: string | undefined): boolean =>
  dynamic.test(path) || (hasMemberRouteCookie(cookies) && hasMemberRoute.test(path));
