import { lengthOf, shownBySearch } from "@marquee/schemas/studio";
import * as z from "zod";
import { translate } from "../i18n/translate.ts";
import { pagePath } from "../page-address.ts";

const text = z.string().catch("");
const pageShape = z.object({
  title: text,
  language: text,
  slug: z.object({ current: text }).catch({ current: "" }),
  seo: z.object({ title: text, description: text }).catch({ title: "", description: "" }),
});

/**
 * A line of a search result: the truncated text, and the full and the maximum length of the text in
 * characters.
 */
type Line = { shown: string; length: number; most: number };

export type SearchResult = { title: Line; address: string; description: Line };

function cut(whole: string, most: number): Line {
  const characters = [...new Intl.Segmenter().segment(whole)].map(({ segment }) => segment);
  const isWhole = characters.length <= most;
  const shown = isWhole ? whole : `${characters.slice(0, most).join("").trimEnd()} …`;
  return { shown, length: lengthOf(whole), most };
}

export function searchResultOf(page: unknown, site: string): SearchResult {
  const read = pageShape.safeParse(page).data;
  const { title = "", language, slug, seo } = read ?? {};
  const path = pagePath({ language, slug: slug?.current }) ?? "";
  return {
    title: cut(seo?.title || title || translate("Untitled page"), shownBySearch.title),
    address: `${new URL(site).host}${path.replaceAll("/", " › ")}`,
    description: cut(seo?.description ?? "", shownBySearch.description),
  };
}
