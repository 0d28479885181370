/** Returns a page's path on the site. The path of a home page contains only the language. */
export const pagePath = (language: string, slug: string) =>
  slug === "index" ? `/${language}` : `/${language}/${slug}`;
