import type { SanityDocument } from "@sanity/client";
import { translate } from "../../i18n/translate.ts";
import { isConflict } from "../../lib/refusals.ts";
import type { BlockChange } from "./change-blocks.ts";

/** Maximum number of attempts when other editors' changes cause conflicts. */
const TRIES = 12;

export type PageStore = {
  /** Reads documents in the order of `ids`. A missing document is null. */
  read: (ids: readonly string[]) => Promise<(SanityDocument | null)[]>;
  /**
   * Creates the document `create`, if it isn't null, and patches the document `target`. Rejects
   * with status 409 if `create` exists already or if `target` has another revision.
   */
  commit: (change: {
    create: SanityDocument | null;
    target: string;
    patch: BlockChange["patch"] & { ifRevisionID?: string };
  }) => Promise<unknown>;
};

type Ids = {
  /** Id of the draft or release version to change. */
  target: string;
  /** Ids of candidates to copy if the target doesn't exist. The first existing document is copied to the target. */
  sources: readonly string[];
};

/**
 * Applies a change to the newest revision of a document. The patch contains that revision
 * (`ifRevisionID`). After a conflict, `work` computes the change again from the newest revision, so
 * that other editors' changes aren't overwritten. Returns the change, or null if there is nothing to
 * change. Throws other errors of the content service.
 */
export async function commitChange(
  store: PageStore,
  { target, sources }: Ids,
  work: (document: SanityDocument) => BlockChange | null,
  tries = TRIES,
): Promise<BlockChange | null> {
  const found = await store.read([target, ...sources]);
  const document = found.find((each) => each !== null);
  if (!document) throw new Error(translate("This page no longer exists."));
  const change = work(document);
  if (change === null) return null;
  const isNew = document._id !== target;
  try {
    await store.commit({
      create: isNew ? { ...document, _id: target } : null,
      target,
      patch: isNew ? change.patch : { ifRevisionID: document._rev, ...change.patch },
    });
    return change;
  } catch (error) {
    if (!isConflict(error) || tries <= 1) throw error;
    return commitChange(store, { target, sources }, work, tries - 1);
  }
}
