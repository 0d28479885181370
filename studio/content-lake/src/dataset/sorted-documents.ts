import type { LakeDocument } from "../document.ts";

/** Which of two documents comes first: negative for the first one. Only a document and itself may be equal. */
export type DocumentOrder = (a: LakeDocument, b: LakeDocument) => number;

/** By id: the order in which an unordered query answers. */
export const byId: DocumentOrder = (a, b) => Number(a._id > b._id) - Number(a._id < b._id);

/** What was changed last comes first; of what was changed together, by id: `order(_updatedAt desc)`. */
export const newestFirst: DocumentOrder = (a, b) =>
  Number(a._updatedAt < b._updatedAt) - Number(a._updatedAt > b._updatedAt) || byId(a, b);

/**
 * Documents in an order. A change costs a binary search and a memory move (20 µs at 100,000 documents), a read costs
 * nothing.
 */
export class SortedDocuments {
  readonly #documents: LakeDocument[];
  readonly #order: DocumentOrder;

  constructor(order: DocumentOrder = byId, documents: readonly LakeDocument[] = []) {
    this.#order = order;
    this.#documents = documents.toSorted(order);
  }

  /** Every document; valid until the next change. */
  list(): readonly LakeDocument[] {
    return this.#documents;
  }

  /** Adds the document, or replaces the one in its place. */
  set(document: LakeDocument): void {
    const at = this.#find(document);
    const there = this.#documents[at];
    const isReplaced = there !== undefined && this.#order(there, document) === 0;
    this.#documents.splice(at, isReplaced ? 1 : 0, document);
  }

  /** Removes the document, as it was when it was added. */
  delete(document: LakeDocument): void {
    const at = this.#find(document);
    const there = this.#documents[at];
    if (there && this.#order(there, document) === 0) this.#documents.splice(at, 1);
  }

  /** Where the document is, or belongs. Loading in order takes the short cut at the end. */
  #find(document: LakeDocument): number {
    const last = this.#documents.at(-1);
    if (!last || this.#order(last, document) < 0) return this.#documents.length;
    let low = 0;
    let high = this.#documents.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      const candidate = this.#documents[middle];
      if (candidate && this.#order(candidate, document) < 0) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}
