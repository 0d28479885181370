import { gatewayError, LakeError } from "../lake-error.ts";
import type { Lake } from "../lake.ts";
import { identify } from "./identity.ts";
import { corsHeaders, guardOrigin, preflight, type OriginRules } from "./origin-guard.ts";
import { json, type Route } from "./route.ts";

/** A route with its path as a pattern. */
interface CompiledRoute extends Route {
  pattern: RegExp;
}

/** The function from request to response: guards, then the table, then errors in Sanity's words. */
export function createRouter(lake: Lake, routes: readonly Route[], rules: OriginRules) {
  const table = routes.map((route) => ({ ...route, pattern: compile(route.path) }));
  return async (request: Request): Promise<Response> => {
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

/** `/v2025-02-19/data/…` → version and `/data/…`. */
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
    throw gatewayError(405, "Method Not Allowed", `${method} is not for ${pathname}`);
  throw gatewayError(404, "Not Found", `This lake has nothing at ${pathname}`);
}

function decode(groups: Readonly<Record<string, string>>): Record<string, string> {
  try {
    const decoded = Object.entries(groups).map(([name, part]) => [name, decodeURIComponent(part)]);
    return Object.fromEntries(decoded);
  } catch {
    throw gatewayError(400, "Bad Request", "The path is not well encoded");
  }
}

/** Refusals in their own words. A fault of ours is 503: the Studio tries again, while a 4xx would cost the editor the edit. */
function failure(error: unknown, request: Request, headers: Headers): Response {
  if (error instanceof LakeError) return json(error.body, error.status, headers);
  console.error(`The lake failed at ${request.method} ${new URL(request.url).pathname}:`, error);
  const message = "The content lake failed; its log says why";
  return json({ statusCode: 503, error: "Service Unavailable", message }, 503, headers);
}
