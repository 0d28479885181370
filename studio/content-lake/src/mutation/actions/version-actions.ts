import { publishedIdOf } from "../../document.ts";
import { checkRevision } from "../apply-patch.ts";
import { checkId } from "../document-id.ts";
import { RefusedChange } from "../errors.ts";
import type { PendingTransaction } from "../pending-transaction.ts";
import type { ActionOf } from "./action.ts";
import { alreadyThere, create } from "./document-actions.ts";

/** Without `document`, the content is copied from the stored document `baseId`. */
export function createVersion(
  transaction: PendingTransaction,
  { publishedId, document, baseId, versionId, ifBaseRevisionId }: ActionOf<"version.create">,
): void {
  const base = baseId === undefined ? undefined : transaction.require(baseId);
  if (base) checkRevision(base, ifBaseRevisionId);
  const attributes = document ?? base;
  const id = checkVersionId(versionId ?? document?.["_id"], publishedId);
  if (!attributes) throw invalid(`A version of "${publishedId}" needs a document or a baseId`, id);
  if (transaction.get(id)) throw alreadyThere(id);
  create(transaction, id, attributes);
}

export function discardVersion(
  transaction: PendingTransaction,
  { versionId }: { versionId: string },
): void {
  if (publishedIdOf(versionId) === versionId) {
    throw invalid(
      `"${versionId}" is a published document; only a draft or a version can be discarded`,
      versionId,
    );
  }
  transaction.require(versionId);
  transaction.remove(versionId, { delete: { id: versionId } });
}

export function replaceVersion(
  transaction: PendingTransaction,
  { document }: ActionOf<"version.replace">,
): void {
  const id = document["_id"];
  if (typeof id !== "string") throw invalid("The document needs the _id of the version", "");
  transaction.require(id);
  create(transaction, id, document);
}

/** Marks a version, or a copy of the published document, so that publishing its release unpublishes the document. */
export function unpublishVersion(
  transaction: PendingTransaction,
  { versionId, publishedId }: ActionOf<"version.unpublish">,
): void {
  const base = transaction.get(versionId) ?? transaction.require(publishedId);
  create(transaction, checkVersionId(versionId, publishedId), {
    ...base,
    _system: { delete: true },
  });
}

function checkVersionId(id: unknown, publishedId: string): string {
  if (typeof id === "string" && id !== publishedId && publishedIdOf(id) === publishedId)
    return checkId(id);
  throw invalid(
    `${JSON.stringify(id)} is not the id of a version of "${publishedId}"`,
    publishedId,
  );
}

function invalid(description: string, id: string): RefusedChange {
  return new RefusedChange({ type: "validationError", description, id }, 400);
}
