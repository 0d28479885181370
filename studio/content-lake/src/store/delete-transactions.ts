import type { DatabaseSync } from "node:sqlite";
import { inTransaction } from "./group-commit.ts";
import { parseTransactionBody } from "./stored-json.ts";

/** Number of transactions deleted at a time: so few that other requests wait only a few milliseconds. */
const portion = 200;

/**
 * Deletes up to `portion` transactions that are older than `before`, and returns whether there may be more. Leaves the
 * newest transaction of each dataset, which holds the dataset's sequence number, and those from which versions of an
 * archived release can be restored.
 */
export function deleteTransactions(database: DatabaseSync, before: string): boolean {
  const old = database
    .prepare(
      `select sequence, dataset, body from tx where timestamp < ?
       and sequence not in (select max(sequence) from tx group by dataset)
       and sequence not in (
         select link.sequence from document release
         join json_each(release.body, '$.finalDocumentStates') final
         join tx_document link on link.dataset = release.dataset
           and link.document_id = json_extract(final.value, '$.id')
         where release.id >= '_.releases.' and release.id < '_.releases/'
           and json_extract(release.body, '$.state') = 'archived')
       order by sequence limit ?`,
    )
    .all(before, portion);
  const dropLink = database.prepare(
    "delete from tx_document where dataset = ? and document_id = ? and sequence = ?",
  );
  const drop = database.prepare("delete from tx where sequence = ?");
  inTransaction(database, () => {
    for (const { sequence = null, dataset = null, body } of old) {
      for (const id of parseTransactionBody(body).documentIDs) dropLink.run(dataset, id, sequence);
      drop.run(sequence);
    }
  });
  return old.length === portion;
}
