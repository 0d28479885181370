/** Slug of a language's home page, whose path is only the language. */
export const homeSlug = "index";

/** Returns the path of a page, such as `/en/programme`, or `/en` for the home page. Slugs may use any script. */
export function pagePath({ language, slug }: { language: string; slug: string }): string {
  if (slug === homeSlug) return `/${language}`;
  return `/${language}/${slug.split("/").map(encodeURIComponent).join("/")}`;
}
