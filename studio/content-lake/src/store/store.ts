import type { DatabaseSync } from "node:sqlite";
import { LRUCache } from "lru-cache";
import type { LakeDocument } from "../document.ts";
import type { InParts, WaitingParts } from "../in-parts.ts";
import type { Commit, Transaction } from "./commit.ts";
import { openCommitRows, rowsOf } from "./commit-rows.ts";
import { CommitThread } from "./commit-thread.ts";
import { groupCommit, inTransaction, type GroupCommit } from "./group-commit.ts";
import { closeDatabase, openDatabase } from "./open-database.ts";
import { openSearchIndex, type TextHits } from "./search-index.ts";
import { parseDocument, parseTransactionBody, type TransactionBody } from "./stored-json.ts";

/** Size of the cache of parsed transactions, in characters of JSON. A larger transaction fills the cache alone. */
const bodyCacheSize = 8_000_000;

export type { Commit, Effects, MutationResult, Transaction } from "./commit.ts";

/** Access to a dataset without a token: `public` for everyone (published documents only), `private` for nobody. */
export type AclMode = "public" | "private";

export interface DatasetRow {
  name: string;
  aclMode: AclMode;
  createdAt: string;
  /** The dataset whose comments and tasks this add-on dataset contains. Undefined for other datasets. */
  addonFor?: string;
  /** The dataset whose site stores submissions of forms in this dataset. Undefined for other datasets. */
  submissionsFor?: string;
}

/** The data of a lake on disk, as rows and JSON in SQLite. It is independent of GROQ and HTTP. */
export interface Store extends GroupCommit {
  datasets(): DatasetRow[];
  /** Adds a dataset. Throws if the name is taken, or if `addonFor` has an add-on dataset already. */
  createDataset(row: DatasetRow): void;
  setAclMode(name: string, aclMode: AclMode): void;
  /** Every document of a dataset, in the order of ids. */
  documents(dataset: string): Iterable<LakeDocument>;
  /**
   * Writes a commit, completely or not at all, and returns its sequence number: the transactions of a dataset are
   * numbered without gaps. It is on disk when this function returns or, within `together`, when `together` returns.
   */
  commit(commit: Commit): number;
  /**
   * Does what `commit` does, in another thread. No other commit may come in between. Until the caller has applied the
   * commit in memory and called `markApplied`, what is read here may be newer than the documents in memory. Undefined
   * for a store in memory.
   */
  commitInThread: ((commit: Commit) => WaitingParts<number>) | undefined;
  markApplied(): void;
  /**
   * Resolves when no other thread writes to the database; undefined if none does. Await it before a write outside of
   * the write queue, which would otherwise hold up all requests until the thread's commit has ended.
   */
  whenWritable(): Promise<void> | undefined;
  transaction(dataset: string, id: string): Transaction | undefined;
  /** Up to `most` transactions after this sequence number, oldest first. */
  transactionsAfter(dataset: string, sequence: number, most: number): Transaction[];
  /** The size in bytes of up to `most` transactions after this sequence number together. */
  sizeAfter(dataset: string, sequence: number, most: number): number;
  /** The sequence number of the newest transaction; 0 if there is none. */
  lastSequence(dataset: string): number;
  transactionIdAt(dataset: string, sequence: number): string | undefined;
  sequenceOf(dataset: string, id: string): number | undefined;
  /**
   * The transactions that changed any of these documents, oldest first. Their contents are read when they are used, so
   * a long history takes little memory.
   */
  transactionsOf(dataset: string, documentIds: readonly string[]): Transaction[];
  /** The ids of an author's transactions from `since` until before `until` (ISO 8601 in UTC), oldest first. */
  transactionIdsBy(
    dataset: string,
    authored: { author: string; since: string; until: string },
    most: number,
  ): string[];
  /**
   * Finds documents by a full-text search, in parts between which other work can run. Documents that change in between
   * may be found or not.
   */
  search(dataset: string, text: string): InParts<TextHits>;
  /** Does a part of the work that brings the full-text index up to date, and returns whether there is more. */
  updateSearch(): boolean;
  /** Returns a text that changes whenever the database changes, other than by `updateSearch`. */
  version: () => string;
  /**
   * Whether this is a node's copy of a lake that several nodes share. If so, a dataset commits only
   * within `dryRun`, and applies what is in the shared log.
   */
  readonly isReplica: boolean;
  close(): void;
  /** The open database, for the tables of credentials and settings in the same file. */
  readonly database: DatabaseSync;
}

