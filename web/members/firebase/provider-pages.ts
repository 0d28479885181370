import { bodyLimits } from "../../runtime/body-limits.ts";
import { readBody } from "../../content/outbound/read-body.ts";
import type { FirebaseSettings } from "../../runtime/firebase-settings.ts";

/**
 * Folders below `/__/` that are forwarded: the page that handles popups and redirects, and the settings that it reads.
 */
const folders = ["auth", "firebase"];

/**
 * Request headers that are forwarded. The member's cookies are not forwarded, because only this site needs
 * them.
 */
const requestHeaders = ["accept", "accept-language", "content-type"];

/**
 * Response headers that are forwarded. The provider's cookies are not forwarded, because its pages need
 * none.
 */
const responseHeaders = ["content-type", "cache-control", "content-security-policy", "location"];

const MAX_BODY = bodyLimits["/api/provider-pages/[...path]"];

/** Timeout of a forwarded request, in ms. */
const TIMEOUT = 2_500;

const pick = (headers: Headers, names: readonly string[]): [string, string][] =>
  names.flatMap((name) => {
    const value = headers.get(name);
    return value === null ? [] : [[name, value]];
  });

/**
 * Creates a proxy that forwards `/__/auth/…` and `/__/firebase/…` to the project's own host at Firebase. Browsers that
 * partition third-party storage let a page complete a sign-in only if the page is on the site's own host. `path` is the
 * path below `/__/`. With the embedded auth service (`embedded`), the proxy responds with 404, because that service
 * has its own pages.
 */
export function createProviderPages(
  { projectId, embedded }: Pick<FirebaseSettings, "projectId" | "embedded">,
  fetchPage: typeof fetch = (...request) => fetch(...request),
): (request: Request, path: readonly string[]) => Promise<Response> {
  return async (request, path) => {
    const isKnown = folders.includes(path[0] ?? "") && !path.includes("..");
    if (embedded !== null || !isKnown) return new Response("Not found.", { status: 404 });
    const body = request.method === "POST" ? await readBody(request, MAX_BODY) : undefined;
    if (body === null) return new Response("Too large.", { status: 413 });
    const address = new URL(`https://${projectId}.firebaseapp.com`);
    address.pathname = `/__/${path.map(encodeURIComponent).join("/")}`;
    address.search = new URL(request.url).search;
    try {
      const page = await fetchPage(address, {
        method: request.method,
        headers: pick(request.headers, requestHeaders),
        ...(body === undefined ? {} : { body }),
        redirect: "manual",
        cache: "no-store",
        signal: AbortSignal.timeout(TIMEOUT),
      });
      return new Response(page.body, {
        status: page.status,
        headers: pick(page.headers, responseHeaders),
      });
    } catch {
      return new Response("The sign-in provider did not answer.", { status: 504 });
    }
  };
}
