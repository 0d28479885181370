import type { IdentifiedSanityDocumentStub, SanityClient, SanityDocument } from "@sanity/client";
import type { BlockChange } from "./change-blocks.ts";

/** So many editors would have to be quicker, one after the other. */
const TRIES = 12;

type Ids = {
  /** The draft or the version of a release that is changed. */
  target: string;
  /** Where it begins, if it is not there yet: the first of them that is. */
  sources: readonly string[];
};

const isConflict = (error: unknown): boolean =>
  typeof error === "object" && error !== null && "statusCode" in error && error.statusCode === 409;

/** The document as it is created under another id. */
function copyOf(document: SanityDocument, _id: string): IdentifiedSanityDocumentStub {
  const { _rev, _createdAt, _updatedAt, ...fields } = document;
  return { ...fields, _id };
}

/**
 * Carries a change out on the newest state of a document: it is worked out, sent with the revision it was worked out
 * for, and worked out anew whenever somebody else was quicker. So nobody's words or blocks are overwritten by a
 * move. Gives where the block stands, or null where nothing was left to do. Throws what the content service says.
 */
export async function commitChange(
  client: SanityClient,
  { target, sources }: Ids,
  work: (document: SanityDocument) => BlockChange | null,
  tries = TRIES,
): Promise<string | null> {
  const found = await client.getDocuments([target, ...sources]);
  const document = found.find((each) => each !== null);
  if (!document) throw new Error("This page is not there any more.");
  const change = work(document);
  if (change === null) return null;
  const isNew = document._id !== target;
  const revision = isNew ? {} : { ifRevisionID: document._rev };
  const transaction = client.transaction();
  // Fails where somebody created it a moment ago.
  if (isNew) transaction.create(copyOf(document, target));
  transaction.patch(target, { ...revision, ...change.patch });
  try {
    await transaction.commit({ visibility: "async" });
    return change.path;
  } catch (error) {
    if (!isConflict(error) || tries <= 1) throw error;
    return commitChange(client, { target, sources }, work, tries - 1);
  }
}
