import type { Change, CommittedTransaction, Dataset } from "../dataset/dataset.ts";
import { dataError, gatewayError, LakeError } from "../lake-error.ts";
import { processorTime } from "../query/time-limit.ts";
import { CommitBudget } from "./commit-budget.ts";
import { DeliveryQueue } from "./delivery-queue.ts";
import { encodeEvents, type EventSink, type ServerEvent } from "./event-stream.ts";

/**
 * The documents whose changes may cause events for a listener: those whose `field` has one of
 * `values`. Undefined if a change of any document may cause an event.
 */
export type Reach = { field: "_id" | "_type"; values: readonly string[] } | undefined;

/**
 * The events that a listener requests. Listeners that request the same events share one `Interest`.
 */
export interface Interest {
  /** Listeners whose interests have the same key get the same events. */
  key: string;
  reach: Reach;
  /** Whether computing the events of one document can take longer than a few microseconds. */
  isCostly: boolean;
  /**
   * Computes the events for `changes`, which are some or all changes of `commit`. Changes outside
   * `reach` cause no events. Yields after each evaluation of the filter.
   */
  eventsOf: (
    commit: CommittedTransaction,
    changes: readonly Change[],
  ) => Generator<void, ServerEvent[]>;
}

/**
 * Runs a generator to its end and returns its value. Returns undefined if `until` is reached before
 * the generator ends. `until` is a time in the unit of `performance.now()`.
 */
export function finish<T>(steps: Generator<void, T>, until = Infinity): T | undefined {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
    if (performance.now() > until) return undefined;
  }
}

/**
 * Maximum number of different slow filters (`isCostly`) that all listeners together may use. If a
 * listener needs another slow filter, the lake responds with 503.
 */
const costlyCeiling = 64;

/**
 * The listeners that request the same events. `readers` maps each listener's stream to a sequence
 * number. The stream gets only the events of commits after that number.
 */
interface Group {
  interest: Interest;
  readers: Map<EventSink, number>;
}

/**
 * The listeners of a dataset, in groups that request the same events. The lake computes a commit's
 * events only for groups whose `reach` includes a changed document, and encodes them once per
 * group. Therefore the cost depends on the few listeners that get an event, not on the number of
 * listeners.
 */
class Audience {
  readonly #groups = new Map<string, Group>();
  /** The groups that need only changes of certain documents, keyed by each `_id` or `_type` in their reach. */
  readonly #byReach = { _id: new Map<string, Set<Group>>(), _type: new Map<string, Set<Group>>() };
  readonly #unlimited = new Set<Group>();
  readonly #queue = new DeliveryQueue(() => this.#endCostly());
  readonly #dataset: Dataset;
  #unsubscribe = () => {};

  constructor(dataset: Dataset) {
    this.#dataset = dataset;
  }

  /** Sends a reader the events of every commit after this sequence number, until the returned function is called. */
  join(interest: Interest, sink: EventSink, after: number): () => void {
    const group = this.#groups.get(interest.key) ?? this.#add(interest);
    group.readers.set(sink, after);
    return () => {
      group.readers.delete(sink);
      if (group.readers.size === 0) this.#remove(group);
    };
  }

