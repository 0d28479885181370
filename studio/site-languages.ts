import { defaultLocaleSettings } from "@marquee/schemas/contract";
import { useEffect, useState } from "react";
import type { Observable } from "rxjs";
import { type DocumentStore, useDocumentStore } from "sanity";
import * as z from "zod";
import { followQuery } from "./plugins/connection/follow-query.ts";
import { apiVersion } from "./lib/api-version.ts";

const query = `*[_type == "localeSettings" && _id == "localeSettings"][0]{
  languages[]{ _key, code, name }, defaultLanguage
}`;

/** Parses only the languages, so that an invalid value in another setting doesn't matter. */
const languagesShape = z.object({
  languages: z
    .array(z.object({ _key: z.string().nullable(), code: z.string(), name: z.string().nullable() }))
    .min(1),
  defaultLanguage: z.string().nullable(),
});

/** The languages that the site offers. The key of an entry is null in the defaults. */
export type SiteLanguages = z.output<typeof languagesShape>;
export type SiteLanguage = SiteLanguages["languages"][number];

const defaults: SiteLanguages = {
  languages: defaultLocaleSettings.languages.map(({ code, name }) => ({ _key: null, code, name })),
  defaultLanguage: defaultLocaleSettings.defaultLanguage,
};

/**
 * Follows the languages in the published settings, or English if there are none. Drafts don't count: pages stay in the
 * studio's lists, as on the site, until a change of the languages is published.
 */
export const siteLanguages = (store: DocumentStore): Observable<SiteLanguages> =>
  followQuery(
    store,
    query,
    {},
    {
      apiVersion,
      perspective: "published",
      tag: "languages",
      parse: (found) => languagesShape.safeParse(found).data ?? defaults,
    },
  );

/** Returns the languages that the site offers. Returns null until they are loaded. */
export function useSiteLanguages(): SiteLanguages | null {
  const store = useDocumentStore();
  const [languages, setLanguages] = useState<SiteLanguages | null>(null);
  useEffect(() => {
    const following = siteLanguages(store).subscribe(setLanguages);
    return () => following.unsubscribe();
  }, [store]);
  return languages;
}
