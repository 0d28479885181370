import { gatewayError } from "../lake-error.ts";

/** The origins that may call the lake and the host names that it accepts. */
export interface OriginRules {
  /** Origins of pages that may call the lake: the studio's and the site's. */
  origins: readonly string[];
  /** Accepted host names (`host` or `host:port`) besides the loopback names. */
  hosts: readonly string[];
  projectId: string;
}

/** Host names of this computer. */
export const loopbackNames = ["localhost", "127.0.0.1", "[::1]"];

/**
 * Rejects requests that don't come from an allowed page [SEC-3]:
 * - an unknown `Host`, which prevents DNS rebinding,
 * - an `Origin` that isn't allowed, including simple requests, which CORS lets through,
 * - requests that the browser marks as cross-site.
 * Assets are public, as in Sanity, so they only need an accepted `Host`. Any page may link to the sign-in form, but
 * only the form itself may submit it. Throws a 403 or 421.
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
      `The host name "${url.host}" is not allowed. Add it with --host when you start the lake`,
    );
  }
  if (isAsset) return;
  const origin = request.headers.get("origin");
  const isAllowed = origin !== null && rules.origins.includes(origin);
  if (url.pathname === "/auth/login/password" && isOwnForm(origin, url, request.method)) return;
  const isCrossSite = request.headers.get("sec-fetch-site") === "cross-site";
  if (isAllowed || (origin === null && !isCrossSite)) return;
  const message = `The origin ${origin ?? "of another site"} is not allowed. Add it with --origin when you start the lake`;
  throw gatewayError(403, "Forbidden", message, "SIO-403-CORS");
}

/** Compares hosts instead of origins, because a proxy in front of the lake may use HTTPS. */
function isOwnForm(origin: string | null, url: URL, method: string): boolean {
  return method === "GET" ? origin === null : URL.parse(origin ?? "")?.host === url.host;
}

function isOurHost(url: URL, { hosts, projectId }: OriginRules): boolean {
  if (hosts.includes(url.host) || hosts.includes(url.hostname)) return true;
  // The Studio's embedded SDK prefixes the host with the project id. Nobody else can register a name under .localhost.
  return loopbackNames.includes(url.hostname) || url.hostname === `${projectId}.localhost`;
}

/** Returns the CORS headers that let an allowed page read the response. */
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

/** Returns the response to a preflight request of an allowed page. */
export function preflight(request: Request, headers: Headers): Response {
  const asked = request.headers.get("access-control-request-headers");
  headers.set("access-control-allow-methods", "GET, POST, PUT, PATCH, DELETE");
  if (asked !== null) headers.set("access-control-allow-headers", asked);
  headers.set("access-control-max-age", "86400");
  headers.append("vary", "access-control-request-headers");
  return new Response(null, { status: 204, headers });
}
