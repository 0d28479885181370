import { bodyLimits, formTextLimit } from "../../runtime/body-limits.ts";

const getAndHead = ["GET", "HEAD"] as const;

/** The route that `/__/…` is rewritten to (`next.config.ts`). */
const PROVIDER_PAGES = "/api/provider-pages/[...path]" satisfies keyof typeof bodyLimits;

/**
 * The methods of route handlers that accept other methods than GET and HEAD. `route-methods.test.ts` compares them with
 * the handlers.
 */
const methodsByRoute: Readonly<Record<string, readonly string[]>> = {
  "/api/forms/[form]": ["POST"],
  "/api/draft-mode/perspective": ["POST"],
  "/api/preview-as": ["POST"],
  [PROVIDER_PAGES]: [...getAndHead, "POST"],
  "/api/revalidate": ["POST"],
  "/api/session": [...getAndHead, "POST", "DELETE"],
  "/api/session/devices": [...getAndHead, "DELETE"],
  "/api/session/everywhere": ["DELETE"],
  "/api/session/picture": [...getAndHead, "POST", "DELETE"],
  "/api/session/recover": ["POST"],
  "/api/session/recovery-codes": [...getAndHead, "POST"],
  "/api/share": ["POST"],
  "/api/share/leave": ["POST"],
};

/**
 * Returns the methods that a route accepts. Pages and files accept only GET and HEAD, because the site has no server
 * actions.
 */
export function methodsOf(route: string): readonly string[] {
  return methodsByRoute[handlerOf(route)] ?? getAndHead;
}

/** Returns the maximum size in bytes of a body of a type that a route reads, 0 if it reads none. */
export function bodyLimitOf(route: string, type = ""): number {
  const limit = limitByRoute.get(handlerOf(route)) ?? 0;
  // A form without files.
  const isUrlencoded = /^application\/x-www-form-urlencoded\b/i.test(type);
  return isUrlencoded ? Math.min(limit, formTextLimit) : limit;
}

const limitByRoute = new Map<string, number>(Object.entries(bodyLimits));

/** Returns the route whose handler responds at a route or path. */
export const handlerOf = (route: string): string =>
  route.startsWith("/__/") ? PROVIDER_PAGES : route;
