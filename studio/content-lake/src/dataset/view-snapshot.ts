import type { LakeDocument } from "../document.ts";
import { byId, newestFirst, type DocumentOrder } from "./sorted-documents.ts";
import { indexedValues, type Documents, type IndexedField, type WatchedDocuments } from "./view.ts";

/**
 * A view as it was at one moment, for a query that pauses so that other requests can run. It stores only the previous
 * states of documents that change in the meantime, until `release` is called.
 */
export class ViewSnapshot implements Documents {
  readonly #view: WatchedDocuments;
  /** The previous states of the documents that changed since the snapshot; undefined for new documents. */
  readonly #before = new Map<string, LakeDocument | undefined>();
  readonly release: () => void;

  constructor(view: WatchedDocuments) {
    this.#view = view;
    this.release = view.watch((id, before) => {
      if (!this.#before.has(id)) this.#before.set(id, before);
    });
  }

  get(id: string): LakeDocument | undefined {
    return this.#before.has(id) ? this.#before.get(id) : this.#view.get(id);
  }

  all(): readonly LakeDocument[] {
    return this.#asItWas(this.#view.all(), () => true, byId);
  }

  bucket(field: IndexedField, value: string): readonly LakeDocument[] {
    const belongs = (document: LakeDocument) => indexedValues(document, field).includes(value);
    return this.#asItWas(this.#view.bucket(field, value), belongs, byId);
  }

  newest(type?: string): readonly LakeDocument[] {
    const belongs = (document: LakeDocument) => type === undefined || document._type === type;
    return this.#asItWas(this.#view.newest(type), belongs, newestFirst);
  }

  changedForms(): LakeDocument[] {
    const forms = [...this.#before].flatMap(([id, before]) => [before, this.#view.get(id)]);
    return forms.filter((form) => form !== undefined);
  }

  #asItWas(
    now: readonly LakeDocument[],
    belongs: (document: LakeDocument) => boolean,
    order: DocumentOrder,
  ): readonly LakeDocument[] {
    if (!this.#before.size) return now;
    const unchanged = now.filter((document) => !this.#before.has(document._id));
    const removed = [...this.#before.values()].filter((document) => document !== undefined);
    return [...unchanged, ...removed.filter(belongs)].toSorted(order);
  }
}
