import { useEffect, useState } from "react";
import { useDocumentStore } from "sanity";
import * as z from "zod";

const question = `{
  "pages": count(*[_type == "page"]),
  "home": *[_type == "page" && slug.current == "index"][0]._id,
  "language": coalesce(*[_id == "localeSettings"][0].defaultLanguage, "en")
}`;

const houseShape = z.object({
  pages: z.number(),
  home: z.string().nullable(),
  language: z.string(),
});

/** The site's content so far: the number of pages, a home page's id and the default language. */
export type House = z.infer<typeof houseShape>;

/** Subscribes to the site's content; null until loaded. */
export function useHouse(): House | null {
  const store = useDocumentStore();
  const [house, setHouse] = useState<House | null>(null);
  useEffect(() => {
    const options = { apiVersion: "2025-02-19", perspective: "drafts" as const, tag: "start" };
    const following = store
      .listenQuery(
        { fetch: question, listen: `*[_type == "page" || _id == "localeSettings"]` },
        {},
        options,
      )
      .subscribe({ next: (found) => setHouse(houseShape.safeParse(found).data ?? null) });
    return () => following.unsubscribe();
  }, [store]);
  return house;
}
