import * as z from "zod";
import { languageCode } from "../../fields/language.contract.ts";
import { listingFields, listingProjection } from "./listing.contract.ts";
import { pageSlug } from "./page-slug.contract.ts";
import { pageRules } from "./page.contract.ts";

/** A page as lists and feeds display it. `seo.title` is the fallback for an invalid title. */
export const listedPageShape = z.strictObject({
  _id: z.string(),
  _updatedAt: z.string(),
  language: languageCode,
  slug: pageSlug,
  title: pageRules.title,
  ...listingFields,
});

/** GROQ: the pages with the ids $ids, in any order. It reads no blocks, so it contains no gated text. */
export const listedPagesQuery = `*[_id in $ids && _type == "page" && defined(slug.current)]{
    _id,
    _updatedAt,
    language,
    "slug": slug.current,
    title,${listingProjection}
  }`;
