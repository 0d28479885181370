import type { CurrentUser } from "sanity";
import * as z from "zod";
import { fieldAt, objectsIn, textAt } from "../checks/stored-page.ts";
import type { StoredDocument } from "../removal/references.ts";

/** Type of the documents that hold deleted documents. The studio has no form for them, and the site never reads them. */
export const TRASH_TYPE = "trashedDocument";

export const DAYS_IN_TRASH = 30;

const DAY = 24 * 60 * 60 * 1000;

/** The deleted document, and who deleted it and when. */
type Deletion = {
  /** All stored versions of the document: published, draft and in releases. */
  documents: readonly [StoredDocument, ...StoredDocument[]];
  title: string;
  /** The page's path; null for other documents. */
  address: string | null;
  user: Pick<CurrentUser, "name"> | null;
  /** The time of the deletion, in ms since 1970. */
  now: number;
};

const isAsset = (id: string): boolean => /^(?:image|file)-/.test(id);

/** Attributes that the content service sets. A restored document gets new ones. */
const serviceFields = new Set(["_rev", "_updatedAt", "_system"]);

const withoutServiceFields = (document: StoredDocument) =>
  Object.fromEntries(Object.entries(document).filter(([name]) => !serviceFields.has(name)));

/**
 * Returns the document that holds a deleted document for 30 days. It is a draft, because visitors can't read drafts and
 * contributors may create them. The deleted document is stored as text, so that its references don't protect their
 * targets from deletion. Only its images and files are protected, by weak references.
 */
export function createTrashItem({ documents, title, address, user, now }: Deletion) {
  const [{ _type: documentType, language }] = documents;
  const assets = new Set(
    documents.flatMap((document) =>
      [...objectsIn(document)].map(({ value }) => textAt(value, "_ref")).filter(isAsset),
    ),
  );
  return {
    _id: `drafts.${crypto.randomUUID()}`,
    _type: TRASH_TYPE,
    documentType,
    title,
    address,
    // A role may be limited to the documents of one language.
    ...(typeof language === "string" ? { language } : {}),
    deletedBy: user?.name ?? null,
    deletedAt: new Date(now).toISOString(),
    expiresAt: new Date(now + DAYS_IN_TRASH * DAY).toISOString(),
    content: JSON.stringify(documents.map(withoutServiceFields)),
    assets: [...assets].map((id) => ({ _key: id, _type: "reference", _ref: id, _weak: true })),
  };
}

const text = z.string().nullable();

export const trashShape = z.object({
  total: z.number(),
  items: z.array(
    z.object({
      _id: z.string(),
      _type: z.string(),
      documentType: z.string(),
      title: text,
      address: text,
      language: text,
      deletedBy: text,
      deletedAt: z.string(),
      expiresAt: z.string(),
    }),
  ),
});

export type TrashItem = z.infer<typeof trashShape>["items"][number];

const isRestorable = `_type == "${TRASH_TYPE}" && expiresAt > $now`;

/** Query for the deleted documents that can be restored at `$now`. Requires the raw perspective. */
export const trashQuery = `{
  "total": count(*[${isRestorable}]),
  "items": *[${isRestorable}] | order(deletedAt desc) [0...$limit] {
    _id, _type, documentType, title, address, language, deletedBy, deletedAt, expiresAt
  }
}`;

/** Query for the ids of deleted documents that can't be restored any more at `$now`. */
export const expiredQuery = `*[_type == "${TRASH_TYPE}" && expiresAt <= $now][0...100]._id`;

const storedDocument = z.looseObject({ _id: z.string(), _type: z.string() });

/** Parses the stored versions in an item of the trash. Throws if they are invalid. */
export const documentsIn = (content: unknown): StoredDocument[] =>
  z
    .array(storedDocument)
    .min(1)
    .parse(JSON.parse(z.string().parse(content)));

/** Returns the ids of the documents to which a stored value refers, with strong references only if `isStrong`. */
export const refsIn = (value: unknown, isStrong: boolean): string[] =>
  [...objectsIn(value)]
    .filter(({ value: object }) => !isStrong || fieldAt(object, "_weak") !== true)
    .flatMap(({ value: object }) => textAt(object, "_ref") || []);
