import { contentOf, isObject, type JsonObject, type LakeDocument } from "../../document.ts";
import { checkRevision } from "../apply-patch.ts";
import type { PendingTransaction } from "../pending-transaction.ts";
import { RefusedChange } from "../errors.ts";
import type { ActionOf } from "./action.ts";

export function publish(
  transaction: PendingTransaction,
  { draftId, publishedId, ifDraftRevisionId, ifPublishedRevisionId }: ActionOf<"publish">,
): void {
  const draft = transaction.require(draftId);
  const before = transaction.get(publishedId);
  checkRevision(draft, ifDraftRevisionId);
  if (before) checkRevision(before, ifPublishedRevisionId);
  else if (ifPublishedRevisionId !== undefined) transaction.require(publishedId);
  const fields = { ...publishedFields(draft), _createdAt: (before ?? draft)._createdAt };
  transaction.create(publishedId, fields, { createOrReplace: { ...fields, _id: publishedId } });
  transaction.remove(draftId, { delete: { id: draftId } });
}

export function publishedFields(draft: LakeDocument): JsonObject {
  const { _system, ...content } = contentOf(draft);
  return fieldsOf(strengthened(content));
}

/** Turns the published document into a draft. If there is a draft already, only deletes the published document. */
export function unpublish(
  transaction: PendingTransaction,
  { draftId, publishedId }: ActionOf<"unpublish">,
): void {
  const published = transaction.require(publishedId);
  if (!transaction.get(draftId)) restoreAsDraft(transaction, draftId, published);
  transaction.remove(publishedId, { delete: { id: publishedId } });
}

function restoreAsDraft(
  transaction: PendingTransaction,
  draftId: string,
  published: LakeDocument,
): void {
  const fields = contentOf(published);
  transaction.create(draftId, fields, { createIfNotExists: { ...fields, _id: draftId } });
}

/**
 * In a draft, a reference to a document that isn't published yet is weak and has `_strengthenOnPublish`. Publishing
 * gives it the strength that the schema defines.
 */
function strengthened(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(strengthened);
  if (!isObject(value)) return value;
  const { _strengthenOnPublish: mark, ...fields } = value;
  const result: JsonObject = {};
  for (const [key, field] of Object.entries(fields)) result[key] = strengthened(field);
  if (mark === undefined) return result;
  const { _weak, ...strong } = result;
  return isObject(mark) && mark["weak"] === true ? { ...strong, _weak: true } : strong;
}

function fieldsOf(value: unknown): JsonObject {
  if (isObject(value)) return value;
  throw new RefusedChange(
    { type: "validationError", description: "A document must be an object" },
    400,
  );
}