/** Opens the store in a file, or in memory (`:memory:`). Throws an `Error` that says how to recover a damaged file. */
export function openStore(file: string, { isReplica = false } = {}): Store {
  const database = openDatabase(file);
  let applied = 0;
  /** Whether the thread writes a commit, or has written one that isn't applied in memory yet. */
  let isAhead = false;
  const thread =
    file === ":memory:"
      ? undefined
      : new CommitThread(file, () =>
          Number(database.prepare("pragma synchronous").get()?.["synchronous"]),
        );
  const index = openSearchIndex(database, () => !isAhead);
  const version = versionOf(database, index.ownChanges);
  const ahead = (is: boolean) => (isAhead = is);
  return Object.assign(groupCommit(database), {
    ...documentQueries(database),
    ...transactionQueries(database, { index, thread, ahead }),
    isReplica,
    // A response that was computed while the database was newer than the documents in memory must not be cached.
    version: () => `${version()}.${applied}`,
    markApplied: () => {
      isAhead = false;
      applied += 1;
    },
    whenWritable: () => thread?.whenIdle(),
    close: () => {
      thread?.close();
      closeDatabase(database, file);
    },
    database,
  });
}

/** For how many milliseconds a change by another process may go unnoticed. */
const staleness = 1;

/**
 * Returns a function whose result changes whenever the file changes, except by as many changes of this connection as
 * `ignored` returns. It notices a change by this connection immediately. It checks for changes by other connections, such
 * as those of commands, once a millisecond, because SQLite locks the file for the check.
 */
function versionOf(database: DatabaseSync, ignored: () => number): () => string {
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
    return `${Number(own.get()?.["count"]) - ignored()}.${otherChanges}`;
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
    createDataset: ({ name, aclMode, createdAt, addonFor, submissionsFor }: DatasetRow): void => {
      insertDataset.run(name, aclMode, createdAt, addonFor ?? null, submissionsFor ?? null);
    },
    setAclMode: (name: string, aclMode: AclMode): void => {
      updateDataset.run(aclMode, name);
    },
    *documents(dataset: string): Generator<LakeDocument> {
      for (const row of documents.iterate(dataset)) {
        yield parseDocument(row["body"]);
      }
    },
  };
}

interface WriteParts {
  index: ReturnType<typeof openSearchIndex>;
  thread: CommitThread | undefined;
  /** Sets whether the database is, or may soon be, ahead of the documents in memory. */
  ahead: (is: boolean) => void;
}

