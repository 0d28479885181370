/** A document with the revision that each change replaces, and the time of its last change. */
export type IndexedDocument = { _id: string; _rev: string; _updatedAt: string };

/** Where a mirror puts its documents. */
type DocumentTable<T> = {
  get(id: string): T | undefined;
  ids(): Iterable<string>;
  size(): number;
  put(document: T): void;
  remove(id: string): void;
};

/** The documents of a type that were changed last, the latest first, and the number of all of them. */
export type NewestDocuments<T> = { documents: readonly T[]; count: number };

export type MirrorParts<T> = {
  table: DocumentTable<T>;
  /** Reads the next documents after an id, in the order of ids. Returns none at the end. */
  readAfter: (id: string) => Promise<readonly T[]>;
  readIdsAfter: (id: string) => Promise<readonly string[]>;
  /** Called with each document that changed, or with the id of one that is gone. */
  onChange: (change: T | string) => void;
};

/**
 * How far the newest documents reach back. `settled`: to a time before which all changes are known. `joined`: to a
 * row of documents that are known. Only a change that became visible late can be missing then. `short`: perhaps not far
 * enough.
 */
export type Reach = "settled" | "joined" | "short";

/**
 * Number of consecutive known documents that end the newest documents. Transactions that are committed at the same time
 * may become visible in another order than that of their times.
 */
const JOINED = 20;

/**
 * Creates a mirror: keeps a table equal to the published documents of one type, by their changes. A change is
 * found by its time. A deletion is found because the number of documents differs.
 */
export function createMirror<T extends IndexedDocument>(parts: MirrorParts<T>) {
  const { table, readAfter, readIdsAfter, onChange } = parts;
  /** Latest known time of a change, in ms since 1970. Null if it has to be computed again. */
  let newest: number | null = -Infinity;
  /** The ids that each running comparison with the content service has found so far. */
  const comparisons = new Set<Set<string>>();

  function put(document: T): void {
    for (const found of comparisons) found.add(document._id);
    if (table.get(document._id)?._rev === document._rev) return;
    table.put(document);
    if (newest !== null) newest = Math.max(newest, Date.parse(document._updatedAt));
    onChange(document);
  }

  function remove(id: string): void {
    table.remove(id);
    newest = null;
    onChange(id);
  }

  function newestKnown(): number {
    if (newest !== null) return newest;
    newest = -Infinity;
    for (const id of table.ids()) {
      newest = Math.max(newest, Date.parse(table.get(id)?._updatedAt ?? ""));
    }
    return newest;
  }

  function removeAllBut(found: ReadonlySet<string>): void {
    const gone = Array.from(table.ids()).filter((id) => !found.has(id));
    for (const id of gone) remove(id);
  }

  /** Returns the number of documents at the end of a list that were known in this revision. */
  function countKnown(documents: readonly T[]): number {
    let count = 0;
    for (const { _id, _rev } of documents) {
      count = table.get(_id)?._rev === _rev ? count + 1 : 0;
    }
    return count;
  }

  return {
    put,
    newestKnown,

    /** Applies the newest documents. All changes before `since` (ms since 1970) are known. */
    merge({ documents, count }: NewestDocuments<T>, since: number): Reach {
      const known = countKnown(documents);
      const before = Math.min(since, newestKnown());
      for (const document of documents) put(document);
      if (documents.length >= count) {
        removeAllBut(new Set(documents.map(({ _id }) => _id)));
        return "settled";
      }
      const last = Date.parse(documents.at(-1)?._updatedAt ?? "");
      if (last < before) return "settled";
      return known >= JOINED ? "joined" : "short";
    },

    /** Whether the table agrees with the newest documents in the number and in the time of the last change. */
    agrees({ documents, count }: NewestDocuments<T>): boolean {
      const last = Date.parse(documents[0]?._updatedAt ?? "");
      return table.size() === count && (count === 0 || last >= newestKnown());
    },

    /** Removes the documents that are gone. */
    async removeMissing(): Promise<void> {
      const found = new Set<string>();
      for (let last: string | undefined = ""; last !== undefined;) {
        const ids: readonly string[] = await readIdsAfter(last);
        for (const id of ids) found.add(id);
        last = ids.at(-1);
      }
      removeAllBut(found);
    },

    /**
     * Compares all documents with the content service, some at a time. Other changes may be merged between two steps.
     */
    async *compareAll(): AsyncGenerator<void, void> {
      const found = new Set<string>();
      comparisons.add(found);
      try {
        for (let last: string | undefined = ""; last !== undefined;) {
          const documents: readonly T[] = await readAfter(last);
          for (const document of documents) put(document);
          last = documents.at(-1)?._id;
          yield;
        }
        removeAllBut(found);
      } finally {
        comparisons.delete(found);
      }
    },
  };
}

export type Mirror<T extends IndexedDocument> = ReturnType<typeof createMirror<T>>;
