/** The path of a page on the site; null while its language or address is not set. */
export function pagePath(page: { language?: unknown; slug?: unknown } | null): string | null {
  const { language, slug } = page ?? {};
  if (typeof language !== "string" || typeof slug !== "string" || slug === "") return null;
  return slug === "index" ? `/${language}` : `/${language}/${slug}`;
}

/**
 * The language and slug that a route `/:language{/*slug}` names (its wildcard arrives as a list of segments);
 * null for the address that switches previewing on, which the Preview tool passes through.
 */
export function pageOfRoute({ language, slug }: { language?: unknown; slug?: unknown }) {
  if (typeof language !== "string" || language === "api") return null;
  return { language, slug: Array.isArray(slug) ? slug.join("/") : "index" };
}
