import type { DatabaseSync } from "node:sqlite";
import type { LakeDocument } from "../document.ts";
import { openSearchIndex } from "./search-index.ts";
import type { Transaction } from "./store.ts";

/** Writes rows of a complete copy. The caller begins and commits the database's transaction. */
export interface CopyIn {
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
