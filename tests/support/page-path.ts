/** Returns a page's path on the site. A home page has its language alone. */
export const pagePath = (language: string, slug: string) =>
  slug === "index" ? `/${language}` : `/${language}/${slug}`;
