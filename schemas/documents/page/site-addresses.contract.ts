import * as z from "zod";
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
});

/**
 * GROQ: all published addresses. The query reads no other fields, because a site may have many
 * pages.
 */
export const siteAddressesQuery = `{
  "pages": *[_type == "page" && defined(slug.current) && defined(language)]{ _id, language, "slug": slug.current },
  "redirects": *[_type == "redirect" && defined(from)].from
}`;
