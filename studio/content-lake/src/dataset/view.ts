import { LRUCache } from "lru-cache";
import { forEach, type InParts } from "../in-parts.ts";
import { foreignReferencesIn, isObject, referencesIn, type LakeDocument } from "../document.ts";
import { byId, newestFirst, SortedDocuments, type DocumentOrder } from "./sorted-documents.ts";

/** The attributes that have an index. A look-up by one of them needs no scan of all documents. */
const indexedFields = [
  "_type",
  "slug.current",
  "language",
  "references",
  "foreignReferences",
] as const;

/**
 * `references` finds the documents with a reference to an id in the same dataset, `foreignReferences` those that contain
 * the id in a reference to another dataset, or in a reference that is nested in another one.
 */
export type IndexedField = (typeof indexedFields)[number];

/** The documents that a query reads. All lists but those of `newest` are in the order of ids. */
export interface Documents {
  get(id: string): LakeDocument | undefined;
  all(): readonly LakeDocument[];
  bucket(field: IndexedField, value: string): readonly LakeDocument[];
  newest(type?: string): readonly LakeDocument[];
}

export interface WatchedDocuments extends Documents {
  /** Calls `watcher` before every change, until the caller calls the returned function. */
  watch(watcher: Watcher): () => void;
}

/** Called before a document changes, with its previous state, or undefined for a new document. */
type Watcher = (id: string, before: LakeDocument | undefined) => void;

/** Maximum number of cached lists in the order of last change. The Studio needs one for each type that it lists. */
const newestCeiling = 32;

const none: readonly LakeDocument[] = [];

/** Number of documents of merged lists between two pauses, which takes up to 2 ms. */
const mergedPortion = 20_000;

/** The documents with one value of an indexed attribute. Most values have one document, which then needs no list. */
type Bucket = LakeDocument | SortedDocuments;

