import type { IndexedPage, IndexedRedirect } from "@marquee/schemas/types";
import type { PageIndexParts } from "./page-index.ts";

type Document = IndexedPage | IndexedRedirect;

/** Number of documents in each response. */
const CHUNK = 3;

/** Creates a content service in memory. It records the names of the requests. `beforeResponse` runs during each. */
export function contentService(pages: readonly IndexedPage[] = []) {
  const stored = {
    pages: new Map(pages.map((page) => [page._id, page])),
    redirects: new Map<string, IndexedRedirect>(),
  };
  const requests: string[] = [];
  const state: { fault: Error | null; beforeResponse: (request: string) => void } = {
    fault: null,
    beforeResponse: () => undefined,
  };

  function respond<T>(request: string, read: () => T): Promise<T> {
    requests.push(request);
    state.beforeResponse(request);
    return state.fault === null
      ? Promise.resolve(structuredClone(read()))
      : Promise.reject(state.fault);
  }

  const inOrder = <T extends Document>(documents: ReadonlyMap<string, T>, after: string): T[] =>
    [...documents.values()]
      .filter(({ _id }) => _id > after)
      .toSorted((a, b) => (a._id < b._id ? -1 : 1))
      .slice(0, CHUNK);

  const newest = <T extends Document>(documents: ReadonlyMap<string, T>, width: number) => ({
    documents: [...documents.values()]
      .toSorted((a, b) => Date.parse(b._updatedAt) - Date.parse(a._updatedAt))
      .slice(0, width),
    count: documents.size,
  });

  const readsOf = <T extends Document>(name: string, documents: ReadonlyMap<string, T>) => ({
    readAfter: (after: string) => respond(`all ${name}`, () => inOrder(documents, after)),
    readIdsAfter: (after: string) =>
      respond(`ids of ${name}`, () => inOrder(documents, after).map(({ _id }) => _id)),
  });

  const parts: Pick<PageIndexParts, "pages" | "redirects" | "readNewest"> = {
    pages: readsOf("pages", stored.pages),
    redirects: readsOf("redirects", stored.redirects),
    readNewest: (width) =>
      respond(`newest ${width}`, () => ({
        pages: newest(stored.pages, width),
        redirects: newest(stored.redirects, width),
        tags: ["s1:page"],
      })),
  };
  return {
    parts,
    state,
    /** Stores a page, and deletes the one with an id. */
    publish: (page: IndexedPage) => void stored.pages.set(page._id, page),
    unpublish: (id: string) => void stored.pages.delete(id),
    redirect: (redirect: IndexedRedirect) => void stored.redirects.set(redirect._id, redirect),
    /** Returns the requests since the last call. */
    takeRequests: () => requests.splice(0),
    stored,
  };
}
