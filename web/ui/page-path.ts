/** Slug of a language's home page; it is addressed by the language alone. */
const homeSlug = "index";

/** The site's path of a page, such as `/en/programme`; `/en` for the home page. Segments may be of any script. */
export function pagePath({ language, slug }: { language: string; slug: string }): string {
  if (slug === homeSlug) return `/${language}`;
  return `/${language}/${slug.split("/").map(encodeURIComponent).join("/")}`;
}
