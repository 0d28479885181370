import type { SanityDocument } from "@sanity/client";
import { say } from "../i18n/say.ts";
import type { BlockChange } from "./change-blocks.ts";

/** So many editors would have to be quicker, one after the other. */
const TRIES = 12;

/** Where pages are kept. */
export type PageStore = {
  /** The documents of those ids, in their order; null for one that is not there. */
  read: (ids: readonly string[]) => Promise<(SanityDocument | null)[]>;
  /**
   * Creates the document, where one is given, and patches the target. Fails with status 409 where it is there
   * already, or is of another revision.
   */
  commit: (change: {
    create: SanityDocument | null;
    target: string;
    patch: BlockChange["patch"] & { ifRevisionID?: string };
  }) => Promise<unknown>;
};

type Ids = {
  /** The draft or the version of a release that is changed. */
  target: string;
  /** Where it begins, if it is not there yet: the first of them that is. */
  sources: readonly string[];
};

const isConflict = (error: unknown): boolean =>
  typeof error === "object" && error !== null && "statusCode" in error && error.statusCode === 409;

/**
 * Carries a change out on the newest state of a document: it is worked out, sent with the revision it was worked out
 * for, and worked out anew whenever somebody else was quicker. So nobody's words or blocks are overwritten by a
 * move. Gives where the block stands, or null where nothing was left to do. Throws what the content service says.
 */
export async function commitChange(
  store: PageStore,
  { target, sources }: Ids,
  work: (document: SanityDocument) => BlockChange | null,
  tries = TRIES,
): Promise<string | null> {
  const found = await store.read([target, ...sources]);
  const document = found.find((each) => each !== null);
  if (!document) throw new Error(say("This page is not there any more."));
  const change = work(document);
  if (change === null) return null;
  const isNew = document._id !== target;
  try {
    await store.commit({
      create: isNew ? { ...document, _id: target } : null,
      target,
      patch: isNew ? change.patch : { ifRevisionID: document._rev, ...change.patch },
    });
    return change.path;
  } catch (error) {
    if (!isConflict(error) || tries <= 1) throw error;
    return commitChange(store, { target, sources }, work, tries - 1);
  }
}
