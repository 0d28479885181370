import { documentAt } from "../history/revisions.ts";
import type { InParts } from "../in-parts.ts";
import { RefusedChange } from "../mutation/errors.ts";
import type { PendingTransaction } from "../mutation/pending-transaction.ts";
import { changeRelease, requireRelease, versionsOf } from "./change-release.ts";
import { finalStates } from "./publish-release.ts";
import type { ReleaseActionOf } from "./release-action.ts";

/** The deleted versions can be restored from the history. */
export function archiveRelease(
  transaction: PendingTransaction,
  { releaseId: name }: ReleaseActionOf<"archive">,
): void {
  const release = requireRelease(transaction, name, "archived", ["active"]);
  const versions = versionsOf(transaction, name);
  for (const { _id } of versions) transaction.remove(_id, { delete: { id: _id } });
  const set = { state: "archived", ...finalStates(transaction, versions) };
  changeRelease(transaction, release, { set, unset: ["error"] });
}

export function* unarchiveRelease(
  transaction: PendingTransaction,
  { releaseId: name }: ReleaseActionOf<"unarchive">,
): InParts<void> {
  const release = requireRelease(transaction, name, "unarchived", ["archived"]);
  for (const id of release.finalVersionIds) {
    yield* restore(transaction, name, id);
    yield;
  }
  changeRelease(transaction, release, { set: { state: "active" }, unset: ["finalDocumentStates"] });
}

function* restore(transaction: PendingTransaction, name: string, id: string): InParts<void> {
  const { dataset } = transaction.context;
  const transactions = dataset.transactionsOf([id]);
  const last = yield* documentAt(dataset, id, transactions, { lastRevision: true });
  if (!last) {
    const description = `Release "${name}" can't be unarchived: the history no longer has its version "${id}"`;
    throw new RefusedChange({ type: "documentNotFoundError", description, id });
  }
  const { _rev, _updatedAt, ...fields } = last;
  transaction.create(id, fields, { create: fields });
}
