/** The address of a page on the site, as a visitor writes it: the home page is its language alone. */
export const pagePath = (language: string, slug: string) =>
  slug === "index" ? `/${language}` : `/${language}/${slug}`;
