import * as z from "zod";
import { isDeepStrictEqual } from "node:util";
import { applyPatch } from "../mutation/apply-patch.ts";
import { RefusedChange } from "../mutation/errors.ts";
import type { PendingTransaction } from "../mutation/pending-transaction.ts";
import { changeRelease, requireRelease, versionsOf } from "./change-release.ts";
import type { ReleaseActionOf } from "./release-action.ts";
import { releaseAttributes, releaseDocumentId, releaseMetadata } from "./release.ts";

export function createRelease(
  transaction: PendingTransaction,
  { releaseId: name, metadata }: ReleaseActionOf<"create">,
): void {
  const id = releaseDocumentId(name);
  if (transaction.get(id)) throw alreadyThere(id);
  const userId = transaction.context.author;
  const attributes = { _type: "system.release", name, state: "active", metadata, userId };
  transaction.create(id, attributes, { create: { ...attributes, _id: id } });
}

/** Edits the metadata of a release. Throws a `RefusedChange` if the patch changes anything else. */
export function editRelease(
  transaction: PendingTransaction,
  { releaseId: name, patch }: ReleaseActionOf<"edit">,
): void {
  const release = requireRelease(transaction, name, "edited", ["active", "scheduled"]);
  const { metadata: _before, ...rest } = release.document;
  const { metadata, ...patchedRest } = applyPatch(release.document, patch, transaction.diffTime);
  if (!isDeepStrictEqual(patchedRest, rest)) {
    throw invalid(release.document._id, `Only the metadata of release "${name}" can be edited`);
  }
  const checked = releaseMetadata.safeParse(metadata);
  if (!checked.success) throw invalid(release.document._id, z.prettifyError(checked.error));
  changeRelease(transaction, release, patch);
}

export function deleteRelease(
  transaction: PendingTransaction,
  { releaseId: name }: ReleaseActionOf<"delete">,
): void {
  const { document } = requireRelease(transaction, name, "deleted", ["archived", "published"]);
  for (const { _id } of versionsOf(transaction, name)) {
    transaction.remove(_id, { delete: { id: _id } });
  }
  transaction.remove(document._id, { delete: { id: document._id } });
}

/** The imported release may be in any state. */
export function importRelease(
  transaction: PendingTransaction,
  { releaseId: name, attributes, document, ifExists }: ReleaseActionOf<"import">,
): void {
  const id = releaseDocumentId(name);
  if (transaction.get(id)) {
    if (ifExists === "ignore") return transaction.recordUnchanged(id);
    if (ifExists === "fail") throw alreadyThere(id);
  }
  const { _id, _rev, _updatedAt, ...given } = document ?? attributes ?? {};
  const checked = releaseAttributes.safeParse({ ...given, name });
  if (!checked.success) throw invalid(id, z.prettifyError(checked.error));
  transaction.create(id, checked.data, { createOrReplace: { ...checked.data, _id: id } });
}

function alreadyThere(id: string): RefusedChange {
  const description = `Release by ID "${id}" already exists`;
  return new RefusedChange({ type: "documentAlreadyExistsError", description, id });
}

function invalid(id: string, description: string): RefusedChange {
  return new RefusedChange({ type: "validationError", description, id }, 400);
}
