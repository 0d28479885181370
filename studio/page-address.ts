/** Returns the path of a page on the site, or null if the page has no language or no slug yet. */
export function pagePath(page: { language?: unknown; slug?: unknown } | null): string | null {
  const { language, slug } = page ?? {};
  if (typeof language !== "string" || typeof slug !== "string" || slug === "") return null;
  return slug === "index" ? `/${language}` : `/${language}/${slug}`;
}

/** Returns the URL of a stored page, or undefined if it has no language or slug. `site` is the site's base URL. */
export function pageUrl(page: Record<string, unknown>, site: string): string | undefined {
  const { language, slug } = page;
  const current = typeof slug === "object" && slug !== null ? Reflect.get(slug, "current") : null;
  const path = pagePath({ language, slug: current });
  return path === null ? undefined : new URL(path, site).href;
}

/**
 * Returns the language and slug from the parameters of the route `/:language{/*slug}`. The
 * parameter `slug` is a list of segments. Returns null for `/api/draft-mode/enable`, which the
 * Preview tool opens first.
 */
export function pageOfRoute({ language, slug }: { language?: unknown; slug?: unknown }) {
  if (typeof language !== "string" || language === "api") return null;
  return { language, slug: Array.isArray(slug) ? slug.join("/") : "index" };
}
