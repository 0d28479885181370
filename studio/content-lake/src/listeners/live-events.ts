import type { Change, CommittedTransaction, Dataset } from "../dataset/dataset.ts";
import { isPublishedId } from "../document.ts";
import { finish, portion } from "../in-parts.ts";
import { documentKeys, type DataKey, type SyncTag } from "../query/sync-tags.ts";
import { listenersOf, type EventSelection } from "./dataset-listeners.ts";
import type { EventSink } from "./event-stream.ts";
import type { Listener } from "./slow-filter-queue.ts";
import { readableChange, type Reading } from "./readable-change.ts";

export interface LiveOptions {
  /** Whether to include changes of drafts and versions. */
  includeDrafts: boolean;
  lastEventId?: string | undefined;
  /** The documents that the reader may read. Undefined for a reader without a token, who gets all published changes. */
  reading?: Reading | undefined;
  tagsOf: (keys: Iterable<DataKey>) => SyncTag[];
  listener: Listener;
}

/** Sends the sync tags of each commit's changes that the reader may see, until the returned function is called. */
export function sendLiveEvents(
  dataset: Dataset,
  { includeDrafts, lastEventId, reading, tagsOf, listener }: LiveOptions,
  sink: EventSink,
): () => void {
  const selection: EventSelection = {
    key: JSON.stringify(["live", includeDrafts, reading?.readKey ?? ""]),
    reach: undefined,
    isCostly: false,
    *eventsOf({ transaction, traceparent }, changes) {
      const tags = new Set<SyncTag>();
      for (let start = 0; start < changes.length; start += portion) {
        if (start > 0) yield;
        const some = changes.slice(start, start + portion);
        const readable = reading ? some.map((change) => readableChange(change, reading)) : some;
        for (const tag of tagsOf(touchedKeys(readable, includeDrafts))) tags.add(tag);
      }
      const id = idOf(transaction.sequence, traceparent);
      return tags.size ? [{ event: "message", id, data: { tags: [...tags] } }] : [];
    },
  };
  const missed = lastEventId === undefined ? [] : missedSince(dataset, sequenceOf(lastEventId));
  const id = String(dataset.sequence);
  sink.send({ event: "welcome", id, data: {} });
  if (missed) {
    const events = missed.flatMap((commit) => finish(selection.eventsOf(commit, commit.changes)));
    for (const event of events) sink.send(event);
  }
  // The missed commits are no longer in memory. The client has to reload everything, because any document may have
  // changed.
  else sink.send({ event: "restart", id, data: {} });
  return listenersOf(dataset).subscribe(selection, sink, dataset.sequence, listener);
}

/** The commit's trace is part of the id, because Sanity's client passes on only the id and the tags of a live event. */
const idOf = (sequence: number, traceparent: string | undefined): string =>
  traceparent === undefined ? String(sequence) : `${sequence}/${traceparent}`;

const sequenceOf = (id: string): number => Number(id.split("/", 1)[0]);

/** Undefined if some of the commits are no longer in memory, or if the dataset never had this number. */
function missedSince(dataset: Dataset, last: number) {
  // A number above the newest belongs to another history: the dataset was restored from a backup, or to another lake.
  return last > dataset.sequence ? undefined : dataset.since(last);
}

/**
 * The keys of the changes that the reader may see. For drafts, those of a document's other forms (published, draft,
 * versions) are included: when a draft with another slug is deleted, editors see the published document again, so results
 * for its slug change too.
 */
function touchedKeys(changes: CommittedTransaction["changes"], includeDrafts: boolean) {
  const forms = changes.flatMap((change) => formsFor(change, includeDrafts));
  return forms.length ? documentKeys(forms) : [];
}

export const changedTags = (
  changes: CommittedTransaction["changes"],
  tagsOf: LiveOptions["tagsOf"],
): SyncTag[] => tagsOf(touchedKeys(changes, false));

function formsFor(change: Change, includeDrafts: boolean) {
  if (includeDrafts) return change.forms;
  if (!isPublishedId(change.id)) return [];
  return [change.before, change.after].filter((form) => form !== null);
}
