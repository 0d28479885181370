import { useEffect, useState } from "react";
import { useDocumentStore } from "sanity";
import * as z from "zod";
import { followQuery } from "../connection/follow-query.ts";
import { apiVersion } from "../../lib/api-version.ts";

/** Queries a `SiteSummary`. If the site has no theme yet, `newTheme` is the theme that was changed last. */
export const summaryQuery = `{
  "pages": count(*[_type == "page"]),
  "home": *[_type == "page" && slug.current == "index"][0]._id,
  "language": coalesce(*[_id == "localeSettings"][0].defaultLanguage, "en"),
  "theme": *[_id == "siteSettings"][0].theme._ref,
  "newTheme": *[_type == "theme"] | order(_updatedAt desc)[0]._id,
  "languages": count(*[_id == "localeSettings"][0].languages),
  "siteName": *[_id == "siteSettings"][0].name,
  "menu": count(*[_id == "siteSettings"][0].languages[].menu[])
}`;

const summaryShape = z.object({
  pages: z.number(),
  home: z.string().nullable(),
  language: z.string(),
  theme: z.string().nullable(),
  newTheme: z.string().nullable(),
  languages: z.number().nullable(),
  siteName: z.string().nullable(),
  menu: z.number().nullable(),
});

/**
 * The site's content so far: the number of pages, the home page's id, the default language, the
 * site's theme and name, the theme that was changed last, and the numbers of languages in the
 * settings and of links in the navigation.
 */
export type SiteSummary = z.infer<typeof summaryShape>;

export function useSiteSummary(): SiteSummary | null {
  const store = useDocumentStore();
  const [summary, setSummary] = useState<SiteSummary | null>(null);
  useEffect(() => {
    const options = {
      apiVersion,
      perspective: "drafts" as const,
      tag: "start",
      parse: (found: unknown) => summaryShape.safeParse(found).data ?? null,
    };
    const query = {
      fetch: summaryQuery,
      listen: `*[_type in ["page", "theme"] || _id in ["localeSettings", "siteSettings"]]`,
    };
    const following = followQuery(store, query, {}, options).subscribe(setSummary);
    return () => following.unsubscribe();
  }, [store]);
  return summary;
}
