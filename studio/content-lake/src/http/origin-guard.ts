import type { MiddlewareHandler } from "hono";
import { gatewayError } from "../lake-error.ts";
import type { RequestHead } from "./request-head.ts";
import type { LakeEnv } from "./call.ts";

/** The origins that may call the lake and the host names that it accepts. */
export interface OriginRules {
  /** Origins of pages that may call the lake: the studio's and the site's. */
  origins: readonly string[];
  /** Accepted host names (`host` or `host:port`) besides the loopback names. */
  hosts: readonly string[];
  projectId: string;
}

export const loopbackNames = ["localhost", "127.0.0.1", "[::1]"];

/**
 * Rejects requests that a foreign page may have sent [SEC-3]:
 * - requests with an unknown `Host`, which prevents DNS rebinding,
 * - requests with an `Origin` that isn't allowed, because CORS doesn't stop simple requests,
 * - requests that the browser marks as cross-site, unless their `Origin` is allowed.
 * Assets are public, as in Sanity, so they only need an accepted `Host`. Any page may link to the
 * sign-in form, but only the lake's own page may submit the form. Throws a 421 for an unknown
 * `Host`, and a 403 for the other rejected requests. Also throws a 405 for every HEAD request.
 */
export const guardOrigin =
  (rules: OriginRules): MiddlewareHandler<LakeEnv> =>
  async ({ req: { raw: request, method }, env: { url } }, next) => {
    checkOrigin(request, url, rules);
    if (method === "OPTIONS") return preflight(request);
    // HEAD is rejected here, because hono would run the GET route for it. For an event stream, that route would never
    // end.
    if (method === "HEAD") {
      throw gatewayError(405, "Method Not Allowed", `HEAD is not allowed for ${url.pathname}`);
    }
    return next();
  };

export function checkOrigin(request: RequestHead, url: URL, rules: OriginRules): void {
  if (!isOurHost(url, rules)) {
    throw gatewayError(
      421,
      "Misdirected Request",
      `The host name "${url.host}" is not allowed. Add it with --host when you start the lake`,
    );
  }
  if (isAsset(request, url)) return;
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
  // Accepts `<project id>.localhost`, because the Studio's embedded SDK prefixes the host with the project id. This is
  // safe, because nobody else can register a name under .localhost.
  return loopbackNames.includes(url.hostname) || url.hostname === `${projectId}.localhost`;
}

const isAsset = ({ method }: RequestHead, { pathname }: URL): boolean =>
  method === "GET" && /^\/(?:images|files)\//.test(pathname);

/** Adds the CORS headers to errors too. `hono/cors` would make hono copy each response and stream each JSON body. */
export const allowOrigin =
  ({ origins }: OriginRules): MiddlewareHandler<LakeEnv> =>
  async (context, next) => {
    await next();
    const { headers } = context.res;
    const origin = context.req.raw.headers.get("origin");
    for (const [name, value] of corsHeaders(origin, origins)) headers.append(name, value);
    if (origin !== null && origins.includes(origin)) return;
    if (isAsset(context.req.raw, context.env.url)) {
      headers.set("access-control-allow-origin", "*");
    }
  };

export function corsHeaders(
  origin: string | null,
  origins: readonly string[],
): (readonly [string, string])[] {
  const vary = ["vary", "origin"] as const;
  if (origin === null || !origins.includes(origin)) return [vary];
  return [
    vary,
    ["access-control-allow-origin", origin],
    ["access-control-allow-credentials", "true"],
  ];
}

function preflight(request: Request): Response {
  const requestedHeaders = request.headers.get("access-control-request-headers");
  const headers = new Headers({
    "access-control-allow-methods": "GET, POST, PUT, PATCH, DELETE",
    "access-control-max-age": "86400",
    vary: "access-control-request-headers",
  });
  if (requestedHeaders !== null) headers.set("access-control-allow-headers", requestedHeaders);
  return new Response(null, { status: 204, headers });
}
