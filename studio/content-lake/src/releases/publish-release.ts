import { isDeepStrictEqual } from "node:util";
import { draftIdOf, isObject, publishedIdOf, type LakeDocument } from "../document.ts";
import { forEach, type InParts } from "../in-parts.ts";
import { publish, publishedFields, unpublish } from "../mutation/actions/publish-actions.ts";
import { randomId } from "../mutation/document-id.ts";
import type { PendingTransaction } from "../mutation/pending-transaction.ts";
import { changeRelease, versionsOf } from "./change-release.ts";
import type { Release } from "./release.ts";

/** Publishes every version, and unpublishes the documents that are marked for it, in one transaction. */
export function* publishRelease(transaction: PendingTransaction, release: Release): InParts<void> {
  const versions = versionsOf(transaction, release.name);
  yield* forEach(versions, (version) => publishVersion(transaction, version));
  const publishedAt = transaction.context.now.toISOString();
  const set = { state: "published", publishedAt, ...finalStates(transaction, versions) };
  changeRelease(transaction, release, { set, unset: ["publishAt", "error"] });
}

/** The ids of the versions of a release when it was published or archived. The history has their contents. */
export function finalStates(transaction: PendingTransaction, versions: readonly LakeDocument[]) {
  const { random } = transaction.context;
  return {
    finalDocumentStates: versions.map(({ _id: id }) => ({ id, _key: randomId(random, 12) })),
  };
}

function publishVersion(transaction: PendingTransaction, version: LakeDocument): void {
  const publishedId = publishedIdOf(version._id);
  if (!isMarkedForUnpublishing(version)) {
    const actionType = "sanity.action.document.publish";
    publish(transaction, { actionType, draftId: version._id, publishedId });
    return discardSameDraft(transaction, publishedId);
  }
  if (transaction.get(publishedId)) {
    const actionType = "sanity.action.document.unpublish";
    unpublish(transaction, { actionType, draftId: draftIdOf(publishedId), publishedId });
  }
  transaction.remove(version._id, { delete: { id: version._id } });
}

/**
 * When the Studio schedules a document, it keeps the draft (sanity-io/sanity#11744). Sanity's service doesn't delete it,
 * although it is identical to the published document (sanity-io/sanity#12672), which is then shown as edited.
 */
function discardSameDraft(transaction: PendingTransaction, publishedId: string): void {
  const id = draftIdOf(publishedId);
  const [draft, published] = [transaction.get(id), transaction.get(publishedId)];
  if (!draft || !published) return;
  const content = (document: LakeDocument) => {
    const { _id, _createdAt, ...rest } = publishedFields(document);
    return rest;
  };
  if (isDeepStrictEqual(content(draft), content(published))) {
    transaction.remove(id, { delete: { id } });
  }
}

function isMarkedForUnpublishing({ _system: system }: LakeDocument): boolean {
  return isObject(system) && system["delete"] === true;
}
