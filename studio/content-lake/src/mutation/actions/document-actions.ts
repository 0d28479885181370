import { contentOf, draftIdOf, layerOf, publishedIdOf, type JsonObject } from "../../document.ts";
import { applyPatch } from "../apply-patch.ts";
import { checkId } from "../document-id.ts";
import { RefusedChange } from "../errors.ts";
import type { PendingTransaction } from "../pending-transaction.ts";
import type { ActionOf } from "./action.ts";

/** Creates a draft, or a version if `_id` in the attributes is a version's id. */
export function createDraft(
  transaction: PendingTransaction,
  { publishedId, attributes, ifExists }: ActionOf<"create">,
): void {
  const id = layeredId(publishedId, attributes["_id"]);
  if (transaction.get(id)) {
    if (ifExists === "ignore") return transaction.recordUnchanged(id);
    throw alreadyThere(id);
  }
  if (layerOf(id) === "drafts" && transaction.get(publishedId)) throw alreadyThere(publishedId);
  create(transaction, id, attributes);
}

/** Creates the draft or version if it is missing. Throws a `RefusedChange` if the published document is missing too. */
export function replaceDraft(
  transaction: PendingTransaction,
  { publishedId, attributes }: ActionOf<"replaceDraft">,
): void {
  const id = layeredId(publishedId, attributes["_id"]);
  if (!transaction.get(id)) transaction.require(publishedId);
  create(transaction, id, attributes);
}

/** Patches a draft or version. If there is none, creates it from the published document. */
export function editDraft(
  transaction: PendingTransaction,
  { draftId, publishedId, patch }: ActionOf<"edit">,
): void {
  const existing = transaction.get(draftId);
  const base = existing ?? { ...transaction.require(publishedId), _id: checkId(draftId) };
  transaction.update(applyPatch(base, patch, transaction.diffTime), {
    ...(existing ? {} : { create: { ...base } }),
    patch: { ...patch, id: draftId },
  });
}

/** Throws a `RefusedChange` if the document has a draft that `includeDrafts` doesn't list. */
export function deleteDocument(
  transaction: PendingTransaction,
  { publishedId, includeDrafts }: ActionOf<"delete">,
): void {
  const draftId = draftIdOf(publishedId);
  if (transaction.get(draftId) && !includeDrafts.includes(draftId)) {
    const description = `Document "${publishedId}" has the draft "${draftId}", which is not named in includeDrafts`;
    throw new RefusedChange({ type: "documentHasDraftError", description, id: publishedId });
  }
  if (!includeDrafts.length) transaction.require(publishedId);
  for (const id of [publishedId, ...includeDrafts]) {
    if (transaction.get(id)) transaction.remove(id, { delete: { id } });
  }
}

export function create(transaction: PendingTransaction, id: string, attributes: JsonObject): void {
  const fields = contentOf(attributes);
  transaction.create(id, fields, { createOrReplace: { ...fields, _id: id } });
}

export function alreadyThere(id: string): RefusedChange {
  const description = `Document by ID "${id}" already exists`;
  return new RefusedChange({ type: "documentAlreadyExistsError", description, id });
}

function layeredId(publishedId: string, id: unknown): string {
  const isLayered =
    typeof id === "string" && publishedIdOf(id) === publishedId && id !== publishedId;
  return checkId(isLayered ? id : draftIdOf(publishedId));
}
