import type { DatabaseSync } from "node:sqlite";
import type { LakeDocument } from "../document.ts";
import type { Commit, Transaction } from "./commit.ts";
import { openSearchIndex } from "./search-index.ts";

export interface CommitRows {
  dataset: string;
  /** The sequence number of the transaction. If null, it gets the next one of its dataset. */
  number: number | null;
  id: string;
  author: string;
  timestamp: string;
  digest: string;
  /** The JSON of the transaction's other parts. */
  body: string;
  /** The JSON of each document by its id. Null if the transaction deletes it. */
  documents: ReadonlyMap<string, string | null>;
}

export function rowsOf({ dataset, transaction, documents, texts }: Commit): CommitRows {
  const { sequence: number = null, id, author, timestamp, digest, ...body } = transaction;
  const { body: text, documents: documentTexts } = texts ?? {
    body: JSON.stringify(body),
    documents: new Map(
      [...documents].map(([id, document]) => [id, document && JSON.stringify(document)]),
    ),
  };
  return { dataset, number, id, author, timestamp, digest, body: text, documents: documentTexts };
}

/** The returned function returns the commit's sequence number. It must run within a transaction of the database. */
export function openCommitRows(database: DatabaseSync): (rows: CommitRows) => number {
  const insertTransaction = database.prepare(
    `insert into tx (dataset, number, id, author, timestamp, digest, body)
     values (?1, coalesce(?2, (select coalesce(max(number), 0) + 1 from tx where dataset = ?1)), ?3, ?4, ?5, ?6, ?7)
     returning sequence, number`,
  );
  const insertLink = database.prepare(
    "insert into tx_document (dataset, document_id, sequence) values (?, ?, ?)",
  );
  const upsert = database.prepare(
    "insert into document (dataset, id, body) values (?, ?, ?) on conflict do update set body = excluded.body",
  );
  const remove = database.prepare("delete from document where dataset = ? and id = ?");
  const index = openSearchIndex(database);
  return ({ dataset, number, id, author, timestamp, digest, body, documents }) => {
    const row = insertTransaction.get(dataset, number, id, author, timestamp, digest, body);
    const rowId = Number(row?.["sequence"]);
    for (const [documentId, text] of documents) {
      insertLink.run(dataset, documentId, rowId);
      index.markPending(dataset, documentId);
      if (text === null) remove.run(dataset, documentId);
      else upsert.run(dataset, documentId, text);
    }
    return Number(row?.["number"]);
  };
}

/** Writes rows of a complete copy. The caller begins and commits the database's transaction. */
interface CopyIn {
  transaction(dataset: string, transaction: Transaction): void;
  document(dataset: string, document: LakeDocument): void;
}

/** Opens an empty database for the copy of a lake. */
export function openCopyIn(database: DatabaseSync): CopyIn {
  const insertTransaction = database.prepare(
    `insert into tx (dataset, number, id, author, timestamp, digest, body)
     values (?, ?, ?, ?, ?, ?, ?) returning sequence`,
  );
  const insertLink = database.prepare(
    "insert or ignore into tx_document (dataset, document_id, sequence) values (?, ?, ?)",
  );
  const insertDocument = database.prepare(
    "insert into document (dataset, id, body) values (?, ?, ?)",
  );
  const index = openSearchIndex(database);
  return {
    transaction: (dataset, { sequence, id, author, timestamp, digest, ...body }) => {
      const text = JSON.stringify(body);
      const row = insertTransaction.get(dataset, sequence, id, author, timestamp, digest, text);
      for (const documentId of body.documentIDs) {
        insertLink.run(dataset, documentId, Number(row?.["sequence"]));
      }
    },
    document: (dataset, document) => {
      insertDocument.run(dataset, document._id, JSON.stringify(document));
      index.markPending(dataset, document._id);
    },
  };
}
