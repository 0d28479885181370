import * as z from "zod";
import { listPageEntry } from "./listed-pages.contract.ts";
import { listOfValid } from "../../fields/list-of-valid.ts";

/**
 * The address of a page. `language` and `slug` may be any strings, because stricter rules could
 * omit a page that exists. The site validates both fields when it reads the page.
 */
export const pageAddressEntry = z.strictObject({
  _id: z.string(),
  language: z.string(),
  slug: z.string(),
});

/** All published addresses. Invalid entries are omitted. */
export const siteAddressesShape = z.strictObject({
  pages: listOfValid(pageAddressEntry),
  /** The old addresses of redirects, as `redirectPathOf` returns them. */
  redirects: listOfValid(z.string()),
  /** Pages with a list that is split into pages, whose addresses end in `/page/2` and so on. */
  lists: listOfValid(listPageEntry),
});

/**
 * GROQ: all published addresses, and which of them have a list. The query reads no other fields, because a
 * site may have many pages.
 */
export const siteAddressesQuery = `{
  "pages": *[_type == "page" && defined(slug.current) && defined(language)]{ _id, language, "slug": slug.current },
  "redirects": *[_type == "redirect" && defined(from)].from,
  "lists": *[_type == "page" && defined(slug.current) && count(blocks[_type == "pageList" && paginated == true]) > 0]{
    language,
    "slug": slug.current,
    "perPage": coalesce(blocks[_type == "pageList" && paginated == true][0].perPage, 12)
  }
}`;
