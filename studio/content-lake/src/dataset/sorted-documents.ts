import type { LakeDocument } from "../document.ts";

/**
 * Documents in the order of their ids, the order in which an unordered query answers.
 * A change costs a binary search and a memory move (20 µs at 100,000 documents), a read costs nothing.
 */
export class SortedDocuments {
  readonly #documents: LakeDocument[] = [];

  /** Every document; valid until the next change. */
  list(): readonly LakeDocument[] {
    return this.#documents;
  }

  /** Adds the document, or replaces the one with its id. */
  set(document: LakeDocument): void {
    const at = this.#find(document._id);
    const replaced = this.#documents[at]?._id === document._id;
    this.#documents.splice(at, replaced ? 1 : 0, document);
  }

  /** Removes the document with this id, if it is there. */
  delete(id: string): void {
    const at = this.#find(id);
    if (this.#documents[at]?._id === id) this.#documents.splice(at, 1);
  }

  /** Where the id is, or belongs. Loading in order takes the short cut at the end. */
  #find(id: string): number {
    const last = this.#documents.at(-1);
    if (!last || last._id < id) return this.#documents.length;
    let low = 0;
    let high = this.#documents.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      const candidate = this.#documents[middle];
      if (candidate && candidate._id < id) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}