function transactionQueries(database: DatabaseSync, { index, thread, ahead }: WriteParts) {
  const byId = database.prepare("select * from tx where dataset = ? and id = ?");
  const after = database.prepare(
    "select * from tx where dataset = ? and number > ? order by number limit ?",
  );
  // Reads no contents: the inner query has the sizes, because SQLite would copy the contents from it.
  const size = database.prepare(
    `select sum(size) as size from
     (select octet_length(body) as size from tx where dataset = ? and number > ? order by number limit ?)`,
  );
  const last = database.prepare("select max(number) as number from tx where dataset = ?");
  const idAt = database.prepare("select id from tx where dataset = ? and number = ?");
  const numberById = database.prepare("select number from tx where dataset = ? and id = ?");
  const bodyOf = database.prepare("select body from tx where sequence = ?");
  const ofDocument = database.prepare(
    `select distinct sequence from tx_document
     where dataset = ? and document_id in (select value from json_each(?)) order by sequence`,
  );
  const idsByAuthor = database.prepare(
    `select id from tx where dataset = ? and author = ? and timestamp >= ? and timestamp < ?
     order by sequence limit ?`,
  );
  const headOf = database.prepare(
    "select id, author, timestamp, digest from tx where sequence = ?",
  );
  // SQLite stores a transaction's number after its contents, and reads all of these to find it.
  const numberOf = database.prepare("select number from tx where sequence = ?");
  const numbers = new LRUCache<number, number>({ max: 10_000 });
  const readNumber = (rowId: number): number => {
    const number = numbers.get(rowId) ?? Number(numberOf.get(rowId)?.["number"]);
    // A rollback frees the row's ID for another transaction.
    if (!database.isTransaction) numbers.set(rowId, number);
    return number;
  };
  // The documents of an import have one transaction, whose contents would otherwise be parsed for each of them.
  const bodies = new LRUCache<number, { body: TransactionBody; size: number }>({
    maxSize: bodyCacheSize,
    sizeCalculation: ({ size }) => Math.min(size, bodyCacheSize),
  });
  const readBody = (rowId: number): TransactionBody => {
    const known = bodies.get(rowId);
    if (known) return known.body;
    const row = bodyOf.get(rowId);
    if (!row) throw new RemovedTransaction();
    const text = String(row["body"]);
    const body = parseTransactionBody(text);
    bodies.set(rowId, { body, size: text.length + 1 });
    return body;
  };
  const write = openCommitRows(database);
  const lastSequence = (dataset: string): number => Number(last.get(dataset)?.["number"] ?? 0);
  const sequenceOf = (dataset: string, id: string): number | undefined => {
    const number = numberById.get(dataset, id)?.["number"];
    return typeof number === "number" ? number : undefined;
  };
  function* commitIn(thread: CommitThread, commit: Commit): WaitingParts<number> {
    const { dataset, transaction } = commit;
    const before = lastSequence(dataset);
    ahead(true);
    try {
      return yield* thread.write(rowsOf(commit));
    } catch (error) {
      // A thread that crashed may have written the commit.
      const written = sequenceOf(dataset, transaction.id) ?? 0;
      if (written > before) return written;
      ahead(false);
      throw error;
    }
  }
  return {
    commit: (commit: Commit): number => inTransaction(database, () => write(rowsOf(commit))),
    commitInThread: thread && ((commit: Commit) => commitIn(thread, commit)),
    transaction: (dataset: string, id: string): Transaction | undefined => {
      const row = byId.get(dataset, id);
      return row && readTransaction(row);
    },
    transactionsAfter: (dataset: string, sequence: number, most: number): Transaction[] =>
      after.all(dataset, sequence, most).map(readTransaction),
    sizeAfter: (dataset: string, sequence: number, most: number): number =>
      Number(size.get(dataset, sequence, most)?.["size"] ?? 0),
    lastSequence,
    transactionIdAt: (dataset: string, sequence: number): string | undefined => {
      const id = idAt.get(dataset, sequence)?.["id"];
      return typeof id === "string" ? id : undefined;
    },
    sequenceOf,
    transactionsOf: (dataset: string, documentIds: readonly string[]): Transaction[] =>
      ofDocument.all(dataset, JSON.stringify(documentIds)).map((row) => {
        const rowId = Number(row["sequence"]);
        const findHead = () => {
          const head = headOf.get(rowId);
          return head && { ...head, number: readNumber(rowId) };
        };
        return openTransaction(findHead, () => readBody(rowId));
      }),
    transactionIdsBy: (
      dataset: string,
      { author, since, until }: Parameters<Store["transactionIdsBy"]>[1],
      most: number,
    ): string[] =>
      idsByAuthor.all(dataset, author, since, until, most).map((row) => String(row["id"])),
    search: (dataset: string, text: string) => index.search(dataset, text),
    updateSearch: () => index.advance(),
  };
}

export class RemovedTransaction extends Error {
  constructor() {
    super("A transaction was removed from the history while it was read");
  }
}

function readTransaction(row: Record<string, unknown>): Transaction {
  return { ...readHead(row), ...parseTransactionBody(row["body"]) };
}

const readHead = (row: Record<string, unknown>) => ({
  sequence: Number(row["number"]),
  id: String(row["id"]),
  author: String(row["author"]),
  timestamp: String(row["timestamp"]),
  digest: String(row["digest"]),
});

/** Returns a transaction whose parts are read when they are used. */
function openTransaction(
  findHead: () => Record<string, unknown> | undefined,
  readBody: () => TransactionBody,
): Transaction {
  let known: ReturnType<typeof readHead> | undefined;
  const head = () => {
    const row = known ? undefined : findHead();
    if (row) known = readHead(row);
    if (!known) throw new RemovedTransaction();
    return known;
  };
  return {
    get sequence() {
      return head().sequence;
    },
    get id() {
      return head().id;
    },
    get author() {
      return head().author;
    },
    get timestamp() {
      return head().timestamp;
    },
    get digest() {
      return head().digest;
    },
    get documentIDs() {
      return readBody().documentIDs;
    },
    get mutations() {
      return readBody().mutations;
    },
    get effects() {
      return readBody().effects;
    },
    get results() {
      return readBody().results;
    },
  };
}
