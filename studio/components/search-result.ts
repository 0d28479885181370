import { lengthOf, shownBySearch } from "@marquee/schemas/studio";
import * as z from "zod";
import { say } from "../i18n/say.ts";
import { pagePath } from "../page-address.ts";

const text = z.string().catch("");
const pageShape = z.object({
  title: text,
  language: text,
  slug: z.object({ current: text }).catch({ current: "" }),
  seo: z.object({ title: text, description: text }).catch({ title: "", description: "" }),
});

/** A line of a search result as it is shown, and how long it really is. */
type Line = { shown: string; length: number; most: number };

/** What search engines are likely to show of a page. */
export type SearchResult = { title: Line; address: string; description: Line };

function cut(words: string, most: number): Line {
  const characters = [...new Intl.Segmenter().segment(words)].map(({ segment }) => segment);
  const isWhole = characters.length <= most;
  const shown = isWhole ? words : `${characters.slice(0, most).join("").trimEnd()} …`;
  return { shown, length: lengthOf(words), most };
}

/** Takes a page as the form holds it and the site's address, gives what search engines are likely to show of it. */
export function searchResultOf(page: unknown, site: string): SearchResult {
  const read = pageShape.safeParse(page).data;
  const { title = "", language, slug, seo } = read ?? {};
  const path = pagePath({ language, slug: slug?.current }) ?? "";
  return {
    title: cut(seo?.title || title || say("Page without a title"), shownBySearch.title),
    address: `${new URL(site).host}${path.replaceAll("/", " › ")}`,
    description: cut(seo?.description ?? "", shownBySearch.description),
  };
}
