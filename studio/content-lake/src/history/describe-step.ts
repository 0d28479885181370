import { isObject, layerOf, type JsonObject } from "../document.ts";
import { releaseDocumentId } from "../releases/release.ts";
import type { Transaction } from "../store/store.ts";
import type { ReleaseStep } from "./release-steps.ts";
import { beforeDeletion, deletedVersion, transitionOf } from "./transitions.ts";

/** A transaction in a document's history, and the known part of the document's state before it. */
export interface Step {
  transaction: Transaction;
  /** The id of the document whose history is described. */
  id: string;
  /** `id` without the prefix of a draft or version. */
  publishedId: string;
  /** `id` itself if it is the id of a draft or a version, otherwise the id of the document's draft. */
  ownVersion: string;
  /** Whether the document existed before the transaction. */
  wasThere: boolean;
  /**
   * The revision of `ownVersion` before the transaction. Undefined if `ownVersion` didn't exist, or if the history no
   * longer contains its revision.
   */
  versionRevision: string | undefined;
  /** What the transaction did to the release of `ownVersion`; undefined if nothing. */
  release: ReleaseStep | undefined;
  isScheduled: (releaseDocumentId: string) => boolean;
  /** Returns the users who have edited a draft or version since it was created. */
  contributorsOf: (versionId: string) => string[];
}

type Description = JsonObject & { type: string };

/**
 * Describes a transaction's effect on a document as an event for the Studio. Returns undefined if the transaction had
 * no effect on the document.
 */
export function describeStep(step: Step): Description | undefined {
  const layer = layerOf(step.id);
  if (layer === "published") return describePublished(step);
  return layer === "drafts" ? describeDraft(step) : describeVersion(step);
}

function describePublished(step: Step): Description | undefined {
  const { transaction, publishedId: documentId } = step;
  const published = transitionOf(transaction, documentId);
  if (published === "none") return undefined;
  const version = deletedVersion(transaction, documentId);
  if (published === "deleted") return describeRemoval(step, version);
  if (version !== undefined) return publication(step, version);
  const revisionId = transaction.id;
  return published === "created"
    ? { type: "createLiveDocument", documentId, revisionId }
    : { type: "updateLiveDocument", documentId, revisionId };
}

function describeDraft(step: Step): Description | undefined {
  const { transaction, publishedId: documentId, ownVersion } = step;
  const published = transitionOf(transaction, documentId);
  const draft = transitionOf(transaction, ownVersion);
  const isStored = published === "created" || published === "updated";
  if (isStored && draft === "deleted") return publication(step, ownVersion);
  if (published === "deleted")
    return describeRemoval(step, deletedVersion(transaction, documentId));
  if (draft !== "none" || !isStored) return describeOwn(step, draft);
  // Publishing a release's version deletes the version. If the transaction deleted a version, the
  // publication is an event in that version's history, not in the draft's.
  return deletedVersion(transaction, documentId) === undefined
    ? describePublished(step)
    : undefined;
}

function describeVersion(step: Step): Description | undefined {
  const { transaction, publishedId: documentId, ownVersion, release } = step;
  const published = transitionOf(transaction, documentId);
  const version = transitionOf(transaction, ownVersion);
  if (version === "deleted" && published === "deleted") return describeRemoval(step, ownVersion);
  if (version === "deleted" && published !== "none") return publication(step, ownVersion);
  if (version !== "none") return describeOwn(step, version);
  if (!step.wasThere || !release) return undefined;
  const versionRevisionId = transaction.id;
  const schedule = { documentId, ...named(ownVersion), versionRevisionId };
  if (release.step === "scheduled") {
    const { publishAt } = release;
    return { type: "scheduleDocumentVersion", ...schedule, publishAt, state: "pending" };
  }
  return release.step === "unscheduled"
    ? { type: "unscheduleDocumentVersion", ...schedule }
    : undefined;
}

/** A document was unpublished if `ownVersion` remains or if a release unpublished it. Otherwise it was deleted. */
function describeRemoval(step: Step, version: string | undefined): Description {
  const { transaction, publishedId: documentId, ownVersion, wasThere } = step;
  const releaseId = version === undefined ? undefined : unpublishingRelease(transaction, version);
  const own = transitionOf(transaction, ownVersion);
  const isRemaining = own === "created" || (wasThere && own !== "deleted");
  if (!isRemaining && releaseId === undefined) return { type: "deleteDocumentGroup", documentId };
  const remainingRevision = own === "none" ? step.versionRevision : undefined;
  return {
    type: "unpublishDocument",
    documentId,
    ...named(ownVersion),
    ...(releaseId === undefined ? {} : { releaseId }),
    versionRevisionId: remainingRevision ?? transaction.id,
  };
}

/** The release of a version that was marked to unpublish its document. */
function unpublishingRelease(transaction: Transaction, versionId: string): string | undefined {
  const { _system: mark } = beforeDeletion(transaction, versionId);
  return isObject(mark) && mark["delete"] === true ? layerOf(versionId) : undefined;
}

function describeOwn(
  { transaction, publishedId: documentId, ownVersion }: Step,
  transition: ReturnType<typeof transitionOf>,
): Description | undefined {
  const of = { documentId, ...named(ownVersion) };
  if (transition === "created") {
    return { type: "createDocumentVersion", ...of, versionRevisionId: transaction.id };
  }
  if (transition !== "deleted") return undefined;
  const versionRevisionId = lastRevision(transaction, ownVersion);
  return { type: "deleteDocumentVersion", ...of, versionRevisionId };
}

function publication(step: Step, versionId: string): Description {
  const { transaction, publishedId: documentId } = step;
  return {
    type: "publishDocumentVersion",
    documentId,
    ...named(versionId),
    revisionId: transaction.id,
    versionRevisionId: lastRevision(transaction, versionId),
    publishCause: causeOf(step, versionId),
    contributors: step.contributorsOf(versionId),
  };
}

function causeOf({ transaction, isScheduled }: Step, versionId: string): string {
  const release = releaseDocumentId(layerOf(versionId));
  if (!transaction.effects[release]) return "document.publish";
  return isScheduled(release) ? "release.schedule" : "release.publish";
}

function lastRevision(transaction: Transaction, id: string): unknown {
  return beforeDeletion(transaction, id)["_rev"] ?? transaction.id;
}

function named(versionId: string): JsonObject {
  const layer = layerOf(versionId);
  return layer === "drafts" ? { versionId } : { versionId, releaseId: layer };
}
