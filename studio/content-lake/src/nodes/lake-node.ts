import type { Dataset } from "../dataset/dataset.ts";
import type { WaitingParts } from "../in-parts.ts";
import { gatewayError, type LakeError } from "../lake-error.ts";
import { lengthOf } from "../store/commit.ts";
import type { Store } from "../store/store.ts";
import type { SettingsReplica } from "./settings-replica.ts";
import {
  LogUnreachable,
  UnknownOutcome,
  type Heads,
  type LogEntry,
  type NewEntry,
  type SharedLog,
} from "./shared-log.ts";
import type { Timing } from "./timing.ts";

/** Number of entries that a node reads from the log at a time. */
const portion = 200;

/**
 * Number of documents, or characters of JSON, above which an entry is applied in parts. Smaller ones are applied
 * together up to these numbers.
 */
const largeEntry = { documents: 64, characters: 250_000 };

/** Interval in ms at which a node polls the log. Hints make it poll earlier. */
const pollInterval = 250;

/** Time in ms after a poll for which credentials are accepted. Afterwards another node may have revoked a token. */
const trust = 10_000;

/** Maximum time in ms for which a request waits until this node has the state that the client has seen. */
const patience = 2_000;

export interface NodeParts {
  log: SharedLog;
  store: Store;
  settings: SettingsReplica;
  timing: Timing;
  /** The version of the settings in `settings`. */
  settingsVersion: number;
  /** Called once, if the node can't continue. It must be started again. */
  fail: (error: Error) => void;
  /** Called when the node can no longer poll the log, and when it can again. */
  reportReach: (isReachable: boolean, error?: unknown) => void;
}

/**
 * One of several servers of the same lake. It applies every transaction and change of settings in the shared log to its
 * own copy, in the log's order. Polling finds them; hints only make it faster.
 */
export class LakeNode {
  readonly #parts: NodeParts;
  #datasetNamed: (name: string) => Dataset | undefined = () => undefined;
  #settingsVersion: number;
  #running: Promise<void> = Promise.resolve();
  #queued: Promise<void> | undefined;
  #lastPoll: number;
  #wake: () => void = () => undefined;
  /** Settled when all entries are applied that this node has read so far. */
  #applying: Promise<void> = Promise.resolve();
  #isStopped = false;
  #failure: Error | undefined;

