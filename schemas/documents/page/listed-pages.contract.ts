import * as z from "zod";
import { languageCode } from "../../fields/language.contract.ts";
import { listingFields, listingProjection } from "./listing.contract.ts";
import { pageSlug } from "./page-slug.contract.ts";
import { pageRules } from "./page.contract.ts";
import { listOfValid } from "../../fields/list-of-valid.ts";
import { addressed, addressedTypes, ownFieldsProjection } from "../addressed.contract.ts";

/** A page as lists and feeds display it. `seo.title` is the fallback for an invalid title. */
export const listedPageShape = z.strictObject({
  _id: z.string(),
  /** `page`, or the owner's document type. */
  _type: z.enum(addressedTypes),
  _updatedAt: z.string(),
  language: languageCode,
  slug: pageSlug,
  title: pageRules.title,
  ...listingFields,
  /** Fields that only the owner's documents have, as the dataset stores them; null for a page. */
  own: z.unknown(),
});

/** GROQ: the pages with the ids $ids, in any order. It reads no blocks, so it contains no gated text. */
export const listedPagesQuery = `*[_id in $ids && ${addressed} && defined(slug.current)]{
    _id,
    _type,
    _updatedAt,
    language,
    "slug": slug.current,
    title,${listingProjection},
    "own": ${ownFieldsProjection}
  }`;

/** The revisions of the documents of reusable blocks, whose texts the search of the site finds. */
export const reusedRevisionsShape = listOfValid(
  z.strictObject({ _id: z.string(), _rev: z.string() }),
);

/** GROQ: the revisions of all reusable blocks. */
export const reusedRevisionsQuery = `*[_type == "reusableBlock"]{ _id, _rev }`;

/** The pages with $ids. The site parses them one by one. */
export const searchedPagesShape = z
  .array(z.unknown())
  .nullable()
  .transform((pages) => pages ?? []);
