import type { Change, CommittedTransaction, Dataset } from "../dataset/dataset.ts";
import type { InParts } from "../in-parts.ts";
import { LakeError, dataError, gatewayError } from "../lake-error.ts";
import { type EventSink, type ServerEvent, encodeEvents } from "./event-stream.ts";
import { type Listener, SlowFilterQueue } from "./slow-filter-queue.ts";
import { processorTime } from "../processor-time.ts";

/** Maximum number of steps of deliveries without a break. Most of them write to one connection, which takes about 20 µs. */
const sliceSteps = 16;

/** Maximum duration of a slice in milliseconds. `sliceSteps` alone isn't enough, because some steps take long. */
const sliceTime = 5;

/** If more commits than this are undelivered, the next writer waits until all are delivered. */
const backlogCeiling = 64;

/**
 * Delivers the events of commits in their order, after the writer has its response, in slices between which the lake
 * handles requests. The queue is bounded: a writer that is faster than the deliveries is slowed down.
 */
class DeliveryQueue {
  readonly #deliveries: Iterator<void>[] = [];

  add(delivery: Iterator<void>): void {
    this.#deliveries.push(delivery);
    if (this.#deliveries.length > backlogCeiling) this.#advance(Infinity, Infinity);
    else if (this.#deliveries.length === 1) setImmediate(() => this.#continue());
  }

  #continue(): void {
    this.#advance(sliceSteps, performance.now() + sliceTime);
    if (this.#deliveries.length > 0) setImmediate(() => this.#continue());
  }

  #advance(steps: number, until: number): void {
    for (let step = 0; step < steps && performance.now() < until; step += 1) {
      const [delivery] = this.#deliveries;
      if (!delivery) return;
      if (delivery.next().done) this.#deliveries.shift();
    }
  }
}

/** The documents whose changes may cause events: those whose `field` has one of `values`, or all if undefined. */
export type Reach = { field: "_id" | "_type"; values: readonly string[] } | undefined;

export interface EventSelection {
  /** Listeners whose selections have the same key get the same events. */
  key: string;
  reach: Reach;
  /** Whether computing the events of one document can take longer than a few microseconds. */
  isCostly: boolean;
  /** `changes` are some or all of `commit`; those outside `reach` cause no events. Yields after each evaluation. */
  eventsOf: (
    commit: CommittedTransaction,
    changes: readonly Change[],
  ) => Generator<void, ServerEvent[]>;
}

/** Undefined if `until` is reached before the generator ends. It is a time in the unit of `processorTime()`. */
export function finishBefore<T>(steps: InParts<T>, until: number): T | undefined {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
    if (processorTime() > until) return undefined;
  }
}

/**
 * Maximum number of different slow filters (`isCostly`) of one client, and of all clients together. If a listener needs
 * another slow filter, the lake responds with 503.
 */
const costlyCeiling = { each: 32, all: 256 };

/** CPU time limit in milliseconds of a slow filter for one commit, over all of its documents. */
const commitTime = 250;

/** A listener's client, and the sequence number of the last commit whose events its stream doesn't get. */
interface Reader {
  listener: Listener;
  after: number;
}

/** The listeners that select the same events. `readers` has them by their streams. */
interface Group {
  selection: EventSelection;
  readers: Map<EventSink, Reader>;
  /** Where a slow filter is evaluated. Undefined for other filters, which are evaluated at once. */
  filterQueue: SlowFilterQueue | undefined;
}

/**
 * The listeners of a dataset, in groups that select the same events. Events are computed only for groups whose `reach`
 * includes a changed document, and encoded once per group, so the cost depends on the few listeners that get an event.
 */
class DatasetListeners {
  readonly #groups = new Map<string, Group>();
  /** The groups that need only changes of certain documents, keyed by each `_id` or `_type` in their reach. */
  readonly #byReach = { _id: new Map<string, Set<Group>>(), _type: new Map<string, Set<Group>>() };
  readonly #unlimited = new Set<Group>();
  readonly #queue = new DeliveryQueue();
  readonly #dataset: Dataset;
  #unsubscribe = () => {};

  constructor(dataset: Dataset) {
    this.#dataset = dataset;
  }

  subscribe(
    selection: EventSelection,
    sink: EventSink,
    after: number,
    listener: Listener,
  ): () => void {
    const group = this.#groups.get(selection.key) ?? this.#add(selection, listener);
    group.readers.set(sink, { listener, after });
    return () => {
      group.readers.delete(sink);
      if (group.readers.size === 0) this.#remove(group);
    };
  }