  constructor(parts: NodeParts) {
    this.#parts = parts;
    this.#settingsVersion = parts.settingsVersion;
    this.#lastPoll = parts.timing.now();
    parts.log.onHint(() => this.#wake());
  }

  /** Sets the function that returns the datasets in memory, and polls the log until `stop` is called. */
  follow(datasetNamed: (name: string) => Dataset | undefined): void {
    this.#datasetNamed = datasetNamed;
    void this.#pollForever();
  }

  stop(): void {
    this.#isStopped = true;
    this.#wake();
  }

  get failure(): Error | undefined {
    return this.#failure;
  }

  /** Whether the node has polled recently enough to accept credentials. */
  get isCurrent(): boolean {
    return !this.#failure && this.#parts.timing.now() - this.#lastPoll < trust;
  }

  /** Stores this node's changes of settings, and applies the log up to now. Calls during a poll share the next one. */
  refresh(): Promise<void> {
    this.#queued ??= this.#running
      .catch(() => undefined)
      .then(() => {
        this.#queued = undefined;
        this.#running = this.#poll();
        return this.#running;
      });
    return this.#queued;
  }

  /** Does what `refresh` does. Rejects with a 503 if that fails or takes too long. */
  async refreshSoon(): Promise<void> {
    const { timing } = this.#parts;
    const isDone = await Promise.race([
      this.refresh().then(
        () => true,
        () => false,
      ),
      timing.sleep(patience).then(() => false),
    ]);
    if (!isDone) throw unreachable();
  }

  async storeSettings(): Promise<void> {
    if (this.#parts.settings.pending()) await this.refreshSoon();
  }

  /** Ignores a number that the log doesn't have: it comes from another lake. Rejects with a 503 if it takes too long. */
  async reach(dataset: string, sequence: number): Promise<void> {
    if (this.sequenceOf(dataset) < sequence) await this.refreshSoon();
  }

  /** Applies entries in parts if they are large, and skips those that the node has. */
  apply(entries: readonly (LogEntry | NewEntry)[]): Promise<void> {
    const applied = this.#applying.then(() => this.#applyNow(entries));
    this.#applying = applied.catch(() => undefined);
    return applied;
  }

  /** Resolves when nothing is being applied, so that the node's database can be written to without waiting. */
  async whenApplied(): Promise<void> {
    for (let last: Promise<void> | undefined; last !== this.#applying;) {
      last = this.#applying;
      await last;
    }
  }

  async #applyNow(entries: readonly (LogEntry | NewEntry)[]): Promise<void> {
    try {
      let isFirst = true;
      for (const group of groupsOf(entries)) {
        if (!isFirst) await this.#parts.timing.sleep(0);
        isFirst = false;
        const [first] = group;
        if (first && isLarge(first)) await this.#finish(this.#applyLarge(first));
        else
          this.#parts.store.together(() => {
            for (const entry of group) this.#applyOne(entry);
          });
      }
    } catch (cause) {
      throw this.fail(
        new Error("This node can't apply the shared log, and has to be started again", { cause }),
      );
    }
  }

  async #finish(parts: WaitingParts<void>): Promise<void> {
    for (const waiting of parts) await (waiting ?? this.#parts.timing.sleep(0));
  }

  #applyOne(entry: LogEntry): void {
    const dataset = this.#behind(entry);
    dataset?.apply(entry.transaction, documentsOf(entry), entry.traceparent);
  }

  *#applyLarge(entry: LogEntry | NewEntry): WaitingParts<void> {
    const dataset = this.#behind(entry);
    if (dataset)
      yield* dataset.applyInParts(entry.transaction, { ...entry, documents: documentsOf(entry) });
  }

  #behind({ dataset: name, transaction }: LogEntry): Dataset | undefined {
    const dataset = this.#datasetNamed(name);
    return dataset && transaction.sequence > dataset.sequence ? dataset : undefined;
  }

  /** Applies the log of one dataset up to this number. Awaits `prepare` before each portion. */
  async catchUp(
    name: string,
    head: number,
    log: Pick<SharedLog, "entriesAfter">,
    prepare: () => Promise<void> = async () => undefined,
  ): Promise<void> {
    const dataset = this.#datasetNamed(name);
    if (!dataset) return;
    for (let last = dataset.sequence; last < head; last = dataset.sequence) {
      await prepare();
      const entries = await log.entriesAfter(name, last, portion);
      await this.apply(entries);
      // Another call may have applied the entries in the meantime.
      if (dataset.sequence === last) {
        throw this.fail(new Error(`The log of the dataset ${name} has a gap after ${last}`));
      }
    }
  }

  /** Throws if this node has transactions that the log doesn't have, because the log was restored from a backup. */
  checkHead(name: string, head: number): void {
    const own = this.sequenceOf(name);
    if (own > head) throw this.fail(aheadOf(name, own, head));
  }

  sequenceOf(name: string): number {
    return this.#datasetNamed(name)?.sequence ?? 0;
  }

  async #poll(): Promise<void> {
    if (this.#failure) throw this.#failure;
    const { log, settings, timing } = this.#parts;
    const pending = settings.pending();
    if (pending?.settings.length) await log.putSettings(pending.settings);
    if (pending?.deletedTransactions.length)
      await log.deleteTransactions(pending.deletedTransactions);
    pending?.clear();
    const heads = await this.#readHeads();
    // A long log takes longer to apply than credentials are trusted.
    const stayCurrent = async () => {
      if (timing.now() - this.#lastPoll > trust / 4) await this.#readHeads();
    };
    for (const [name, head] of heads.sequences) await this.catchUp(name, head, log, stayCurrent);
  }

  /** Reads the newest sequence numbers, and applies the settings that have changed. */
  async #readHeads(): Promise<Heads> {
    const { log, settings, store, timing } = this.#parts;
    const startedAt = timing.now();
    const ownHeads = store.datasets().map(({ name }) => [name, this.sequenceOf(name)] as const);
    const heads = await log.heads();
    for (const [name, own] of ownHeads) {
      const head = heads.sequences.get(name) ?? 0;
      if (own > head) throw this.fail(aheadOf(name, own, head));
    }
    if (heads.settings > this.#settingsVersion) {
      const changed = await log.settingsAfter(this.#settingsVersion);
      await store.whenWritable();
      settings.apply(changed);
      this.#settingsVersion = heads.settings;
    }
    this.#lastPoll = startedAt;
    return heads;
  }

  async #pollForever(): Promise<void> {
    const { timing, reportReach } = this.#parts;
    let isReachable = true;
    while (!this.#isStopped && !this.#failure) {
      const hinted = new Promise<void>((resolve) => {
        this.#wake = resolve;
      });
      try {
        await this.refresh();
        if (!isReachable) reportReach(true);
        isReachable = true;
      } catch (error) {
        if (isReachable && !this.#isStopped) reportReach(false, error);
        isReachable = false;
      }
      await Promise.race([hinted, timing.sleep(pollInterval)]);
    }
  }

  fail(error: Error): Error {
    if (!this.#failure && !this.#isStopped) {
      this.#failure = error;
      this.#parts.fail(error);
    }
    return error;
  }
}

const isTooLarge = (documents: number, characters: number): boolean =>
  documents > largeEntry.documents || characters > largeEntry.characters;

function sizeOf({
  documents,
  length,
  texts,
}: LogEntry & Pick<NewEntry, "texts">): [number, number] {
  return [documents?.size ?? 0, length ?? (texts ? lengthOf(texts) : 0)];
}

const isLarge = (entry: LogEntry | NewEntry): boolean => isTooLarge(...sizeOf(entry));

function* groupsOf(entries: readonly (LogEntry | NewEntry)[]) {
  let group: (LogEntry | NewEntry)[] = [];
  let [documents, characters] = [0, 0];
  for (const entry of entries) {
    const [count, length] = sizeOf(entry);
    documents += count;
    characters += length;
    if (group.length > 0 && isTooLarge(documents, characters)) {
      yield group;
      group = [];
      [documents, characters] = [count, length];
    }
    group.push(entry);
  }
  if (group.length > 0) yield group;
}

function documentsOf({ documents, transaction }: LogEntry): NewEntry["documents"] {
  if (documents) return documents;
  throw new Error(`The log has no documents of transaction ${transaction.id}`);
}

function aheadOf(name: string, own: number, head: number): Error {
  return new Error(
    `The log of the dataset ${name} ends at ${head}, but this node has ${own}: the database was restored from a backup`,
  );
}

export function unreachable(): LakeError {
  return gatewayError(503, "Service Unavailable", "The lake can't reach its database. Retry");
}

/** Whether a repetition may succeed after this error. */
export const isPassing = (error: unknown): boolean =>
  error instanceof LogUnreachable || error instanceof UnknownOutcome;
