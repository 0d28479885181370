import * as z from "zod";
import { listOfValid } from "../../fields/list-of-valid.ts";
import { pageAddressEntry } from "./site-addresses.contract.ts";

const reused = z.strictObject({ _id: z.string(), _rev: z.string() });

/** The revisions of all documents whose texts the search of the site finds. */
export const searchedRevisionsShape = z.strictObject({
  /** The pages, the latest change first. */
  pages: listOfValid(pageAddressEntry.extend({ _rev: z.string() })),
  /** The documents of reusable blocks. */
  reused: listOfValid(reused),
});

/** GROQ: the revisions of all pages and reusable blocks. */
export const searchedRevisionsQuery = `{
  "pages": *[_type == "page" && defined(slug.current) && defined(language)] | order(_updatedAt desc){
    _id,
    _rev,
    language,
    "slug": slug.current
  },
  "reused": *[_type == "reusableBlock"]{ _id, _rev }
}`;

/** The pages with $ids. The site parses them one by one. */
export const searchedPagesShape = z
  .array(z.unknown())
  .nullable()
  .transform((pages) => pages ?? []);
