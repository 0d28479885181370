export const pagePath = (language: string, slug: string) =>
  slug === "index" ? `/${language}` : `/${language}/${slug}`;
