import { draftIdOf, layerOf, publishedIdOf, type JsonObject } from "../../document.ts";
import { applyPatch } from "../apply-patch.ts";
import { checkId } from "../document-id.ts";
import { RefusedChange } from "../errors.ts";
import type { PendingTransaction } from "../pending-transaction.ts";
import type { ActionOf } from "./action.ts";

/** What the lake keeps itself, and the Studio sends along where it copies a document. */
const keptByTheLake = ["_rev", "_updatedAt"];

/** The attributes of a document that a caller wants stored. */
export function contentOf(attributes: JsonObject): JsonObject {
  return Object.fromEntries(
    Object.entries(attributes).filter(([key]) => !keptByTheLake.includes(key)),
  );
}

/** A new draft (or version, by the id in the attributes). */
export function createDraft(
  transaction: PendingTransaction,
  { publishedId, attributes, ifExists }: ActionOf<"create">,
): void {
  const id = layeredId(publishedId, attributes["_id"]);
  if (transaction.get(id)) {
    if (ifExists === "ignore") return transaction.leave(id);
    throw alreadyThere(id);
  }
  if (layerOf(id) === "drafts" && transaction.get(publishedId)) throw alreadyThere(publishedId);
  create(transaction, id, attributes);
}

/** Puts a whole document in place of a draft (or version). One of its forms must be there. */
export function replaceDraft(
  transaction: PendingTransaction,
  { publishedId, attributes }: ActionOf<"replaceDraft">,
): void {
  const id = layeredId(publishedId, attributes["_id"]);
  if (!transaction.get(id)) transaction.require(publishedId);
  create(transaction, id, attributes);
}

/** Patches the draft (or version); made from the published document where there is none. */
export function editDraft(
  transaction: PendingTransaction,
  { draftId, publishedId, patch }: ActionOf<"edit">,
): void {
  const existing = transaction.get(draftId);
  const base = existing ?? { ...transaction.require(publishedId), _id: checkId(draftId) };
  transaction.update(applyPatch(base, patch), {
    ...(existing ? {} : { create: { ...base } }),
    patch: { ...patch, id: draftId },
  });
}

/** Removes the published document and the named drafts; a draft that was not named stops it. */
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

/** Stores a document of an action, with only the attributes that are the caller's to say. */
export function create(transaction: PendingTransaction, id: string, attributes: JsonObject): void {
  const fields = contentOf(attributes);
  transaction.create(id, fields, { createOrReplace: { ...fields, _id: id } });
}

/** The refusal where a document that should be new is there. */
export function alreadyThere(id: string): RefusedChange {
  const description = `Document by ID "${id}" already exists`;
  return new RefusedChange({ type: "documentAlreadyExistsError", description, id });
}

/** The draft's or version's id: the one in the attributes where it belongs to this document, else the draft's. */
function layeredId(publishedId: string, id: unknown): string {
  const isLayered =
    typeof id === "string" && publishedIdOf(id) === publishedId && id !== publishedId;
  return checkId(isLayered ? id : draftIdOf(publishedId));
}
