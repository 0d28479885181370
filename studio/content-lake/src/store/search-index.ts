import type { DatabaseSync } from "node:sqlite";
import { searchableText } from "../document.ts";
import type { InParts } from "../in-parts.ts";
import { dataError } from "../lake-error.ts";
import { processorTime } from "../processor-time.ts";
import { inTransaction } from "./group-commit.ts";
import { parseDocument } from "./stored-json.ts";

export interface TextHits {
  /** Ids of the documents that the search finds or, if `isExcluded` is true, doesn't find. */
  ids: readonly string[];
  /** Whether the search had only excluded words. If so, it finds every document except those in `ids`. */
  isExcluded: boolean;
}

export type TextSearch = (text: string) => InParts<TextHits>;

/** Duration in ms of a part of the index's work. */
const partTime = 4;

/**
 * CPU time in ms that a search spends on entries that are out of date. It is enough for thousands of documents. After a
 * larger import, a search may miss documents until their entries have been updated in the background.
 */
const updateTime = 1_000;

/** Maximum number of pages that the index merges at a time. Merging them takes less than 10 ms. */
const mergedPages = 64;

/** Number of rows in the first part of a search. */
const firstRows = 2_000;

/** Maximum number of words and phrases of a search. Each takes some time for every part of the search. */
const termCeiling = 100;

/**
 * Opens the full-text index of the documents. A changed document is marked in the transaction that changes it. Its entry
 * is updated later, because that takes most of the time of a large transaction. A search updates the entries of its
 * dataset before it begins. `mayWrite` returns false while a write to the database would have to wait.
 */
export function openSearchIndex(database: DatabaseSync, mayWrite = () => true) {
  const insertPending = database.prepare(
    "insert or ignore into search_pending (dataset, id) values (?, ?)",
  );
  const pending = database.prepare("select dataset, id from search_pending limit 100");
  const pendingIn = database.prepare(
    "select dataset, id from search_pending where dataset = ? limit 100",
  );
  const deletePending = database.prepare("delete from search_pending where dataset = ? and id = ?");
  const bodyOf = database.prepare("select body from document where dataset = ? and id = ?");
  const putRow = database.prepare(
    "insert into search_row (dataset, id) values (?, ?) on conflict do update set id = excluded.id returning row",
  );
  const putText = database.prepare(
    "insert or replace into search_text (rowid, text) values (?, ?)",
  );
  const removeRow = database.prepare(
    "delete from search_row where dataset = ? and id = ? returning row",
  );
  const removeText = database.prepare("delete from search_text where rowid = ?");
  const merge = database.prepare(
    `insert into search_text (search_text, rank) values ('merge', ${mergedPages})`,
  );
  const changes = database.prepare("select total_changes() as count");
  const lastRow = database.prepare("select max(row) as row from search_row");
  const find = database.prepare(
    `select search_row.id from search_text join search_row on search_row.row = search_text.rowid
     where search_text match ? and search_text.rowid > ? and search_text.rowid <= ?
     and search_row.dataset = ?`,
  );

  const updateOne = (dataset: string, id: string): void => {
    const body = bodyOf.get(dataset, id)?.["body"];
    const row = (body === undefined ? removeRow : putRow).get(dataset, id)?.["row"];
    if (typeof row === "number") {
      if (body === undefined) removeText.run(row);
      else putText.run(row, searchableText(parseDocument(body)).join("\n"));
    }
    deletePending.run(dataset, id);
  };
  const countChanges = () => Number(changes.get()?.["count"]);
  let ownChanges = 0;
  /** Whether a search may have missed documents whose entries are still out of date. */
  let hasMissed = false;
  /** Executes writes that change the index alone. Returns the number of changes. */
  const write = (work: () => void): number => {
    const before = countChanges();
    try {
      withoutSync(database, work);
    } finally {
      // Otherwise the response to a search that has missed documents would stay in the cache.
      if (!hasMissed) ownChanges += countChanges() - before;
    }
    return countChanges() - before;
  };
  /** Updates the entries of some documents. Returns false if there are none. */
  const update = (rows: readonly Record<string, unknown>[]): boolean => {
    if (rows.length === 0) return false;
    const until = performance.now() + partTime;
    write(() => {
      for (const { dataset, id } of rows) {
        updateOne(String(dataset), String(id));
        if (performance.now() > until) return;
      }
    });
    return true;
  };
  /**
   * Merges a few pages of the index. FTS5 does that by itself otherwise, but then sometimes for half a second. Returns
   * false if there is nothing to merge.
   */
  const mergeSome = (): boolean => write(() => merge.run()) > 1;
  let isUpdated = false;
  /** Does a part of the pending work, and returns whether there is more. Updating entries and merging pages take turns. */
  const advance = (): boolean => {
    if (!mayWrite()) return true;
    isUpdated = !isUpdated && update(pending.all());
    const isMore = isUpdated || mergeSome() || update(pending.all());
    hasMissed &&= isMore;
    return isMore;
  };
  /** Updates the entries of a dataset that are out of date, as far as there is time. */
  function* updateAll(dataset: string): InParts<void> {
    for (let spent = 0; spent < updateTime && pendingIn.get(dataset);) {
      const startedAt = processorTime();
      if (mayWrite()) {
        isUpdated = !isUpdated && update(pendingIn.all(dataset));
        if (!isUpdated) mergeSome();
      }
      spent += processorTime() - startedAt;
      yield;
    }
    hasMissed ||= pendingIn.get(dataset) !== undefined;
  }
  return {
    /** Notes that a document has changed. Must run within the transaction that changes it. */
    markPending: (dataset: string, id: string): void => {
      insertPending.run(dataset, id);
    },
    advance,
    /** How many of SQLite's `total_changes()` updated the index: they change no document, nor the response to a search. */
    ownChanges: (): number => ownChanges,
    /**
     * Finds the documents that match every term of a search: `word`, `begin*`, `"a phrase"`, `-without`. Throws a 400 if
     * it has too many terms.
     */
    *search(dataset: string, text: string): InParts<TextHits> {
      const { query, isExcluded } = searchQuery(text);
      if (query === "") return { ids: [], isExcluded: true };
      yield* updateAll(dataset);
      const end = Number(lastRow.get()?.["row"] ?? 0);
      const ids: string[] = [];
      // As integers, because FTS5 ignores a limit that is a floating-point number.
      const rows = (after: number, count: number) =>
        find.iterate(query, BigInt(after), BigInt(after + count), dataset);
      for (let [row, size] = [0, firstRows]; row < end;) {
        const startedAt = performance.now();
        for (const { id } of rows(row, size)) ids.push(String(id));
        row += size;
        size = performance.now() - startedAt < partTime / 2 ? size * 2 : Math.max(100, size >>> 1);
        if (row < end) yield;
      }
      return { ids, isExcluded };
    },
  };
}

