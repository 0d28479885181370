import type { Change, CommittedTransaction, Dataset } from "../dataset/dataset.ts";
import { isPublishedId } from "../document.ts";
import type { EventSink, ServerEvent } from "./event-stream.ts";
import type { Matcher } from "./matcher.ts";

/** What a listener asked for. */
export interface ListenOptions {
  includeResult: boolean;
  includePreviousRevision: boolean;
  includeMutations: boolean;
  /** Drafts and versions too, not only published documents. */
  includeAllVersions: boolean;
  effectFormat?: "mendoza" | undefined;
  visibility: "query" | "transaction";
  enableResume: boolean;
  /** The last event that a listener got before it lost its connection. */
  lastEventId?: string | undefined;
}

/** Starts a listener: greets, replays what was missed, then sends every matching change. Answers how to stop it. */
export function listen(
  dataset: Dataset,
  matches: Matcher,
  options: ListenOptions,
  sink: EventSink,
  listenerName: string,
): () => void {
  const missed = options.enableResume ? missedEvents(dataset, matches, options) : undefined;
  if (!options.enableResume || options.lastEventId === undefined) {
    sink.send({ event: "welcome", data: { listenerName } });
  } else if (missed) {
    sink.send({ event: "welcomeback", data: { listenerName } });
    for (const event of missed) sink.send(event);
  } else sink.send({ event: "reset", data: { listenerName } });
  return dataset.subscribe((commit) => {
    for (const event of eventsOf(commit, matches, options)) sink.send(event);
  });
}

/** The events since the last one that was received, or undefined when that is too long ago to say. */
function missedEvents(
  dataset: Dataset,
  matches: Matcher,
  options: ListenOptions,
): ServerEvent[] | undefined {
  const { lastEventId } = options;
  if (lastEventId === undefined) return undefined;
  const last = dataset.recent(lastEventId.split("#")[0] ?? "");
  const later = last && dataset.since(last.transaction.sequence);
  if (!last || !later) return undefined;
  // The connection may have been lost between two events of one transaction.
  const ofLast = eventsOf(last, matches, options);
  const received = ofLast.findIndex((event) => event.id === lastEventId);
  const events = later.flatMap((commit) => eventsOf(commit, matches, options));
  return [...ofLast.slice(received < 0 ? ofLast.length : received + 1), ...events];
}

/**
 * The events that this listener gets for a commit. The Studio holds back a transaction's events until it has as many as
 * `transactionTotalEvents` says, so the number counts this listener's events, not the transaction's documents.
 */
function eventsOf(
  { transaction, changes }: CommittedTransaction,
  matches: Matcher,
  options: ListenOptions,
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

function contents(change: Change, mutations: readonly unknown[], options: ListenOptions) {
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
