import type { DatabaseSync } from "node:sqlite";

/**
 * Numbers the transactions of each dataset without gaps. Until this version, all datasets shared the numbers of the
 * column `sequence`. Stored transactions keep their number, so ids of live events that clients have stay valid.
 */
export function datasetSequence(database: DatabaseSync): void {
  database.exec(`
alter table tx add column number integer;
update tx set number = sequence;
create unique index tx_number on tx (dataset, number);
`);
}
