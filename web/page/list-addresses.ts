import type { ListContent, ListEntries } from "../blocks/page-list/list-entries.ts";
import { homeSlug, pagePath } from "../design/ui/page-path.ts";
import type { SitePageData } from "./read-site-page.server.ts";

type Data = Pick<SitePageData, "page" | "number" | "lists">;

/** Returns the address of a page, or of the page of its list with this number. */
export function addressOf(
  { page: { language, slug }, number: shown }: Pick<Data, "page" | "number">,
  number = shown,
): { language: string; slug: string } {
  if (number === 1) return { language, slug };
  return { language, slug: slug === homeSlug ? `page/${number}` : `${slug}/page/${number}` };
}

/** Returns the path of a page, or of the page of its list with this number. */
export const pathOf = (data: Pick<Data, "page" | "number">, number = data.number): string =>
  pagePath(addressOf(data, number));

/** Returns the entries of a page's lists for their blocks. */
export function listsOn(data: Data): ListEntries {
  const lists = [...data.lists.byKey].map(([key, list]): [string, ListContent] => [
    key,
    { ...list, pathOf: (number) => pathOf(data, number) },
  ]);
  return new Map(lists);
}
