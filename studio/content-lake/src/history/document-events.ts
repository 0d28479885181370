import { draftIdOf, layerOf, publishedIdOf } from "../document.ts";
import { isReleaseDocumentId, releaseDocumentId } from "../releases/release.ts";
import { forEach, type InParts } from "../in-parts.ts";
import type { Transaction } from "../store/store.ts";
import { describeStep, type Step } from "./describe-step.ts";
import { releaseStepOf } from "./release-steps.ts";
import { transitionOf, versionsIn } from "./transitions.ts";

export interface DocumentEvent {
  type: string;
  timestamp: string;
  author: string;
  [detail: string]: unknown;
}

/**
 * The events of a document (published, draft or version of a release), newest first: its creation, publication,
 * scheduling, deletion. Edits of drafts and versions are no events, because the Studio gets them from the transactions.
 * `transactions` are those of all documents that `documentsBehind` returns, oldest first.
 */
export function* documentEvents(
  id: string,
  transactions: readonly Transaction[],
  isThere: (id: string) => boolean,
): InParts<DocumentEvent[]> {
  const publishedId = publishedIdOf(id);
  const ownVersion = id === publishedId ? draftIdOf(publishedId) : id;
  const wasThere = yield* wasThereBefore(ownVersion, transactions, isThere);
  const tracker = createStateTracker(ownVersion, wasThere);
  const events: DocumentEvent[] = [];
  yield* forEach(transactions, (transaction) => {
    const step: Step = { transaction, id, publishedId, ownVersion, ...tracker.before(transaction) };
    const { timestamp, author } = transaction;
    const detail = describeStep(step);
    if (detail) {
      if (step.release && step.release.step !== "other")
        replacePendingState(events, step.release.step);
      events.push({ timestamp, author, ...detail });
    }
    tracker.record(transaction, publishedId);
  });
  return events.toReversed();
}

/**
 * Returns the ids of the documents whose transactions make up a document's history: the published document, its draft
 * and versions, and the releases of these versions. `id` is the id of the published document, the draft or a version.
 * `own` contains the transactions of the published document, of the draft and of `id`.
 */
export function* documentsBehind(id: string, own: readonly Transaction[]): InParts<string[]> {
  const publishedId = publishedIdOf(id);
  const versions = new Set([id, draftIdOf(publishedId)]);
  yield* forEach(own, (transaction) => {
    for (const version of versionsIn(transaction, publishedId)) versions.add(version);
  });
  const releases = [...versions]
    .map(layerOf)
    .filter((layer) => layer !== "published" && layer !== "drafts")
    .map(releaseDocumentId);
  return [...new Set([publishedId, ...versions, ...releases])];
}

/**
 * Returns whether a version existed before the first transaction. The oldest transactions may have been deleted. If the
 * first remaining change of the version isn't its creation, the version existed before that change. If no change of the
 * version remains, the version existed at the beginning only if it exists now.
 */
function* wasThereBefore(
  version: string,
  transactions: readonly Transaction[],
  isThere: (id: string) => boolean,
): InParts<boolean> {
  for (const transaction of transactions) {
    const transition = transitionOf(transaction, version);
    if (transition !== "none") return transition !== "created";
    yield;
  }
  return isThere(version);
}

/**
 * Tracks the document's state before each transaction, because describing a transaction requires that state. `wasThere`
 * is whether the version existed before the first one.
 */
function createStateTracker(version: string, wasThere: boolean) {
  let versionRevision: string | undefined;
  const authors = new Map<string, Set<string>>();
  const scheduled = new Set<string>();
  return {
    before: (transaction: Transaction) => ({
      wasThere,
      versionRevision,
      release: releaseStepOf(transaction, releaseDocumentId(layerOf(version))),
      isScheduled: (release: string) => scheduled.has(release),
      contributorsOf: (id: string) => [...(authors.get(id) ?? [])],
    }),
    record: (transaction: Transaction, publishedId: string) => {
      for (const id of versionsIn(transaction, publishedId)) {
        const transition = transitionOf(transaction, id);
        if (id === version) {
          wasThere = transition !== "deleted";
          versionRevision = wasThere ? transaction.id : undefined;
        }
        if (transition === "deleted") authors.delete(id);
        else authors.set(id, (authors.get(id) ?? new Set()).add(transaction.author));
      }
      for (const id of Object.keys(transaction.effects).filter(isReleaseDocumentId)) {
        const change = releaseStepOf(transaction, id)?.step;
        if (change === "scheduled") scheduled.add(id);
        else if (change !== "other") scheduled.delete(id);
      }
    },
  };
}

/** After this step of its release, the Studio must no longer show an earlier schedule as pending. */
function replacePendingState(
  events: DocumentEvent[],
  step: "scheduled" | "unscheduled" | "published",
): void {
  const state = step === "published" ? "published" : "unscheduled";
  for (const event of events) if (event["state"] === "pending") event["state"] = state;
}
