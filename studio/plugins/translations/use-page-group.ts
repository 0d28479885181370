import { addressed } from "@marquee/schemas/contract";
import { useEffect, useState } from "react";
import { useDocumentStore } from "sanity";
import { studioLanguage } from "../../i18n/language.ts";
import type { SiteLanguages } from "../../site-languages.ts";
import { followQuery } from "../connection/follow-query.ts";
import { readPages, type StoredPage } from "./compare/stored-page.ts";
import { apiVersion } from "../../lib/api-version.ts";

const pagesQuery = `*[${addressed} && (_id in $ids || _id in $drafts || count(translations[_ref in $ids]) > 0)]`;

const isNew = (id: string, place: number, ids: readonly string[]) => ids.indexOf(id) === place;

/** Returns a page and the pages that are linked with it as translations. Returns null until loaded. */
export function usePageGroup(id: string): readonly StoredPage[] | null {
  const store = useDocumentStore();
  const [ids, setIds] = useState<string[]>([id]);
  const [pages, setPages] = useState<readonly StoredPage[] | null>(null);
  useEffect(() => {
    const params = { ids, drafts: ids.map((each) => `drafts.${each}`) };
    const options = {
      apiVersion,
      perspective: "raw",
      tag: "translations",
      parse: readPages,
    } as const;
    const following = followQuery(store, pagesQuery, params, options).subscribe((group) => {
      setPages(group);
      // A translation may be linked with the page only through a third page. Therefore the query is
      // repeated with the ids of all linked pages, until there are no new ids.
      const named = group.flatMap((page) => [
        page.id,
        ...page.translations.map(({ _ref }) => _ref),
      ]);
      const all = [...ids, ...named].filter(isNew);
      if (all.length > ids.length) setIds(all);
    });
    return () => following.unsubscribe();
  }, [store, ids]);
  return pages;
}

const names = new Intl.DisplayNames([studioLanguage], { type: "language" });

/** Returns a language's name in the language of the studio. Returns the code if it has no name. */
export function languageName(code: string): string {
  try {
    return names.of(code) ?? code;
  } catch {
    // The code is not a valid language code. Imported documents can contain such codes.
    return code;
  }
}

/**
 * Returns the languages to list: the languages in the settings, then other languages that pages
 * use.
 */
export const languagesShown = (
  { languages }: SiteLanguages,
  pages: readonly { language: string }[],
): string[] => [
  ...new Set([...languages.map(({ code }) => code), ...pages.map(({ language }) => language)]),
];
