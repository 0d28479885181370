import { addressed, homeSlug } from "@marquee/schemas/contract";
import * as z from "zod";
import { pagePath } from "../../page-address.ts";
import { translate } from "../../i18n/translate.ts";

const page = z.object({
  title: z.string().nullable(),
  language: z.string().nullable(),
  slug: z.string().nullable(),
});

const uses = z.object({ homes: z.array(page), pages: z.array(page) });

const fields = `{ title, language, "slug": slug.current }`;

/**
 * Query for the pages on which an editor can look at the theme `$id`, which is a published id.
 * Returns the pages that have selected this theme. If it is the site's theme, also returns the home
 * pages that have no other theme. The query requires the drafts perspective.
 */
export const themeUsesQuery = `{
  "homes": *[${addressed} && slug.current == "${homeSlug}"
    && count(*[_type == "siteSettings" && theme._ref == $id]) > 0
    && (!defined(theme) || theme._ref == $id)] | order(language asc)[0...20] ${fields},
  "pages": *[${addressed} && theme._ref == $id] | order(title asc)[0...50] ${fields}
}`;

type Location = { title: string; href: string };

/** Returns the pages with a theme, each once, from the result of `themeUsesQuery`. Throws if the result is invalid. */
export function themeUsedAt(result: unknown): Location[] {
  const { homes, pages } = uses.parse(result);
  const locations = [...homes, ...pages].flatMap((shown): Location[] => {
    const href = pagePath(shown);
    if (href === null) return [];
    const facts = { title: shown.title ?? href, language: shown.language ?? "" };
    return [{ title: translate("Page: {title} ({language})", facts), href }];
  });
  return [...new Map(locations.map((location) => [location.href, location])).values()];
}
