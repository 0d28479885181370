import type { Dataset } from "../dataset/dataset.ts";
import { processorTime } from "../processor-time.ts";
import { listenersOf, finishBefore, type EventSelection } from "./dataset-listeners.ts";
import { commitsFrom, type Commits } from "./commits-from.ts";
import type { Listener } from "./slow-filter-queue.ts";
import { encodeEvents, type EventSink, type ServerEvent } from "./event-stream.ts";

/**
 * Maximum size in bytes of the missed events; above it, the listener gets a `reset` event. Larger replays could exceed
 * the stream's queue of 8 MiB, and the lake would disconnect the listener after each attempt to resume.
 */
const replayCeiling = 4 * 1024 * 1024;

/** CPU time limit in ms for computing the missed events; above it, the listener gets a `reset` event. */
const replayTime = 20;

export interface ListenOptions {
  /** The listener's name in its welcome event. */
  listenerName: string;
  enableResume: boolean;
  lastEventId?: string | undefined;
  /** The commits since that event that were read from disk. */
  read?: Commits;
  listener: Listener;
}

/** Sends a welcome event, the missed events, and then every matching change, until the returned function is called. */
export function listen(
  dataset: Dataset,
  selection: EventSelection,
  { listenerName, enableResume, lastEventId, read, listener }: ListenOptions,
  sink: EventSink,
): () => void {
  const isResuming = enableResume && lastEventId !== undefined;
  const missed = isResuming ? missedEvents(dataset, selection, { lastEventId, read }) : undefined;
  const data = { listenerName };
  if (missed) {
    sink.send({ event: "welcomeback", data });
    sink.write(missed);
  } else {
    // With the id of the newest transaction, a listener can also resume before it got its first event.
    const id = enableResume ? dataset.newestTransactionId : undefined;
    sink.send({
      event: isResuming ? "reset" : "welcome",
      ...(id === undefined ? {} : { id }),
      data,
    });
  }
  return listenersOf(dataset).subscribe(selection, sink, dataset.sequence, listener);
}

export const transactionIdOf = (eventId: string): string => eventId.split("#")[0] ?? "";

/** Undefined if the history lacks the commit of that event, or if the missed events are too many, too large or too slow. */
function missedEvents(
  dataset: Dataset,
  { eventsOf }: EventSelection,
  { lastEventId, read }: { lastEventId: string; read: Commits },
): Uint8Array | undefined {
  const commits = commitsFrom(dataset, transactionIdOf(lastEventId), read);
  if (!commits) return undefined;
  // Begins with the commit of the last received event, because the connection may have been lost between two events of
  // that commit.
  const until = processorTime() + replayTime;
  const replayed: ServerEvent[][] = [];
  for (const commit of commits) {
    const events = finishBefore(eventsOf(commit, commit.changes), until);
    if (!events) return undefined;
    replayed.push(events);
  }
  const [ofLast = [], ...ofLater] = replayed;
  const received = ofLast.findIndex((event) => event.id === lastEventId);
  const rest = ofLast.slice(received < 0 ? ofLast.length : received + 1);
  const missed = encodeEvents([...rest, ...ofLater.flat()]);
  return missed.byteLength > replayCeiling ? undefined : missed;
}
