import type { DatabaseSync } from "node:sqlite";
import { searchableText, type LakeDocument } from "../document.ts";

/** The result of a full-text search. */
export interface TextHits {
  /** Ids of the documents that the search finds or, if `isExcluded` is true, doesn't find. */
  ids: readonly string[];
  /** Whether the search had only excluded words. If so, it finds every document except those in `ids`. */
  isExcluded: boolean;
}

/** Opens the full-text index of the documents. A document and its index entry are written in the same transaction. */
export function openSearchIndex(database: DatabaseSync) {
  const keepRow = database.prepare(
    "insert into search_row (dataset, id) values (?, ?) on conflict do update set id = excluded.id returning row",
  );
  const keepText = database.prepare(
    "insert or replace into search_text (rowid, text) values (?, ?)",
  );
  const removeRow = database.prepare(
    "delete from search_row where dataset = ? and id = ? returning row",
  );
  const removeText = database.prepare("delete from search_text where rowid = ?");
  const find = database.prepare(
    `select search_row.id from search_text join search_row on search_row.row = search_text.rowid
     where search_text match ? and search_row.dataset = ? order by search_row.id`,
  );
  return {
    /** Adds or updates a document. Must run within a transaction. */
    put: (dataset: string, document: LakeDocument): void => {
      const row = keepRow.get(dataset, document._id)?.["row"];
      if (typeof row === "number") keepText.run(row, searchableText(document).join("\n"));
    },
    /** Removes a document. Must run within a transaction. */
    remove: (dataset: string, id: string): void => {
      const row = removeRow.get(dataset, id)?.["row"];
      if (typeof row === "number") removeText.run(row);
    },
    /**
     * Finds the documents that match every term of a search: `word`, `begin*`, `"a phrase"`,
     * `-without`.
     */
    search: (dataset: string, text: string): TextHits => {
      const { query, isExcluded } = searchQuery(text);
      if (query === "") return { ids: [], isExcluded: true };
      return { ids: find.all(query, dataset).map((row) => String(row["id"])), isExcluded };
    },
  };
}

/**
 * Converts a search to FTS5's query language. Each word is quoted, so that FTS5 reads no operator
 * in it. `isExcluded` is true if the search has only excluded words.
 */
function searchQuery(text: string): { query: string; isExcluded: boolean } {
  const terms = (text.match(/-?(?:"[^"]*"\*?|[^\s"]+)/g) ?? []).filter((term) =>
    /[\p{L}\p{N}]/u.test(term),
  );
  const isUnwanted = (term: string) => term.startsWith("-");
  const wanted = terms.filter((term) => !isUnwanted(term)).map(quoted);
  const unwanted = terms.filter(isUnwanted).map((term) => quoted(term.slice(1)));
  if (!wanted.length) return { query: unwanted.join(" OR "), isExcluded: true };
  const without = unwanted.length ? ` NOT (${unwanted.join(" OR ")})` : "";
  return { query: `(${wanted.join(" AND ")})${without}`, isExcluded: false };
}

function quoted(term: string): string {
  const words = term.replaceAll(/["\0]/g, "");
  return `"${words.replace(/\*+$/, "")}"${words.endsWith("*") ? " *" : ""}`;
}
