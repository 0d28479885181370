import { draftOf, type PageRow } from "./page-row.ts";

export type BulkAction = "publish" | "unpublish" | "duplicate" | "delete";

export const applies: Readonly<Record<BulkAction, (row: PageRow) => boolean>> = {
  publish: ({ hasDraft }) => hasDraft,
  unpublish: ({ isPublished }) => isPublished,
  duplicate: () => true,
  delete: () => true,
};

const isCreating = (action: BulkAction, { isPublished }: PageRow): boolean =>
  action === "duplicate" || (action === "publish" && !isPublished);

const documentOf = (action: BulkAction, { id, type, language, isPublished }: PageRow) => {
  const isOfDraft = action === "duplicate" || (action === "delete" && !isPublished);
  return { _id: isOfDraft ? draftOf(id) : id, _type: type, language };
};

/** Returns the documents that an action creates, with the fields by which roles select documents. */
export const createdBy = (action: BulkAction, rows: readonly PageRow[]) =>
  rows.filter((row) => isCreating(action, row)).map((row) => documentOf(action, row));

/** Returns the documents that an action changes or deletes, with the fields by which roles select documents. */
export const updatedBy = (action: BulkAction, rows: readonly PageRow[]) =>
  rows.filter((row) => !isCreating(action, row)).map((row) => documentOf(action, row));

export type Failure = { row: PageRow; error: unknown };

async function runOnce(rows: readonly PageRow[], task: (row: PageRow) => Promise<unknown>) {
  const failures: Failure[] = [];
  for (const row of rows) {
    try {
      await task(row);
    } catch (error) {
      failures.push({ row, error });
    }
  }
  return failures;
}

/**
 * Runs a task for one page after another. A failure doesn't stop the tasks of the other pages.
 * Pages may refer to each other, so a task may succeed only after the task of another page.
 * Therefore, repeats the failed tasks as long as at least one of them succeeds. Returns the
 * remaining failures.
 */
export async function runForEach(
  rows: readonly PageRow[],
  task: (row: PageRow) => Promise<unknown>,
): Promise<Failure[]> {
  const failures = await runOnce(rows, task);
  if (failures.length === 0 || failures.length === rows.length) return failures;
  return runForEach(
    failures.map(({ row }) => row),
    task,
  );
}
