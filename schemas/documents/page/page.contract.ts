import * as z from "zod";
import { languageCode } from "../../fields/language.contract.ts";
import { listOfValid } from "../../fields/list-of-valid.ts";
import { optionalPicture, pictureProjection } from "../../fields/picture/picture.contract.ts";
import { optionalText, requiredText } from "../../fields/text.contract.ts";
import { listingFields, listingProjection } from "./listing.contract.ts";
import { themeProjection, themeShape } from "../theme/theme.contract.ts";
import { homeSlug, pageSlug } from "./page-slug.contract.ts";
import { subjectProjection, subjectShape } from "./subject.contract.ts";
import { addressed, addressedTypes, ownFieldsProjection } from "../addressed.contract.ts";

/** Maximum length of a page's title, in characters. */
export const longestTitle = 120;

export const pageRules = {
  language: languageCode,
  title: requiredText(longestTitle, "Enter a title for the page."),
  slug: pageSlug,
  seoTitle: optionalText(120),
  seoDescription: optionalText(320),
};

/** Approximate number of characters that search engines display. Longer texts are valid but truncated. */
export const shownBySearch = { title: 60, description: 155 };

/** The address of a page's translation, and whether search engines may list that translation. */
export const translationShape = z.strictObject({
  language: languageCode,
  slug: pageSlug,
  /**
   * Whether the page is excluded from search engines. If so, other pages must not link to it with
   * `hreflang`.
   */
  noindex: z.boolean(),
});

/**
 * A page whose slug is a parent path of another page's slug. For example, `programme` is a parent
 * of `programme/the-last-tram`.
 */
export const pageAboveShape = z.strictObject({
  slug: pageSlug,
  title: pageRules.title,
  /** SEO fields. `seo.title` is the fallback for an invalid `title`. */
  seo: z.strictObject({ title: pageRules.seoTitle }).nullable(),
});

/** A page as the site reads it. Its raw blocks are validated one by one. Null if the page doesn't exist. */
export const pageShape = z
  .strictObject({
    _id: z.string(),
    /** `page`, or the owner's document type. */
    _type: z.enum(addressedTypes),
    _rev: z.string(),
    _updatedAt: z.string(),
    language: pageRules.language,
    title: pageRules.title,
    slug: pageRules.slug,
    /** Metadata for search engines and shared links. */
    seo: z
      .strictObject({
        title: pageRules.seoTitle,
        description: pageRules.seoDescription,
        image: optionalPicture,
        noindex: z.boolean(),
      })
      .nullable(),
    ...listingFields,
    /** What the page is about, for search engines; null if nothing in particular. */
    subject: subjectShape,
    /** The theme of this page; null if the page has the site's theme. */
    theme: themeShape,
    /** Translations of the page. Unpublished translations are omitted. */
    translations: listOfValid(translationShape),
    /** Fields that only the owner's documents have, as the dataset stores them; null for a page. */
    own: z.unknown(),
    blocks: z
      .array(z.unknown())
      .nullable()
      .transform((blocks) => blocks ?? []),
  })
  .nullable();

/** Filter for one page by $language and $slug. The lake has an index for these two fields. */
const byAddress = "slug.current == $slug && language == $language";

/**
 * Returns the GROQ of one page. `blocks` is the projection of the page's blocks. `which` is the
 * filter that selects the page. An empty `range` selects all pages that pass the filter.
 */
export const pageQueryOf = (blocks: string, which = byAddress, range = "[0]"): string =>
  `*[${addressed} && ${which}]${range}{
    _id,
    _type,
    _rev,
    _updatedAt,
    language,
    title,
    "slug": slug.current,
    "seo": seo{ title, description, "image": image${pictureProjection}, "noindex": coalesce(noindex, false) },${listingProjection},
    subject${subjectProjection},
    "theme": theme->${themeProjection},
    "translations": translations[]->{
      language,
      "slug": slug.current,
      "noindex": coalesce(seo.noindex, false)
    },
    "own": ${ownFieldsProjection},
    ${blocks}
  }`;

/** GROQ: the languages of all home pages. */
export const homeLanguagesQuery = `*[${addressed} && slug.current == "${homeSlug}" && defined(language)].language`;

/** Result of {@link homeLanguagesQuery}; invalid language codes are omitted. */
export const homeLanguagesShape = listOfValid(languageCode);

/** The address of one page. Null if the page doesn't exist. */
export const pageAddressShape = z
  .strictObject({ language: languageCode, slug: pageSlug })
  .nullable();

/** GROQ: the address of a page, by $id. */
export const pageAddressQuery = `*[${addressed} && _id == $id][0]{ language, "slug": slug.current }`;

/** GROQ: the pages in $language with the slugs $slugs, in any order. */
export const pagesAboveQuery = `*[${addressed} && slug.current in $slugs && language == $language]{
    "slug": slug.current,
    title,
    "seo": seo{ title }
  }`;
