import type { Change, CommittedTransaction, Dataset } from "../dataset/dataset.ts";
import { LakeError } from "../lake-error.ts";
import { DeliveryQueue } from "./delivery-queue.ts";
import { encodeEvents, type EventSink, type ServerEvent } from "./event-stream.ts";

/** Outside of what an interest gets nothing: documents of these ids, or of these types. Undefined: anything may concern it. */
export type Reach = { field: "_id" | "_type"; values: readonly string[] } | undefined;

/** What listeners who asked for the same have in common: they get the same events. */
export interface Interest {
  /** The same text for interests that get the same events. */
  key: string;
  reach: Reach;
  /** The events for those changes of a commit that are within reach. */
  eventsOf: (commit: CommittedTransaction, changes: readonly Change[]) => ServerEvent[];
}

/** An interest, and its readers with the place in the log after which each listens. */
interface Group {
  interest: Interest;
  readers: Map<EventSink, number>;
}

const anything = "";

/**
 * The listeners of a dataset. A commit is put only to those it may concern, matched and encoded once for all that asked
 * for the same: hundreds of listeners cost about as much as the few that really get something.
 */
class Audience {
  readonly #groups = new Map<string, Group>();
  readonly #byReach = new Map<string, Set<Group>>();
  readonly #queue = new DeliveryQueue();
  readonly #dataset: Dataset;
  #unsubscribe = () => {};

  constructor(dataset: Dataset) {
    this.#dataset = dataset;
  }

  /** Sends a reader the events of every commit after this place in the log, until the returned function is called. */
  join(interest: Interest, sink: EventSink, after: number): () => void {
    const group = this.#groups.get(interest.key) ?? this.#add(interest);
    group.readers.set(sink, after);
    return () => {
      group.readers.delete(sink);
      if (group.readers.size === 0) this.#remove(group);
    };
  }

  #add(interest: Interest): Group {
    if (this.#groups.size === 0)
      this.#unsubscribe = this.#dataset.subscribe((commit) =>
        this.#queue.add(this.#deliver(commit)),
      );
    const group = { interest, readers: new Map<EventSink, number>() };
    this.#groups.set(interest.key, group);
    for (const place of placesOf(interest.reach)) {
      const groups = this.#byReach.get(place) ?? new Set();
      this.#byReach.set(place, groups.add(group));
    }
    return group;
  }

  #remove(group: Group): void {
    if (this.#groups.get(group.interest.key) !== group) return;
    this.#groups.delete(group.interest.key);
    if (this.#groups.size === 0) this.#unsubscribe();
    for (const place of placesOf(group.interest.reach)) {
      const groups = this.#byReach.get(place);
      groups?.delete(group);
      if (groups?.size === 0) this.#byReach.delete(place);
    }
  }

  /** Tells everyone of a commit, one step for each group and each reader. */
  *#deliver(commit: CommittedTransaction): Generator<void> {
    const { sequence } = commit.transaction;
    for (const [{ interest, readers }, changes] of this.#concerned(commit)) {
      yield;
      const bytes = encoded(() => interest.eventsOf(commit, [...changes]), readers.keys());
      if (!bytes) continue;
      for (const [sink, after] of readers) {
        if (sequence <= after) continue;
        sink.write(bytes);
        yield;
      }
    }
  }

  #concerned({ changes }: CommittedTransaction): Map<Group, Set<Change>> {
    const concerned = new Map<Group, Set<Change>>();
    for (const change of changes) {
      for (const place of placesOfChange(change)) {
        for (const group of this.#byReach.get(place) ?? [])
          concerned.set(group, (concerned.get(group) ?? new Set()).add(change));
      }
    }
    return concerned;
  }
}

/**
 * The events as bytes, if there are any. Where they can't be worked out the readers' streams end: with a `channelError`,
 * which clients take as final, where the query is to blame; else they come back and ask for what they missed.
 */
function encoded(events: () => ServerEvent[], readers: Iterable<EventSink>) {
  try {
    const all = events();
    return all.length > 0 ? encodeEvents(all) : undefined;
  } catch (error) {
    const isRefusal = error instanceof LakeError;
    if (!isRefusal) console.error("The lake failed to tell its listeners of a commit:", error);
    const last = isRefusal ? { event: "channelError", data: error.body } : undefined;
    for (const sink of readers) sink.end(last);
    return undefined;
  }
}

function placesOf(reach: Reach): Iterable<string> {
  return reach ? new Set(reach.values.map((value) => `${reach.field} ${value}`)) : [anything];
}

function placesOfChange({ id, before, after }: Change): string[] {
  const types = [before, after].map((form) => `_type ${form?._type ?? ""}`);
  return [anything, `_id ${id}`, ...types];
}

const audiences = new WeakMap<Dataset, Audience>();

/** The listeners of a dataset; one for each dataset in memory. */
export function audienceOf(dataset: Dataset): Audience {
  const known = audiences.get(dataset);
  if (known) return known;
  const audience = new Audience(dataset);
  audiences.set(dataset, audience);
  return audience;
}
