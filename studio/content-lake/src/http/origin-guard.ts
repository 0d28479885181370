import { gatewayError } from "../lake-error.ts";

/** Which pages may speak to the lake, and under which names it answers. */
export interface OriginRules {
  /** Origins of pages that may call it: the studio's and the site's. */
  origins: readonly string[];
  /** Names (`host` or `host:port`) that it answers to besides the loopback ones. */
  hosts: readonly string[];
  projectId: string;
}

/** The names of this computer itself. */
export const loopbackNames = ["localhost", "127.0.0.1", "[::1]"];

/**
 * Turns away what comes from a page that isn't ours [SEC-3]: an unknown `Host` (a name of somebody else's that was pointed
 * at this machine), an `Origin` off the list (simple requests too, which CORS would let through), and what a browser marks
 * as cross-site. Assets are public by Sanity's design and only need the right `Host`; the sign-in form is a page of the
 * lake's own, which any page may lead to, and which alone may send itself. Throws a 403 or 421.
 */
export function guardOrigin(
  request: Request,
  url: URL,
  rules: OriginRules,
  isAsset: boolean,
): void {
  if (!isOurHost(url, rules)) {
    throw gatewayError(
      421,
      "Misdirected Request",
      `This lake does not answer to the name "${url.host}"`,
    );
  }
  if (isAsset) return;
  const origin = request.headers.get("origin");
  const isAllowed = origin !== null && rules.origins.includes(origin);
  if (url.pathname === "/auth/login/password" && isOwnForm(origin, url, request.method)) return;
  const isCrossSite = request.headers.get("sec-fetch-site") === "cross-site";
  if (isAllowed || (origin === null && !isCrossSite)) return;
  const message = `The origin ${origin ?? "of another site"} is not allowed to call this lake; it is started with --origin for each one that is`;
  throw gatewayError(403, "Forbidden", message, "SIO-403-CORS");
}

/** Hosts are compared, not origins: a proxy before the lake may speak https. */
function isOwnForm(origin: string | null, url: URL, method: string): boolean {
  return method === "GET" ? origin === null : URL.parse(origin ?? "")?.host === url.host;
}

function isOurHost(url: URL, { hosts, projectId }: OriginRules): boolean {
  if (hosts.includes(url.host) || hosts.includes(url.hostname)) return true;
  // The Studio's embedded SDK puts the project before the host; no one else can own a name under .localhost.
  return loopbackNames.includes(url.hostname) || url.hostname === `${projectId}.localhost`;
}

/** The headers that let an allowed page read the answer. */
export function corsHeaders(
  request: Request,
  origins: readonly string[],
  isAsset: boolean,
): Headers {
  const headers = new Headers({ vary: "origin" });
  const origin = request.headers.get("origin");
  if (origin !== null && origins.includes(origin)) {
    headers.set("access-control-allow-origin", origin);
    headers.set("access-control-allow-credentials", "true");
  } else if (isAsset) headers.set("access-control-allow-origin", "*");
  return headers;
}

/** The answer to a preflight request of an allowed page. */
export function preflight(request: Request, headers: Headers): Response {
  const asked = request.headers.get("access-control-request-headers");
  headers.set("access-control-allow-methods", "GET, POST, PUT, PATCH, DELETE");
  if (asked !== null) headers.set("access-control-allow-headers", asked);
  headers.set("access-control-max-age", "86400");
  headers.append("vary", "access-control-request-headers");
  return new Response(null, { status: 204, headers });
}
