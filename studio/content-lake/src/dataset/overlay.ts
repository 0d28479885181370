import type { LakeDocument } from "../document.ts";
import { byId, newestFirst, type DocumentOrder } from "./sorted-documents.ts";
import { indexedValues, type WatchedDocuments } from "./view.ts";

/**
 * Returns the documents of a view together with `added`, a few documents that aren't stored. The
 * added documents must not change, and no stored document may have the id of an added document.
 */
export function overlay(view: WatchedDocuments, added: readonly LakeDocument[]): WatchedDocuments {
  const withAdded = (
    stored: readonly LakeDocument[],
    own: readonly LakeDocument[],
    order: DocumentOrder,
  ) => (own.length === 0 ? stored : [...stored, ...own].toSorted(order));
  return {
    get: (id) => added.find(({ _id }) => _id === id) ?? view.get(id),
    all: () => withAdded(view.all(), added, byId),
    bucket: (field, value) => {
      const own = added.filter((document) => indexedValues(document, field).includes(value));
      return withAdded(view.bucket(field, value), own, byId);
    },
    newest: (type) => {
      const own = added.filter((document) => type === undefined || document._type === type);
      return withAdded(view.newest(type), own, newestFirst);
    },
    watch: (watcher) => view.watch(watcher),
  };
}
