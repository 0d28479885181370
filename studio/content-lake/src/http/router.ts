import type { Caller } from "../fair-queue.ts";
import { gatewayError, LakeError } from "../lake-error.ts";
import type { Lake } from "../lake.ts";
import { identify } from "./identity.ts";
import { corsHeaders, guardOrigin, preflight, type OriginRules } from "./origin-guard.ts";
import { json, type Route } from "./route.ts";

/** The caller of a request without a connection, as in tests. It never disconnects. */
const noConnection: Caller = { client: "none", signal: new AbortController().signal };

/** A route with its path compiled to a regular expression. */
interface CompiledRoute extends Route {
  pattern: RegExp;
}

/** Returns the request handler: it checks the origin, finds the route, and turns errors into Sanity's format. */
export function createRouter(lake: Lake, routes: readonly Route[], rules: OriginRules) {
  const table = routes.map((route) => ({ ...route, pattern: compile(route.path) }));
  return async (request: Request, caller = noConnection): Promise<Response> => {
    const { url, apiVersion } = unversioned(request);
    const isAsset = /^\/(?:images|files)\//.test(url.pathname) && request.method === "GET";
    const headers = corsHeaders(request, rules.origins, isAsset);
    try {
      guardOrigin(request, url, rules, isAsset);
      if (request.method === "OPTIONS") return preflight(request, headers);
      const { route, params } = find(table, request.method, url.pathname);
      const identity = identify(request, lake);
      const { origins } = rules;
      const answer = await route.handle({
        request,
        caller,
        url,
        apiVersion,
        params,
        identity,
        lake,
        origins,
      });
      for (const [name, value] of headers) answer.headers.append(name, value);
      return answer;
    } catch (error) {
      return failure(error, request, headers);
    }
  };
}

/** Splits `/v2025-02-19/data/…` into the version and `/data/…`. */
function unversioned(request: Request): { url: URL; apiVersion: string } {
  const url = new URL(request.url);
  const version = /^\/v([0-9X][0-9X-]*)(?=\/)/.exec(url.pathname);
  if (version) url.pathname = url.pathname.slice(version[0].length);
  return { url, apiVersion: version?.[1] ?? "" };
}

function compile(path: string): RegExp {
  const pattern = path.replaceAll(/:(\w+)\*/g, "(?<$1>.+)").replaceAll(/:(\w+)/g, "(?<$1>[^/]+)");
  return new RegExp(`^${pattern}/?$`);
}

function find(table: readonly CompiledRoute[], method: string, pathname: string) {
  let isKnownPath = false;
  for (const route of table) {
    const match = route.pattern.exec(pathname);
    if (!match) continue;
    if (route.method === method) return { route, params: decode(match.groups ?? {}) };
    isKnownPath = true;
  }
  if (isKnownPath)
    throw gatewayError(405, "Method Not Allowed", `${method} is not allowed for ${pathname}`);
  throw gatewayError(404, "Not Found", `The lake has no endpoint at ${pathname}`);
}

function decode(groups: Readonly<Record<string, string>>): Record<string, string> {
  try {
    const decoded = Object.entries(groups).map(([name, part]) => [name, decodeURIComponent(part)]);
    return Object.fromEntries(decoded);
  } catch {
    throw gatewayError(400, "Bad Request", "The path is not encoded correctly");
  }
}

/**
 * Returns the error response. An unexpected error is a 503: the Studio retries it, while after a 4xx the editor would
 * lose the edit.
 */
function failure(error: unknown, request: Request, headers: Headers): Response {
  if (error instanceof LakeError) {
    if (error.status === 503) headers.set("retry-after", "1");
    return json(error.body, error.status, headers);
  }
  console.error(
    `The lake failed to handle ${request.method} ${new URL(request.url).pathname}:`,
    error,
  );
  const message = "Internal error. See the content lake's log";
  return json({ statusCode: 503, error: "Service Unavailable", message }, 503, headers);
}