  #add(selection: EventSelection, listener: Listener): Group {
    if (selection.isCostly) this.#checkFilterLimit(listener.client);
    if (this.#groups.size === 0)
      this.#unsubscribe = this.#dataset.subscribe((commit) =>
        this.#queue.add(this.#deliver(commit)),
      );
    const group: Group = { selection, readers: new Map(), filterQueue: undefined };
    const listeners = () => Array.from(group.readers.values(), (reader) => reader.listener);
    if (selection.isCostly)
      group.filterQueue = new SlowFilterQueue(listeners, () => endReaders(group.readers.keys()));
    this.#groups.set(selection.key, group);
    const { reach } = selection;
    if (!reach) this.#unlimited.add(group);
    else {
      const index = this.#byReach[reach.field];
      for (const value of reach.values) {
        const groups = index.get(value) ?? new Set();
        index.set(value, groups.add(group));
      }
    }
    return group;
  }

  #remove(group: Group): void {
    if (this.#groups.get(group.selection.key) !== group) return;
    this.#groups.delete(group.selection.key);
    group.filterQueue?.stop();
    if (this.#groups.size === 0) this.#unsubscribe();
    const { reach } = group.selection;
    if (!reach) this.#unlimited.delete(group);
    else {
      const index = this.#byReach[reach.field];
      for (const value of reach.values) {
        const groups = index.get(value);
        groups?.delete(group);
        if (groups?.size === 0) index.delete(value);
      }
    }
  }

  /**
   * Delivers a commit's events to the listeners, except those with slow filters, which get them from their queues. Yields
   * after each evaluation of a filter and after each write, so that the lake can handle requests in between.
   */
  *#deliver(commit: CommittedTransaction): Generator<void> {
    for (const [group, changes] of this.#affectedGroups(commit)) {
      yield;
      const delivery = this.#deliverTo(group, commit, [...changes]);
      if (group.filterQueue) group.filterQueue.add(delivery);
      else yield* delivery;
    }
  }

  *#deliverTo(
    group: Group,
    commit: CommittedTransaction,
    changes: readonly Change[],
  ): Generator<void> {
    const events = yield* this.#computeEvents(group, commit, changes);
    for (const event of events) {
      const bytes = encoded(event, group.readers.keys());
      if (!bytes) return;
      for (const [sink, { after }] of group.readers) {
        if (commit.transaction.sequence <= after) continue;
        sink.write(bytes);
        yield;
      }
    }
  }

  /**
   * Computes a group's events. Ends the group's streams if the group's filter fails or takes too long. Returns no events
   * for a group whose streams have ended.
   */
  *#computeEvents(
    group: Group,
    commit: CommittedTransaction,
    changes: readonly Change[],
  ): Generator<void, ServerEvent[]> {
    let spent = 0;
    try {
      const steps = group.selection.eventsOf(commit, changes);
      while (this.#isOpen(group)) {
        const startedAt = group.filterQueue ? processorTime() : 0;
        const step = steps.next();
        if (group.filterQueue) spent += processorTime() - startedAt;
        if (spent > commitTime) throw tooSlow();
        if (step.done) return this.#isOpen(group) ? step.value : [];
        yield;
      }
    } catch (error) {
      endReaders(group.readers.keys(), error);
    }
    return [];
  }

  #isOpen(group: Group): boolean {
    return this.#groups.get(group.selection.key) === group;
  }

  #checkFilterLimit(client: string): void {
    const costly = [...this.#groups.values()].filter(({ filterQueue }) => filterQueue);
    // A shared filter counts for the listener that has it longest.
    const own = costly.filter(({ readers }) => firstOf(readers) === client).length;
    const { each, all } = costlyCeiling;
    if (own < each && costly.length < all) return;
    const count = own < each ? `${all}` : `${each} of this client`;
    const message = `As many different slow filters as possible (${count}) are in use already. Filter by _type or _id first, without match`;
    throw gatewayError(503, "Service Unavailable", message);
  }

  #affectedGroups({ changes }: CommittedTransaction): Map<Group, Set<Change>> {
    const affected = new Map<Group, Set<Change>>();
    const add = (change: Change, groups: ReadonlySet<Group> | undefined) => {
      if (!groups) return;
      for (const group of groups)
        affected.set(group, (affected.get(group) ?? new Set()).add(change));
    };
    for (const change of changes) {
      const { id, before, after } = change;
      add(change, this.#unlimited);
      add(change, this.#byReach._id.get(id));
      if (before) add(change, this.#byReach._type.get(before._type));
      if (after) add(change, this.#byReach._type.get(after._type));
    }
    return affected;
  }
}

const firstOf = (readers: Group["readers"]): string | undefined =>
  readers.values().next().value?.listener.client;

/** Encodes an event. If that fails, ends the readers' streams and returns undefined. */
function encoded(event: ServerEvent, readers: Iterable<EventSink>): Uint8Array | undefined {
  try {
    return encodeEvents([event]);
  } catch (error) {
    endReaders(readers, error);
    return undefined;
  }
}

/**
 * Ends streams. If the query caused the error, sends a `channelError`, after which clients don't reconnect. Otherwise,
 * and without an error, the clients reconnect and request the events that they missed.
 */
function endReaders(readers: Iterable<EventSink>, error?: unknown): void {
  const isRefusal = error instanceof LakeError;
  if (error !== undefined && !isRefusal)
    console.error("The lake failed to notify its listeners of a commit:", error);
  const last = isRefusal ? { event: "channelError", data: error.body } : undefined;
  for (const sink of readers) sink.end(last);
}

function tooSlow(): LakeError {
  const description =
    "The listener's filter took too long for a commit, so the lake closed the listener. Filter by _type or _id first, without match";
  return dataError(400, "queryTimeoutError", description);
}

const listenersByDataset = new WeakMap<Dataset, DatasetListeners>();

export function listenersOf(dataset: Dataset): DatasetListeners {
  const existing = listenersByDataset.get(dataset);
  if (existing) return existing;
  const listeners = new DatasetListeners(dataset);
  listenersByDataset.set(dataset, listeners);
  return listeners;
}