  #add(interest: Interest): Group {
    if (interest.isCostly && this.#costly().length >= costlyCeiling) {
      const message = `${costlyCeiling} different slow filters are in use already. Filter by _type or _id first, without match`;
      throw gatewayError(503, "Service Unavailable", message);
    }
    if (this.#groups.size === 0)
      this.#unsubscribe = this.#dataset.subscribe((commit) =>
        this.#queue.add(this.#deliver(commit)),
      );
    const group = { interest, readers: new Map<EventSink, number>() };
    this.#groups.set(interest.key, group);
    const { reach } = interest;
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
    if (this.#groups.get(group.interest.key) !== group) return;
    this.#groups.delete(group.interest.key);
    if (this.#groups.size === 0) this.#unsubscribe();
    const { reach } = group.interest;
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
   * Delivers a commit's events to the listeners. Yields after each evaluation of a filter and after
   * each write, so that the lake can handle requests in between.
   */
  *#deliver(commit: CommittedTransaction): Generator<void> {
    const { sequence } = commit.transaction;
    const budget = new CommitBudget<Group>();
    const concerned = [...this.#concerned(commit)];
    // Evaluates the slow filters last, so that listeners with fast filters don't wait for them.
    concerned.sort(([a], [b]) => Number(a.interest.isCostly) - Number(b.interest.isCostly));
    for (const [group, changes] of concerned) {
      yield;
      const events = yield* this.#judge(group, commit, [...changes], budget);
      for (const event of events) {
        const bytes = encoded(event, group.readers.keys());
        if (!bytes) break;
        for (const [sink, after] of group.readers) {
          if (sequence <= after) continue;
          sink.write(bytes);
          yield;
        }
      }
    }
  }

  /**
   * Computes a group's events. Ends the group's streams if the group's filter fails. If slow filters
   * take too long, ends the streams of the groups that `budget` selects. Returns no events for a
   * group whose streams have ended.
   */
  *#judge(
    group: Group,
    commit: CommittedTransaction,
    changes: readonly Change[],
    budget: CommitBudget<Group>,
  ): Generator<void, ServerEvent[]> {
    try {
      const steps = group.interest.eventsOf(commit, changes);
      while (this.#isOpen(group)) {
        const { isCostly } = group.interest;
        const began = isCostly ? processorTime() : 0;
        const step = steps.next();
        if (isCostly) {
          const slow = budget.charge(group, processorTime() - began);
          for (const { readers } of slow) endReaders(readers.keys(), tooSlow());
        }
        if (step.done) return this.#isOpen(group) ? step.value : [];
        yield;
      }
    } catch (error) {
      endReaders(group.readers.keys(), error);
    }
    return [];
  }

  #isOpen(group: Group): boolean {
    return this.#groups.get(group.interest.key) === group;
  }

  #costly(): Group[] {
    return [...this.#groups.values()].filter(({ interest }) => interest.isCostly);
  }

  /** Ends the streams of listeners with slow filters. Their clients reconnect and resume. */
  #endCostly(): void {
    for (const { readers } of this.#costly()) for (const sink of readers.keys()) sink.end();
  }

  #concerned({ changes }: CommittedTransaction): Map<Group, Set<Change>> {
    const concerned = new Map<Group, Set<Change>>();
    const add = (change: Change, groups: ReadonlySet<Group> | undefined) => {
      if (!groups) return;
      for (const group of groups)
        concerned.set(group, (concerned.get(group) ?? new Set()).add(change));
    };
    for (const change of changes) {
      const { id, before, after } = change;
      add(change, this.#unlimited);
      add(change, this.#byReach._id.get(id));
      if (before) add(change, this.#byReach._type.get(before._type));
      if (after) add(change, this.#byReach._type.get(after._type));
    }
    return concerned;
  }
}

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
 * Ends streams. If the query caused the error, sends a `channelError`, after which clients don't
 * reconnect. Otherwise the clients reconnect and request the events that they missed.
 */
function endReaders(readers: Iterable<EventSink>, error: unknown): void {
  const isRefusal = error instanceof LakeError;
  if (!isRefusal) console.error("The lake failed to notify its listeners of a commit:", error);
  const last = isRefusal ? { event: "channelError", data: error.body } : undefined;
  for (const sink of readers) sink.end(last);
}

function tooSlow(): LakeError {
  const description =
    "The listener's filter took too long for a commit, so the lake closed the listener. Filter by _type or _id first, without match";
  return dataError(400, "queryTimeoutError", description);
}

const audiences = new WeakMap<Dataset, Audience>();

/** Returns the `Audience` of a dataset in memory, and creates it on first use. */
export function audienceOf(dataset: Dataset): Audience {
  const known = audiences.get(dataset);
  if (known) return known;
  const audience = new Audience(dataset);
  audiences.set(dataset, audience);
  return audience;
}
