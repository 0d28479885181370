import type { DatabaseSync } from "node:sqlite";

/**
 * Adds the column that names the dataset to which an add-on dataset belongs. A dataset has at most
 * one add-on dataset.
 */
export function addOnDatasets(database: DatabaseSync): void {
  database.exec(`
alter table dataset add column addon_for text;
create unique index dataset_addon on dataset (addon_for) where addon_for is not null;
`);
}
