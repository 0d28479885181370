import * as z from "zod";
import { languageCode } from "../../fields/language.contract.ts";
import { listOfValid } from "../../fields/list-of-valid.ts";
import { optionalMoment } from "../../fields/moment.contract.ts";
import { listingFields, listingProjection } from "./listing.contract.ts";
import { pageSlug } from "./page-slug.contract.ts";
import { pageRules } from "./page.contract.ts";

const idList = z
  .array(z.string().nullable())
  .nullable()
  .transform((ids) => (ids ?? []).filter((id) => id !== null));

/** The fields of a page that decide which lists contain it, and in which order. */
const listIndexEntry = z.strictObject({
  _id: z.string(),
  /** Any string, as in the list of addresses. {@link listedPageShape} validates it. */
  slug: z.string(),
  title: z.string().nullable(),
  /** In ms since 1970. A page with an invalid date is treated like one without a date. */
  date: optionalMoment.catch(null),
  topics: idList,
  authors: idList,
});

/** The pages of a language. Invalid entries are omitted. */
export const listIndexShape = listOfValid(listIndexEntry);

/**
 * GROQ: the pages in $language. All lists of the language are made from this one result, because a
 * query per list and page would be repeated whenever a page is published.
 */
export const listIndexQuery = `*[_type == "page" && language == $language && defined(slug.current)]{
    _id,
    "slug": slug.current,
    title,
    date,
    "topics": topics[]._ref,
    "authors": authors[]._ref
  }`;

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

/** A page with a list that is split into pages: the number of entries on each. */
export const listPageEntry = z.strictObject({
  language: z.string(),
  slug: z.string(),
  perPage: z.number(),
});