/** Notes that all documents have changed. */
export function markAllPending(database: DatabaseSync): void {
  database.exec("insert or ignore into search_pending select dataset, id from document");
}

/**
 * Runs `work` in a database transaction, and doesn't wait until it is on disk. If a power failure reverts it, the entries
 * are still noted as out of date.
 */
function withoutSync(database: DatabaseSync, work: () => void): void {
  if (database.isTransaction) {
    inTransaction(database, work);
    return;
  }
  const level = Number(database.prepare("pragma synchronous").get()?.["synchronous"]);
  database.exec("pragma synchronous = normal");
  try {
    inTransaction(database, work);
  } finally {
    database.exec(`pragma synchronous = ${level}`);
  }
}

/** Converts a search to FTS5's query language. Each word is quoted, so that FTS5 reads no operator in it. */
function searchQuery(text: string): { query: string; isExcluded: boolean } {
  const terms = (text.match(/-?(?:"[^"]*"\*?|[^\s"]+)/g) ?? []).filter((term) =>
    /[\p{L}\p{N}]/u.test(term),
  );
  if (terms.length > termCeiling) {
    const description = `A text search can have up to ${termCeiling} words and phrases, not ${terms.length}`;
    throw dataError(400, "queryEvaluationError", description);
  }
  const isExcludedTerm = (term: string) => term.startsWith("-");
  const required = terms.filter((term) => !isExcludedTerm(term)).map(quoted);
  const excluded = terms.filter(isExcludedTerm).map((term) => quoted(term.slice(1)));
  if (!required.length) return { query: excluded.join(" OR "), isExcluded: true };
  const without = excluded.length ? ` NOT (${excluded.join(" OR ")})` : "";
  return { query: `(${required.join(" AND ")})${without}`, isExcluded: false };
}

function quoted(term: string): string {
  const words = term.replaceAll(/["\0]/g, "");
  return `"${words.replace(/\*+$/, "")}"${words.endsWith("*") ? " *" : ""}`;
}
