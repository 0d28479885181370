import type { DatabaseSync } from "node:sqlite";
import type { LakeDocument } from "../document.ts";
import type { MendozaPatch } from "../mutation/mendoza-diff.ts";
import { groupCommit, inTransaction } from "./group-commit.ts";
import { openDatabase } from "./open-database.ts";
import { openSearchIndex } from "./search-index.ts";
import { parseDocument, parseTransactionBody } from "./stored-json.ts";

/** Access to a dataset without a token: `public` for everyone (published documents only), `private` for nobody. */
export type AclMode = "public" | "private";

/** The stored name and visibility of a dataset. */
export interface DatasetRow {
  name: string;
  aclMode: AclMode;
  createdAt: string;
  /** The dataset whose comments and tasks this add-on dataset contains. Undefined for other datasets. */
  addonFor?: string;
  /** The dataset whose site stores submissions of forms in this dataset. Undefined for other datasets. */
  submissionsFor?: string;
}

/** The change of one document in a transaction, in Mendoza's format. */
export interface Effects {
  apply: MendozaPatch;
  revert: MendozaPatch;
}

/** The result for one document in the response to a mutation. */
export interface MutationResult {
  id: string;
  operation: "create" | "update" | "delete" | "none";
}

/**
 * A stored transaction. The lake uses transactions for the history, to detect repeated requests,
 * and to let listeners resume.
 */
export interface Transaction {
  sequence: number;
  id: string;
  author: string;
  timestamp: string;
  /**
   * Digest of the request. The digest distinguishes a repeated request from a different request
   * with the same id.
   */
  digest: string;
  documentIDs: string[];
  mutations: unknown[];
  effects: Record<string, Effects>;
  results: MutationResult[];
}

/** The data that one commit writes: the transaction, and the new states of its documents (null if deleted). */
export interface Commit {
  dataset: string;
  transaction: Omit<Transaction, "sequence">;
  documents: ReadonlyMap<string, LakeDocument | null>;
}

/** The data of a lake on disk, as rows and JSON in SQLite. It is independent of GROQ and HTTP. */
export type Store = ReturnType<typeof openStore>;

/**
 * Opens the store in a file, or in memory (`:memory:`). Every write is on disk when its function returns or, within
 * `together`, when `together` returns.
 *
 * If the file is damaged, throws an `Error` that describes the damage and how to recover.
 */
export function openStore(file: string) {
  const database = openDatabase(file);
  return {
    ...documentQueries(database),
    ...transactionQueries(database),
    ...groupCommit(database),
    version: versionOf(database),
    close: () => database.close(),
    /** The open database, for the tables of credentials and settings in the same file. */
    database,
  };
}

/** For how many milliseconds a change by another process may go unnoticed. */
const staleness = 1;

/**
 * Returns a function whose result changes whenever the file changes. It notices a change by this
 * connection immediately. It asks for changes by other connections, such as those of commands, once a
 * millisecond, because SQLite locks the file to answer.
 */
function versionOf(database: DatabaseSync): () => string {
  const own = database.prepare("select total_changes() as count");
  const others = database.prepare("pragma data_version");
  let otherChanges = "";
  let read = -staleness;
  return () => {
    const now = performance.now();
    if (now - read >= staleness) {
      otherChanges = String(others.get()?.["data_version"]);
      read = now;
    }
    return `${String(own.get()?.["count"])}.${otherChanges}`;
  };
}

