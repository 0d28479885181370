import { isObject, referencesIn, type LakeDocument } from "../document.ts";
import { SortedDocuments } from "./sorted-documents.ts";

/** The attributes that can be looked up without a scan. */
const indexedFields = ["_type", "slug.current", "language", "references"] as const;

/** One of the indexed attributes; `references` means "refers to this id". */
export type IndexedField = (typeof indexedFields)[number];

const none: readonly LakeDocument[] = [];

/** The documents that one perspective sees, with constant-time look-up by id and by the indexed attributes. */
export class View {
  readonly #byId = new Map<string, LakeDocument>();
  readonly #sorted = new SortedDocuments();
  readonly #buckets = new Map<IndexedField, Map<string, SortedDocuments>>(
    indexedFields.map((field) => [field, new Map<string, SortedDocuments>()]),
  );

  /** The document with this id. */
  get(id: string): LakeDocument | undefined {
    return this.#byId.get(id);
  }

  /** Every document, in the order of ids. */
  all(): readonly LakeDocument[] {
    return this.#sorted.list();
  }

  /** The documents whose attribute has this value, in the order of ids. */
  bucket(field: IndexedField, value: string): readonly LakeDocument[] {
    return this.#buckets.get(field)?.get(value)?.list() ?? none;
  }

  /** Adds the document, or replaces the one with its id. */
  set(document: LakeDocument): void {
    const before = this.#byId.get(document._id);
    if (before) this.#unindex(before);
    this.#byId.set(document._id, document);
    this.#sorted.set(document);
    for (const field of indexedFields) {
      for (const value of indexedValues(document, field))
        this.#bucketFor(field, value).set(document);
    }
  }

  /** Removes the document with this id, if it is there. */
  delete(id: string): void {
    const before = this.#byId.get(id);
    if (!before) return;
    this.#unindex(before);
    this.#byId.delete(id);
    this.#sorted.delete(id);
  }

  #bucketFor(field: IndexedField, value: string): SortedDocuments {
    const buckets = this.#buckets.get(field) ?? new Map<string, SortedDocuments>();
    const bucket = buckets.get(value) ?? new SortedDocuments();
    buckets.set(value, bucket);
    return bucket;
  }

  #unindex(document: LakeDocument): void {
    for (const field of indexedFields) {
      const buckets = this.#buckets.get(field);
      for (const value of indexedValues(document, field)) {
        const bucket = buckets?.get(value);
        bucket?.delete(document._id);
        if (bucket?.list().length === 0) buckets?.delete(value);
      }
    }
  }
}

/** The values under which a document is found by an attribute: none, one, or (for references) several. */
export function indexedValues(document: LakeDocument, field: IndexedField): string[] {
  switch (field) {
    case "_type":
      return [document._type];
    case "slug.current": {
      const slug = document["slug"];
      const current = isObject(slug) ? slug["current"] : undefined;
      return typeof current === "string" ? [current] : [];
    }
    case "language":
      return typeof document["language"] === "string" ? [document["language"]] : [];
    case "references":
      return [...new Set(referencesIn(document).map((reference) => reference.target))];
  }
}
