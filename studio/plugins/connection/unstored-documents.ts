import type { DocumentStore } from "sanity";

type Document = { id: string; type: string; release: string | undefined };

const unstored = new Set<object>();

export const hasUnstoredDocuments = (): boolean => unstored.size > 0;

/**
 * Records whether a document has changes that are not stored, until the returned function is called. After that call,
 * the document stays open until its changes are stored, because the Studio drops the changes of a document that nobody
 * uses for five seconds.
 */
export function watchUnstored(
  store: { pair: Pick<DocumentStore["pair"], "consistencyStatus"> },
  { id, type, release }: Document,
): () => void {
  const document = {};
  let isLeft = false;
  const subscription = store.pair.consistencyStatus(id, type, release).subscribe({
    next: (isStored) => {
      if (isStored) unstored.delete(document);
      else unstored.add(document);
      if (isStored && isLeft) subscription.unsubscribe();
    },
    // The form reports the failure, and the changes can't be stored any more.
    error: () => unstored.delete(document),
  });
  return () => {
    isLeft = true;
    if (!unstored.has(document)) subscription.unsubscribe();
  };
}
