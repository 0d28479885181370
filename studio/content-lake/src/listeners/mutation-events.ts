import type { Change, CommittedTransaction } from "../dataset/dataset.ts";
import { isPublishedId } from "../document.ts";
import type { Interest } from "./audience.ts";
import type { ServerEvent } from "./event-stream.ts";
import type { Matcher } from "./matcher.ts";

/** Which changes a listener gets, and what of each. */
export interface EventOptions {
  includeResult: boolean;
  includePreviousRevision: boolean;
  includeMutations: boolean;
  /** Drafts and versions too, not only published documents. */
  includeAllVersions: boolean;
  effectFormat?: "mendoza" | undefined;
  visibility: "query" | "transaction";
}

/** The interest of those who listen with the same query for the same contents. */
export function mutationInterest(matcher: Matcher, options: EventOptions): Interest {
  const { includeResult, includePreviousRevision, includeMutations, includeAllVersions } = options;
  const flags = [includeResult, includePreviousRevision, includeMutations, includeAllVersions];
  return {
    key: JSON.stringify([matcher.key, flags, options.effectFormat ?? null, options.visibility]),
    reach: matcher.reach,
    eventsOf: (commit, changes) => eventsOf(commit, changes, matcher, options),
  };
}

/**
 * The events that a listener gets for a commit. The Studio holds back a transaction's events until it has as many as
 * `transactionTotalEvents` says, so the number counts this listener's events, not the transaction's documents.
 */
function eventsOf(
  { transaction }: CommittedTransaction,
  changes: readonly Change[],
  { matches }: Matcher,
  options: EventOptions,
): ServerEvent[] {
  const matching = changes.flatMap((change) => {
    if (!options.includeAllVersions && !isPublishedId(change.id)) return [];
    const transition = transitionOf(matches(change.before), matches(change.after));
    return transition ? [{ change, transition }] : [];
  });
  return matching.map(({ change, transition }, index) => {
    const eventId = `${transaction.id}#${change.id}`;
    const place = { transactionTotalEvents: matching.length, transactionCurrentEvent: index + 1 };
    const data = {
      eventId,
      documentId: change.id,
      identity: transaction.author,
      transactionId: transaction.id,
      ...place,
      timestamp: transaction.timestamp,
      transition,
      // Of a deletion too: the Studio drops an event without it, and waits for the chain of revisions in vain.
      resultRev: transaction.id,
      visibility: options.visibility,
      ...contents(change, transaction.mutations, options),
    };
    return { event: "mutation", id: eventId, data };
  });
}

function transitionOf(before: boolean, after: boolean) {
  if (before && after) return "update";
  if (after) return "appear";
  return before ? "disappear" : undefined;
}

function contents(change: Change, mutations: readonly unknown[], options: EventOptions) {
  const { before, after, effects } = change;
  return {
    ...(before ? { previousRev: before._rev } : {}),
    ...(options.includeMutations
      ? { mutations: mutations.filter((item) => isOf(item, change.id)) }
      : {}),
    ...(options.effectFormat ? { effects } : {}),
    ...(options.includePreviousRevision ? { previous: before } : {}),
    ...(options.includeResult ? { result: after } : {}),
  };
}

/** Does a mutation of the transaction concern this document? */
function isOf(mutation: unknown, id: string): boolean {
  if (typeof mutation !== "object" || mutation === null) return false;
  return Object.values(mutation).some(
    (body: unknown) =>
      typeof body === "object" &&
      body !== null &&
      (("_id" in body && body._id === id) || ("id" in body && body.id === id)),
  );
}
