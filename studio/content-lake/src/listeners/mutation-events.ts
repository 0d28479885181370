import type { Change, CommittedTransaction } from "../dataset/dataset.ts";
import { isObject, isPublishedId } from "../document.ts";
import { portion } from "../in-parts.ts";
import { clientEffects } from "../mutation/effects.ts";
import type { EventSelection } from "./dataset-listeners.ts";
import type { ServerEvent } from "./event-stream.ts";
import type { Matcher } from "./matcher.ts";
import { readableChange, replacingMutation, type Reading } from "./readable-change.ts";

export interface EventOptions {
  includeResult: boolean;
  includePreviousRevision: boolean;
  includeMutations: boolean;
  /** Whether to include drafts and versions, not only published documents. */
  includeAllVersions: boolean;
  effectFormat?: "mendoza" | undefined;
  visibility: "query" | "transaction";
}

export function createMutationSelection(
  matcher: Matcher,
  options: EventOptions,
  reading: Reading,
): EventSelection {
  const { includeResult, includePreviousRevision, includeMutations, includeAllVersions } = options;
  const flags = [includeResult, includePreviousRevision, includeMutations, includeAllVersions];
  return {
    key: JSON.stringify([
      matcher.key,
      flags,
      options.effectFormat ?? null,
      options.visibility,
      reading.readKey,
    ]),
    reach: matcher.reach,
    isCostly: matcher.isCostly,
    eventsOf: (commit, changes) => eventsOf(commit, changes, matcher, { ...options, reading }),
  };
}

/**
 * The Studio holds back a transaction's events until it has `transactionTotalEvents` of them, so that counts this
 * listener's events, not the transaction's documents.
 */
function* eventsOf(
  { transaction }: CommittedTransaction,
  changes: readonly Change[],
  { matches }: Matcher,
  options: EventOptions & { reading: Reading },
): Generator<void, ServerEvent[]> {
  const mutationsOf = ({ id, after }: Change) =>
    options.reading.readKey === ""
      ? (mutationsById(transaction.mutations).get(id) ?? [])
      : [replacingMutation(id, after)];
  const matching: { change: Change; transition: Transition }[] = [];
  for (const written of changes) {
    if (!options.includeAllVersions && !isPublishedId(written.id)) continue;
    const change = readableChange(written, options.reading);
    const before = matches(change.before);
    yield;
    const transition = transitionOf(before, matches(change.after));
    if (transition) matching.push({ change, transition });
    yield;
  }
  const events: ServerEvent[] = [];
  for (const [index, { change, transition }] of matching.entries()) {
    const eventId = `${transaction.id}#${change.id}`;
    const position = {
      transactionTotalEvents: matching.length,
      transactionCurrentEvent: index + 1,
    };
    const data = {
      eventId,
      documentId: change.id,
      identity: transaction.author,
      transactionId: transaction.id,
      ...position,
      timestamp: transaction.timestamp,
      transition,
      // For deletions too: the Studio drops an event without `resultRev`, and waits forever for the next revision.
      resultRev: transaction.id,
      visibility: options.visibility,
      ...contents(change, options),
      ...(options.includeMutations ? { mutations: mutationsOf(change) } : {}),
    };
    events.push({ event: "mutation", id: eventId, data });
    if (index % portion === portion - 1) yield;
  }
  return events;
}

type Transition = "update" | "appear" | "disappear";

function transitionOf(before: boolean, after: boolean): Transition | undefined {
  if (before && after) return "update";
  if (after) return "appear";
  return before ? "disappear" : undefined;
}

function contents(change: Change, options: EventOptions) {
  const { before, after, effects } = change;
  return {
    ...(before ? { previousRev: before._rev } : {}),
    ...(options.effectFormat ? { effects: clientEffects(effects) } : {}),
    ...(options.includePreviousRevision ? { previous: before } : {}),
    ...(options.includeResult ? { result: after } : {}),
  };
}

const indexes = new WeakMap<readonly unknown[], Map<unknown, unknown[]>>();

function mutationsById(mutations: readonly unknown[]): ReadonlyMap<unknown, unknown[]> {
  const known = indexes.get(mutations);
  if (known) return known;
  const index = new Map<unknown, unknown[]>();
  indexes.set(mutations, index);
  for (const mutation of mutations) {
    for (const body of isObject(mutation) ? Object.values(mutation) : []) {
      const id = isObject(body) ? (body["_id"] ?? body["id"]) : undefined;
      const own = index.get(id);
      if (own) own.push(mutation);
      else index.set(id, [mutation]);
    }
  }
  return index;
}
