import * as z from "zod";
import { listOfValid } from "../../fields/list-of-valid.ts";

/**
 * The address of a page. Language and slug are validated when the page is read, but not here, because a check here
 * could hide an existing page.
 */
export const pageAddressEntry = z.strictObject({
  _id: z.string(),
  language: z.string(),
  slug: z.string(),
});

/** Every published address. Entries without an address are dropped. */
export const siteAddressesShape = z.strictObject({
  pages: listOfValid(pageAddressEntry),
  /** The old addresses of redirects, as `redirectPathOf` returns them. */
  redirects: listOfValid(z.string()),
});

/** GROQ: every published address. It reads no other field, because a site may have many pages. */
export const siteAddressesQuery = `{
  "pages": *[_type == "page" && defined(slug.current) && defined(language)]{ _id, language, "slug": slug.current },
  "redirects": *[_type == "redirect" && defined(from)].from
}`;
