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

/** The value of `translatedFrom`, the record of a translation's source. */
const recordShape = z.looseObject({
  source: referenceShape,
  /** Time when the translation was last marked as up to date, in ISO 8601. Null if never. */
  at: z
    .string()
    .nullish()
    .transform((at) => at ?? null),
  /**
   * Fingerprints of the source's title, SEO fields, order of blocks, and each block. They are taken
   * when the translation is created or marked as up to date. `_key` is `title`, `seo`, `order` or
   * `block:<key>`.
   */
  seen: listOf(z.looseObject({ _key: z.string(), print: z.string() })),
});

const pageShape = z.looseObject({
  _id: z.string(),
  _type: z.string(),
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

export type StoredBlock = z.output<typeof blockShape>;

/** A page in the drafts perspective: its draft if one exists, else the published document. */
export type StoredPage = z.output<typeof pageShape> & {
  /** The page's published id, without the prefix of a draft. */
  id: string;
  isDraft: boolean;
  isPublished: boolean;
  /** The stored document. New drafts and new translations are copied from it. */
  stored: Readonly<Record<string, unknown>>;
};

const documents = z.array(z.looseObject({ _id: z.string() }));

/**
 * Parses the result of a query in the raw perspective. For each page, returns the draft, or the
 * published document if there is no draft. Skips documents that aren't pages with a language.
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
