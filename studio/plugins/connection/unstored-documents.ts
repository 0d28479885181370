import { filter, type Observable } from "rxjs";
import type { DocumentStore, OperationsAPI } from "sanity";

type Pair = Pick<DocumentStore["pair"], "consistencyStatus"> & {
  editOperations: (
    ...document: Parameters<DocumentStore["pair"]["editOperations"]>
  ) => Observable<Pick<OperationsAPI, "commit">>;
};

type Document = { id: string; type: string; release: string | undefined };

const unstored = new Set<object>();

export const hasUnstoredDocuments = (): boolean => unstored.size > 0;

/**
 * Records whether a document has changes that are not stored, until the returned function is called. After that call,
 * the document stays open until its changes are stored, because the Studio drops the changes of a document that nobody
 * uses for five seconds. They are committed then: the Studio's own timer, which commits the letters of the last second,
 * has ended with the form.
 */
export function watchUnstored(
  { pair }: { pair: Pair },
  { id, type, release }: Document,
): () => void {
  const document = {};
  let isLeft = false;
  const subscription = pair.consistencyStatus(id, type, release).subscribe({
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
    if (!unstored.has(document)) {
      subscription.unsubscribe();
      return;
    }
    const ready = pair
      .editOperations(id, type, release)
      .pipe(filter(({ commit }) => commit.disabled === false));
    subscription.add(ready.subscribe(({ commit }) => commit.execute()));
  };
}
