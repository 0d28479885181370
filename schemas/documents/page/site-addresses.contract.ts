import * as z from "zod";
import { listOfValid } from "../../fields/list-of-valid.ts";

/**
 * The address of a page, unchecked: its language and slug are validated when the page is read. No check here
 * may hide an existing page.
 */
export const pageAddressEntry = z.strictObject({
  _id: z.string(),
  language: z.string(),
  slug: z.string(),
});

/** Every published address. An entry without an address is dropped. */
export const siteAddressesShape = z.strictObject({
  pages: listOfValid(pageAddressEntry),
  /** The old addresses of redirects, as `redirectPathOf` returns them. */
  redirects: listOfValid(z.string()),
});

/** GROQ: every published address. Reads no other field of a page, since large sites have many pages. */
export const siteAddressesQuery = `{
  "pages": *[_type == "page" && defined(slug.current) && defined(language)]{ _id, language, "slug": slug.current },
  "redirects": *[_type == "redirect" && defined(from)].from
}`;
