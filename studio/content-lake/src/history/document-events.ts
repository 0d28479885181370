import { draftIdOf, layerOf, publishedIdOf, type JsonObject } from "../document.ts";
import type { Effects, Transaction } from "../store/store.ts";

type Transition = "created" | "updated" | "deleted" | "none";

/** One line of a document's history as the Studio shows it. */
export interface DocumentEvent {
  type: string;
  timestamp: string;
  author: string;
  [detail: string]: unknown;
}

/**
 * What happened to a document, newest first: made, published, unpublished, discarded, deleted. The single edits between
 * are not here; the Studio takes those from the transactions. `transactions` are oldest first.
 */
export function documentEvents(id: string, transactions: readonly Transaction[]): DocumentEvent[] {
  const publishedId = publishedIdOf(id);
  const versionId = id === publishedId ? draftIdOf(publishedId) : id;
  let versionRevision: string | undefined;
  const events: DocumentEvent[] = [];
  for (const transaction of transactions) {
    const published = transitionOf(transaction.effects[publishedId]);
    const version = transitionOf(transaction.effects[versionId]);
    const step = { transaction, publishedId, versionId, published, version, versionRevision };
    const detail = describe(step);
    if (detail && concerns(detail.type, id)) events.push({ ...stamp(transaction), ...detail });
    if (version === "created" || version === "updated") versionRevision = transaction.id;
    if (version === "deleted") versionRevision = undefined;
  }
  return events.toReversed();
}

interface Step {
  transaction: Transaction;
  publishedId: string;
  versionId: string;
  published: Transition;
  version: Transition;
  /** The version's revision before this transaction. */
  versionRevision: string | undefined;
}

function describe(step: Step): (JsonObject & { type: string }) | undefined {
  const { transaction, published, version, versionRevision } = step;
  const { publishedId: documentId, versionId } = step;
  const revisionId = transaction.id;
  const layer = layerOf(versionId);
  const ofVersion = { documentId, versionId, ...(layer === "drafts" ? {} : { releaseId: layer }) };
  const isStored = published === "created" || published === "updated";
  if (isStored && version === "deleted") {
    const cause = {
      publishCause: "document.publish",
      versionRevisionId: versionRevision ?? revisionId,
    };
    return { type: "publishDocumentVersion", ...ofVersion, revisionId, ...cause };
  }
  if (published === "deleted" && version !== "deleted") {
    const isKept = version === "created" || versionRevision !== undefined;
    if (!isKept) return { type: "deleteDocumentGroup", documentId };
    return {
      type: "unpublishDocument",
      ...ofVersion,
      versionRevisionId: versionRevision ?? revisionId,
    };
  }
  if (published === "deleted") return { type: "deleteDocumentGroup", documentId };
  if (version === "created")
    return { type: "createDocumentVersion", ...ofVersion, versionRevisionId: revisionId };
  if (version === "deleted") {
    return {
      type: "deleteDocumentVersion",
      ...ofVersion,
      versionRevisionId: versionRevision ?? revisionId,
    };
  }
  if (published === "created") return { type: "createLiveDocument", documentId, revisionId };
  return published === "updated"
    ? { type: "updateLiveDocument", documentId, revisionId }
    : undefined;
}

/** A published document's own history leaves out what only happened to its draft. */
function concerns(type: string, id: string): boolean {
  const isOfVersionOnly = type === "createDocumentVersion" || type === "deleteDocumentVersion";
  return !(isOfVersionOnly && layerOf(id) === "published");
}

function stamp({ timestamp, author }: Transaction) {
  return { timestamp, author };
}

function transitionOf(effects: Effects | undefined): Transition {
  if (!effects) return "none";
  if (isNothing(effects.revert)) return "created";
  return isNothing(effects.apply) ? "deleted" : "updated";
}

function isNothing(patch: readonly unknown[]): boolean {
  return patch[0] === 0 && patch[1] === null;
}
