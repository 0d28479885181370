import { getPublishedId, isDraftId } from "@sanity/client/csm";
import * as z from "zod";

const blockShape = z.looseObject({ _key: z.string(), _type: z.string() });

const referenceShape = z.looseObject({ _ref: z.string() });

const listOf = <T extends z.ZodType>(shape: T) =>
  z
    .array(shape)
    .nullish()
    .catch(null)
    .transform((list) => list ?? []);

/** What a translation remembers of the page that it was made from: `translatedFrom`. */
const recordShape = z.looseObject({
  source: referenceShape,
  /** When the translation was last said to be up to date, ISO 8601; null: never since it was copied. */
  at: z
    .string()
    .nullish()
    .transform((at) => at ?? null),
  /** How each part of the source read then: a part's name and its fingerprint. */
  seen: listOf(z.looseObject({ _key: z.string(), print: z.string() })),
});

const pageShape = z.looseObject({
  _id: z.string(),
  language: z.string(),
  title: z.string().catch(""),
  slug: z
    .looseObject({ current: z.string() })
    .nullish()
    .catch(null)
    .transform((slug) => slug?.current ?? null),
  seo: z.looseObject({}).nullish().catch(null),
  blocks: listOf(blockShape),
  translations: listOf(referenceShape),
  translatedFrom: recordShape.nullish().catch(null),
});

/** A block as it is stored, its own fields unread. */
export type StoredBlock = z.output<typeof blockShape>;

/** A page as editors see it: its draft where there is one. */
export type StoredPage = z.output<typeof pageShape> & {
  /** Its id without `drafts.`. */
  id: string;
  isDraft: boolean;
  isPublished: boolean;
  /** The document itself, for copying. */
  stored: Readonly<Record<string, unknown>>;
};

const documents = z.array(z.looseObject({ _id: z.string() }));

/**
 * Takes drafts and published documents as the lake answers them in the raw perspective, gives each page once, as its
 * draft where there is one. What is no page with a language is left out.
 */
export function readPages(found: unknown): StoredPage[] {
  const all = documents.safeParse(found).data ?? [];
  const ids = new Set(all.map(({ _id }) => _id));
  return all.flatMap((stored) => {
    const id = getPublishedId(stored._id);
    const isDraft = isDraftId(stored._id);
    if (!isDraft && ids.has(`drafts.${id}`)) return [];
    const page = pageShape.safeParse(stored).data;
    return page ? [{ ...page, id, isDraft, isPublished: ids.has(id), stored }] : [];
  });
}
