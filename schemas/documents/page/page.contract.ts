import * as z from "zod";
import { languageCode } from "../../fields/language.contract.ts";
import { listOfValid } from "../../fields/list-of-valid.ts";
import { optionalPicture, pictureProjection } from "../../fields/picture.contract.ts";
import { optionalText, requiredText } from "../../fields/text.contract.ts";
import { homeSlug, pageSlug } from "./page-slug.contract.ts";

/** Rules of single fields; the form uses them too. */
export const pageRules = {
  language: languageCode,
  title: requiredText(120, "Give the page a title."),
  slug: pageSlug,
  seoTitle: optionalText(120),
  seoDescription: optionalText(320),
};

/** About how many characters search engines show: more is no fault, but is cut. */
export const shownBySearch = { title: 60, description: 155 };

/** The same page in another language. */
export const translationShape = z.strictObject({
  language: languageCode,
  slug: pageSlug,
  title: pageRules.title,
  /** Kept out of search engines: not to be named to them either. */
  noindex: z.boolean(),
});

/** A page that stands above another in its address: `programme` above `programme/the-last-tram`. */
export const pageAboveShape = z.strictObject({ slug: pageSlug, title: pageRules.title });

/** The pages above one; what cannot be read is left out. */
export const pagesAboveShape = listOfValid(pageAboveShape);

/** A page as the site reads it; its blocks are raw, to be validated one by one. Null: no such page. */
export const pageShape = z
  .strictObject({
    _id: z.string(),
    _rev: z.string(),
    _updatedAt: z.string(),
    language: pageRules.language,
    title: pageRules.title,
    slug: pageRules.slug,
    /** What search engines and shared links show. */
    seo: z
      .strictObject({
        title: pageRules.seoTitle,
        description: pageRules.seoDescription,
        image: optionalPicture,
        noindex: z.boolean(),
      })
      .nullable(),
    /** The same page in other languages; those not published are left out. */
    translations: listOfValid(translationShape),
    blocks: z
      .array(z.unknown())
      .nullable()
      .transform((blocks) => blocks ?? []),
  })
  .nullable();

/** The address of a page. */
export const pagePathShape = z.strictObject({
  _id: z.string(),
  language: languageCode,
  slug: pageSlug,
  /** Not to be listed in the sitemap. */
  noindex: z.boolean(),
  _updatedAt: z.string(),
  /** Ids of the same page in other languages, published or not. */
  translations: z
    .array(z.string())
    .nullable()
    .transform((ids) => ids ?? []),
});

/** The addresses of all pages; one that cannot be an address is left out. */
export const pagePathsShape = listOfValid(pagePathShape);

/** Which page visitors ask for: by $language and $slug, both of which the lake has an index of. */
const byAddress = "slug.current == $slug && language == $language";

/** Takes the GROQ of the page's blocks, and which page is meant, gives that of one page. */
export const pageQueryOf = (blocks: string, which = byAddress): string =>
  `*[_type == "page" && ${which}][0]{
    _id,
    _rev,
    _updatedAt,
    language,
    title,
    "slug": slug.current,
    "seo": seo{ title, description, "image": image${pictureProjection}, "noindex": coalesce(noindex, false) },
    "translations": translations[]->{
      language,
      "slug": slug.current,
      title,
      "noindex": coalesce(seo.noindex, false)
    },
    ${blocks}
  }`;

/** GROQ: the addresses of all pages. */
export const pagePathsQuery = `*[_type == "page" && defined(slug.current) && defined(language)]{
    _id,
    language,
    "slug": slug.current,
    "noindex": coalesce(seo.noindex, false),
    _updatedAt,
    "translations": translations[]._ref
  }`;

/** GROQ: the languages of all home pages. */
export const homeLanguagesQuery = `*[_type == "page" && slug.current == "${homeSlug}" && defined(language)].language`;

/** What {@link homeLanguagesQuery} answers; what is no language is left out. */
export const homeLanguagesShape = listOfValid(languageCode);

/** The address of one page; null: there is none. */
export const pageAddressShape = z
  .strictObject({ language: languageCode, slug: pageSlug })
  .nullable();

/** GROQ: the address of the page of that $id. */
export const pageAddressQuery = `*[_type == "page" && _id == $id][0]{ language, "slug": slug.current }`;

/** GROQ: the pages above the one of $language at $slug in its address, in any order. */
export const pagesAboveQuery = `*[_type == "page" && language == $language && string::startsWith($slug, slug.current + "/")]{
    "slug": slug.current,
    title
  }`;
