import type { Dataset } from "../dataset/dataset.ts";
import { audienceOf, type Interest } from "./audience.ts";
import { encodeEvents, type EventSink } from "./event-stream.ts";

/** A listener that missed more bytes than this starts afresh: sent at once, they would have it cut off as too slow, for ever. */
const replayCeiling = 4 * 1024 * 1024;

/** How a listener begins. */
export interface ListenOptions {
  /** What it is called in its greeting. */
  listenerName: string;
  enableResume: boolean;
  /** The last event that it got before it lost its connection. */
  lastEventId?: string | undefined;
}

/** Starts a listener: greets, replays what was missed, then sends every matching change. Answers how to stop it. */
export function listen(
  dataset: Dataset,
  interest: Interest,
  { listenerName, enableResume, lastEventId }: ListenOptions,
  sink: EventSink,
): () => void {
  const isBack = enableResume && lastEventId !== undefined;
  const missed = isBack ? missedEvents(dataset, interest, lastEventId) : undefined;
  if (!isBack) sink.send({ event: "welcome", data: { listenerName } });
  else if (missed) {
    sink.send({ event: "welcomeback", data: { listenerName } });
    sink.write(missed);
  } else sink.send({ event: "reset", data: { listenerName } });
  return audienceOf(dataset).join(interest, sink, dataset.sequence);
}

/** The events since the last one that was received; undefined when that is too long ago to say, or they are too many. */
function missedEvents(
  dataset: Dataset,
  { eventsOf }: Interest,
  lastEventId: string,
): Uint8Array | undefined {
  const last = dataset.recent(lastEventId.split("#")[0] ?? "");
  const later = last && dataset.since(last.transaction.sequence);
  if (!last || !later) return undefined;
  // The connection may have been lost between two events of one transaction.
  const ofLast = eventsOf(last, last.changes);
  const received = ofLast.findIndex((event) => event.id === lastEventId);
  const events = later.flatMap((commit) => eventsOf(commit, commit.changes));
  const rest = ofLast.slice(received < 0 ? ofLast.length : received + 1);
  const missed = encodeEvents([...rest, ...events]);
  return missed.byteLength > replayCeiling ? undefined : missed;
}
