import * as z from "zod";
import { listOfValid } from "../../fields/list-of-valid.ts";
import { optionalMoment } from "../../fields/moment.contract.ts";
import { addressed } from "../addressed.contract.ts";

const text = z.string().nullable().catch(null);

const idList = z
  .array(z.string().nullable())
  .nullable()
  .catch(null)
  .transform((ids) => (ids ?? []).filter((id) => id !== null));

/** The revision of a document. Each change of the document gives it another one. */
const revision = { _id: z.string(), _rev: z.string(), _updatedAt: z.string() };

/**
 * The fields of a page that decide at which address it is, and which lists, feeds and sitemaps contain it. An
 * invalid field counts as missing, because the index must contain every page: it compares their number.
 */
export const indexedPageShape = z.strictObject({
  ...revision,
  /** Any strings. The site validates both when it reads the page. */
  language: text,
  slug: text,
  title: text,
  /** In ms since 1970. */
  date: optionalMoment.catch(null),
  topics: idList,
  authors: idList,
  /** Whether the page is excluded from search engines, and therefore from the sitemap. */
  noindex: z.boolean().catch(false),
  /** Ids of the page's translations, published or not. */
  translations: idList,
  /** If the page has a list that is split into pages: the number of entries on each. */
  perPage: z.number().nullable().catch(1),
});

/** The field of a redirect that decides at which address it is: `from`, as `redirectPathOf` returns it. */
export const indexedRedirectShape = z.strictObject({ ...revision, from: text });

/** Number of documents that one query of the index reads, and number of ids. */
const indexChunk = 2_000;
const idChunk = 20_000;

/** Numbers of recently changed documents that the index reads after a change: first few, then more. */
export const newestWidths = [50, 1_000] as const;

const pageFields = `{
    _id,
    _rev,
    _updatedAt,
    language,
    "slug": slug.current,
    title,
    date,
    "topics": topics[]._ref,
    "authors": authors[]._ref,
    "noindex": coalesce(seo.noindex, false),
    "translations": translations[]._ref,
    "perPage": blocks[_type == "pageList" && paginated == true][0]{ "entries": coalesce(perPage, 12) }.entries
  }`;

const isRedirect = '_type == "redirect"';

const redirectFields = `{ _id, _rev, _updatedAt, from }`;

// The queries below are the ones that a large dataset answers fast: in the order of ids with a lower bound, and the
// latest changes first.
const inOrder = (condition: string, what: string, chunk: number): string =>
  `*[${condition} && _id > $after] | order(_id asc)[0...${chunk}]${what}`;

/** GROQ: the next pages after the id $after, in the order of ids. */
export const indexedPagesQuery = inOrder(addressed, pageFields, indexChunk);

/** GROQ: the next redirects after the id $after, in the order of ids. */
export const indexedRedirectsQuery = inOrder(isRedirect, redirectFields, indexChunk);

export const indexedPagesShape = listOfValid(indexedPageShape);
export const indexedRedirectsShape = listOfValid(indexedRedirectShape);

/** GROQ: the next ids of pages after the id $after. */
export const pageIdsQuery = inOrder(addressed, "._id", idChunk);

/** GROQ: the next ids of redirects after the id $after. */
export const redirectIdsQuery = inOrder(isRedirect, "._id", idChunk);

export const idsShape = z.array(z.string());

const newest = (condition: string, fields: string, width: number): string => `{
    "documents": *[${condition}] | order(_updatedAt desc)[0...${width}]${fields},
    "count": count(*[${condition}])
  }`;

/** GROQ: the pages and redirects that were changed last, and the number of all. */
export const newestDocumentsQueryOf = (width: (typeof newestWidths)[number]): string => `{
  "pages": ${newest(addressed, pageFields, width)},
  "redirects": ${newest(isRedirect, redirectFields, width)}
}`;

/** GROQ: the pages and redirects that were changed last, and the number of all. */
export const newestDocumentsQuery = newestDocumentsQueryOf(newestWidths[0]);

export const newestDocumentsShape = z.strictObject({
  pages: z.strictObject({ documents: indexedPagesShape, count: z.number() }),
  redirects: z.strictObject({ documents: indexedRedirectsShape, count: z.number() }),
});

/** A draft or a version of a release, in place of the published page. */
export const pageVersionsShape = listOfValid(
  indexedPageShape.extend({
    /** Whether the release unpublishes the page. */
    isRemoved: z.boolean().catch(false),
  }),
);

/**
 * GROQ, with the perspective `raw`: the drafts and release versions of pages, with the fields of the index. A preview
 * lists them instead of the published pages.
 */
export const pageVersions = `*[${addressed} && (_id in path("drafts.**") || _id in path("versions.**"))]${pageFields.replace(
  "{",
  `{
    "isRemoved": coalesce(_system.delete, false),`,
)}`;
