import { isObject, layerOf, type JsonObject } from "../document.ts";
import { releaseDocumentId } from "../releases/release.ts";
import type { Transaction } from "../store/store.ts";
import type { ReleaseStep } from "./release-steps.ts";
import { beforeDeletion, deletedVersion, transitionOf } from "./transitions.ts";

/** One transaction of a document's history, and what is known from those before it. */
export interface Step {
  transaction: Transaction;
  /** The document whose story is told, and the published one behind it. */
  id: string;
  publishedId: string;
  /** The document itself where it is a draft or a version; its draft where it is published. */
  ownVersion: string;
  /** Was `ownVersion` there before, and in which revision (where the history still knows)? */
  wasThere: boolean;
  versionRevision: string | undefined;
  /** What happened to the release that `ownVersion` is of. */
  release: ReleaseStep | undefined;
  /** Was the release that this document describes scheduled before? */
  isScheduled: (releaseDocumentId: string) => boolean;
  /** Who wrote a draft or version since it was made. */
  contributorsOf: (versionId: string) => string[];
}

type Description = JsonObject & { type: string };

/** What a transaction was for a document, in the words of the Studio's events; undefined: nothing to tell. */
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
  // A release that publishes past the draft is no part of the draft's own story.
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

/** The published document goes: its content stays as a draft (unpublished), or not (deleted). */
function describeRemoval(step: Step, version: string | undefined): Description {
  const { transaction, publishedId: documentId, ownVersion, wasThere } = step;
  const releaseId = version === undefined ? undefined : unpublishingRelease(transaction, version);
  const own = transitionOf(transaction, ownVersion);
  const isKept = own === "created" || (wasThere && own !== "deleted");
  if (!isKept && releaseId === undefined) return { type: "deleteDocumentGroup", documentId };
  const kept = own === "none" ? step.versionRevision : undefined;
  return {
    type: "unpublishDocument",
    documentId,
    ...named(ownVersion),
    ...(releaseId === undefined ? {} : { releaseId }),
    versionRevisionId: kept ?? transaction.id,
  };
}

/** The release whose version said that the document is to be unpublished with it. */
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

/** The revision that a draft or version had when it was deleted. */
function lastRevision(transaction: Transaction, id: string): unknown {
  return beforeDeletion(transaction, id)["_rev"] ?? transaction.id;
}

function named(versionId: string): JsonObject {
  const layer = layerOf(versionId);
  return layer === "drafts" ? { versionId } : { versionId, releaseId: layer };
}