function documentQueries(database: DatabaseSync) {
  const datasets = database.prepare(
    "select name, acl_mode, created_at, addon_for, submissions_for from dataset order by name",
  );
  const insertDataset = database.prepare(
    "insert into dataset (name, acl_mode, created_at, addon_for, submissions_for) values (?, ?, ?, ?, ?)",
  );
  const updateDataset = database.prepare("update dataset set acl_mode = ? where name = ?");
  const documents = database.prepare("select body from document where dataset = ? order by id");
  return {
    /** Every dataset, sorted by name. */
    datasets: (): DatasetRow[] =>
      datasets.all().map((row) => ({
        name: String(row["name"]),
        aclMode: row["acl_mode"] === "public" ? "public" : "private",
        createdAt: String(row["created_at"]),
        ...(typeof row["addon_for"] === "string" ? { addonFor: row["addon_for"] } : {}),
        ...(typeof row["submissions_for"] === "string"
          ? { submissionsFor: row["submissions_for"] }
          : {}),
      })),
    /** Adds a dataset. Throws if the name is taken, or if `addonFor` has an add-on dataset already. */
    createDataset: ({ name, aclMode, createdAt, addonFor, submissionsFor }: DatasetRow): void => {
      insertDataset.run(name, aclMode, createdAt, addonFor ?? null, submissionsFor ?? null);
    },
    setAclMode: (name: string, aclMode: AclMode): void => {
      updateDataset.run(aclMode, name);
    },
    /** Every document of a dataset, in the order of ids. */
    *documents(dataset: string): Generator<LakeDocument> {
      for (const row of documents.iterate(dataset)) {
        yield parseDocument(row["body"]);
      }
    },
  };
}

function transactionQueries(database: DatabaseSync) {
  const insertTransaction = database.prepare(
    "insert into tx (dataset, id, author, timestamp, digest, body) values (?, ?, ?, ?, ?, ?)",
  );
  const insertLink = database.prepare(
    "insert into tx_document (dataset, document_id, sequence) values (?, ?, ?)",
  );
  const upsert = database.prepare(
    "insert into document (dataset, id, body) values (?, ?, ?) on conflict do update set body = excluded.body",
  );
  const remove = database.prepare("delete from document where dataset = ? and id = ?");
  const byId = database.prepare("select * from tx where dataset = ? and id = ?");
  const last = database.prepare("select max(sequence) as sequence from tx where dataset = ?");
  const ofDocument = database.prepare(
    `select tx.* from tx join tx_document link on link.sequence = tx.sequence
     where link.dataset = ? and link.document_id in (select value from json_each(?))
     group by tx.sequence order by tx.sequence`,
  );
  const index = openSearchIndex(database);
  const write = ({ dataset, transaction, documents }: Commit): number => {
    const { id, author, timestamp, digest, ...body } = transaction;
    const text = JSON.stringify(body);
    const { lastInsertRowid } = insertTransaction.run(dataset, id, author, timestamp, digest, text);
    for (const [documentId, document] of documents) {
      insertLink.run(dataset, documentId, lastInsertRowid);
      if (document) {
        upsert.run(dataset, documentId, JSON.stringify(document));
        index.put(dataset, document);
      } else {
        remove.run(dataset, documentId);
        index.remove(dataset, documentId);
      }
    }
    return Number(lastInsertRowid);
  };
  return {
    /**
     * Writes one commit completely or not at all. The commit is on disk when this function returns
     * or, within `together`, when `together` returns. Returns the commit's sequence number.
     */
    commit: (commit: Commit): number => inTransaction(database, () => write(commit)),
    transaction: (dataset: string, id: string): Transaction | undefined => {
      const row = byId.get(dataset, id);
      return row && readTransaction(row);
    },
    /** The sequence number of the newest transaction; 0 if there is none. */
    lastSequence: (dataset: string): number => Number(last.get(dataset)?.["sequence"] ?? 0),
    /** The transactions that changed any of these documents, oldest first. */
    transactionsOf: (dataset: string, documentIds: readonly string[]): Transaction[] =>
      ofDocument.all(dataset, JSON.stringify(documentIds)).map(readTransaction),
    /** The documents that a full-text search finds. */
    search: index.search,
  };
}

function readTransaction(row: Record<string, unknown>): Transaction {
  return {
    sequence: Number(row["sequence"]),
    id: String(row["id"]),
    author: String(row["author"]),
    timestamp: String(row["timestamp"]),
    digest: String(row["digest"]),
    ...parseTransactionBody(row["body"]),
  };
}
