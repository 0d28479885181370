/** The path of a page on the site; null while its language or address is not set. */
export function pagePath(page: { language?: unknown; slug?: unknown } | null): string | null {
  const { language, slug } = page ?? {};
  if (typeof language !== "string" || typeof slug !== "string" || slug === "") return null;
  return slug === "index" ? `/${language}` : `/${language}/${slug}`;
}

/** Takes a page as it is stored and the site's address, gives the page's own; undefined where it has none. */
export function pageUrl(page: Record<string, unknown>, site: string): string | undefined {
  const { language, slug } = page;
  const current = typeof slug === "object" && slug !== null ? Reflect.get(slug, "current") : null;
  const path = pagePath({ language, slug: current });
  return path === null ? undefined : new URL(path, site).href;
}

/**
 * The language and slug that a route `/:language{/*slug}` names (its wildcard arrives as a list of segments);
 * null for the address that switches previewing on, which the Preview tool passes through.
 */
export function pageOfRoute({ language, slug }: { language?: unknown; slug?: unknown }) {
  if (typeof language !== "string" || language === "api") return null;
  return { language, slug: Array.isArray(slug) ? slug.join("/") : "index" };
}
