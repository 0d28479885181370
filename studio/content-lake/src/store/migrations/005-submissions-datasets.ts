import type { DatabaseSync } from "node:sqlite";

/**
 * Adds the column that names the dataset whose site stores submissions in this dataset. A dataset
 * has at most one dataset of submissions.
 */
export function submissionsDatasets(database: DatabaseSync): void {
  database.exec(`
alter table dataset add column submissions_for text;
create unique index dataset_submissions on dataset (submissions_for)
  where submissions_for is not null;
`);
}