export class View implements WatchedDocuments {
  readonly #byId = new Map<string, LakeDocument>();
  #sorted = new SortedDocuments();
  readonly #buckets = new Map<IndexedField, Map<string, Bucket>>(
    indexedFields.map((field) => [field, new Map<string, Bucket>()]),
  );

  /** Documents in the order of their last change, by type ("" for all types). A list is built on first use. */
  readonly #newest = new LRUCache<string, SortedDocuments>({ max: newestCeiling });
  readonly #watchers = new Set<Watcher>();

  /**
   * Creates a view of some documents of another view. `shown` has these documents, each with the form that the new view
   * shows: the document itself, or a copy with another id. Reads the indexes of the other view, which is several times
   * as fast as searching the documents for references.
   */
  static of(stored: View, shown: ReadonlyMap<LakeDocument, LakeDocument>): View {
    const view = new View();
    for (const document of shown.values()) view.#byId.set(document._id, document);
    view.#sorted = new SortedDocuments(byId, [...shown.values()]);
    for (const [field, buckets] of stored.#buckets) {
      for (const [value, bucket] of buckets) {
        const listed = bucket instanceof SortedDocuments ? bucket.list() : [bucket];
        const found = listed.flatMap((document) => shown.get(document) ?? []);
        const [first] = found;
        if (!first) continue;
        const entry = found.length === 1 ? first : new SortedDocuments(byId, found);
        view.#buckets.get(field)?.set(value, entry);
      }
    }
    return view;
  }

  get(id: string): LakeDocument | undefined {
    return this.#byId.get(id);
  }

  all(): readonly LakeDocument[] {
    return this.#sorted.list();
  }

  bucket(field: IndexedField, value: string): readonly LakeDocument[] {
    const bucket = this.#buckets.get(field)?.get(value);
    if (!bucket) return none;
    return bucket instanceof SortedDocuments ? bucket.list() : [bucket];
  }

  /** All documents, or those of one type, most recently changed first. */
  newest(type = ""): readonly LakeDocument[] {
    const known = this.#newest.get(type);
    if (known) return known.list();
    const documents = type === "" ? this.all() : this.bucket("_type", type);
    const sorted = new SortedDocuments(newestFirst, documents);
    this.#newest.set(type, sorted);
    return sorted.list();
  }

  watch(watcher: Watcher): () => void {
    this.#watchers.add(watcher);
    return () => this.#watchers.delete(watcher);
  }

  set(document: LakeDocument): void {
    const before = this.#byId.get(document._id);
    for (const watcher of this.#watchers) watcher(document._id, before);
    if (before) for (const sorted of this.#newestOf(before)) sorted.delete(before);
    this.#byId.set(document._id, document);
    this.#sorted.set(document);
    for (const sorted of this.#newestOf(document)) sorted.set(document);
    for (const field of indexedFields) {
      const values = new Set(indexedValues(document, field));
      for (const value of before ? indexedValues(before, field) : [])
        if (before && !values.has(value)) this.#unindex(field, value, before);
      for (const value of values) this.#index(field, value, document, before);
    }
  }

  delete(id: string): void {
    const before = this.#byId.get(id);
    if (!before) return;
    for (const watcher of this.#watchers) watcher(id, before);
    for (const sorted of this.#newestOf(before)) sorted.delete(before);
    for (const field of indexedFields)
      for (const value of indexedValues(before, field)) this.#unindex(field, value, before);
    this.#byId.delete(id);
    this.#sorted.delete(before);
  }

  /**
   * Prepares changes of many documents, in parts. `changes` has the new state of each document; null deletes it. Returns
   * the function that makes all changes at once. The view must not change in between. `valuesOf` returns the
   * {@link indexedValues} of a document.
   */
  *prepare(
    changes: ReadonlyMap<string, LakeDocument | null>,
    valuesOf: typeof indexedValues,
  ): InParts<() => void> {
    const removed = new Set<LakeDocument>();
    const added: LakeDocument[] = [];
    const touched = new Map<string, { field: IndexedField; value: string; own: LakeDocument[] }>();
    const touch = (field: IndexedField, value: string) => {
      const key = `${field} ${value}`;
      const entry = touched.get(key) ?? { field, value, own: [] };
      touched.set(key, entry);
      return entry.own;
    };
    yield* forEach(changes, ([id, after]) => {
      const before = this.#byId.get(id);
      if (before) removed.add(before);
      if (after) added.push(after);
      for (const field of indexedFields) {
        for (const value of before ? valuesOf(before, field) : []) touch(field, value);
        for (const value of after ? valuesOf(after, field) : [])
          if (after) touch(field, value).push(after);
      }
    });
    const buckets: { field: IndexedField; value: string; bucket: Bucket | undefined }[] = [];
    let merged = 0;
    for (const { field, value, own } of touched.values()) {
      const bucket = changedBucket(this.#buckets.get(field)?.get(value), removed, own);
      buckets.push({ field, value, bucket });
      merged += 1 + (bucket instanceof SortedDocuments ? bucket.list().length : 0);
      if (merged < mergedPortion) continue;
      merged = 0;
      yield;
    }
    const sorted = this.#sorted.changed(removed, added);
    yield;
    const newest = new Map<string, SortedDocuments>();
    for (const [type, list] of Array.from(this.#newest.entries())) {
      const own = type === "" ? added : added.filter((document) => document._type === type);
      newest.set(type, list.changed(removed, own));
      yield;
    }
    return () => {
      for (const watcher of this.#watchers)
        for (const id of changes.keys()) watcher(id, this.#byId.get(id));
      for (const [id, after] of changes) {
        if (after) this.#byId.set(id, after);
        else this.#byId.delete(id);
      }
      for (const { field, value, bucket } of buckets) {
        if (bucket) this.#buckets.get(field)?.set(value, bucket);
        else this.#buckets.get(field)?.delete(value);
      }
      this.#sorted = sorted;
      // A list that was built in the meantime is built again.
      for (const type of Array.from(this.#newest.keys())) {
        const list = newest.get(type);
        if (list) this.#newest.set(type, list);
        else this.#newest.delete(type);
      }
    };
  }

  #newestOf(document: LakeDocument): SortedDocuments[] {
    const lists = ["", document._type].map((type) => this.#newest.peek(type));
    return lists.filter((sorted) => sorted !== undefined);
  }

  #index(
    field: IndexedField,
    value: string,
    document: LakeDocument,
    before: LakeDocument | undefined,
  ): void {
    const buckets = this.#buckets.get(field);
    const bucket = buckets?.get(value);
    if (bucket instanceof SortedDocuments) bucket.set(document);
    else if (bucket && bucket !== before)
      buckets?.set(value, new SortedDocuments(byId, [bucket, document]));
    else buckets?.set(value, document);
  }

  #unindex(field: IndexedField, value: string, document: LakeDocument): void {
    const buckets = this.#buckets.get(field);
    const bucket = buckets?.get(value);
    if (bucket instanceof SortedDocuments) bucket.delete(document);
    if (bucket === document || this.bucket(field, value).length === 0) buckets?.delete(value);
  }
}

function changedBucket(
  bucket: Bucket | undefined,
  removed: ReadonlySet<LakeDocument>,
  own: readonly LakeDocument[],
): Bucket | undefined {
  const before =
    bucket instanceof SortedDocuments ? bucket : new SortedDocuments(byId, bucket && [bucket]);
  const after = before.changed(removed, own);
  const [first, second] = after.list();
  return second ? after : first;
}

/** Returns the values under which an attribute's index lists a document: none, one or, for references, several. */
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
    case "foreignReferences":
      return [...new Set(foreignReferencesIn(document))];
  }
}

/** Adds a few documents that aren't stored to a view. They must not change, nor have the id of a stored document. */
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
