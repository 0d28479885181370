import type { Change, CommittedTransaction, Dataset } from "../dataset/dataset.ts";
import { isPublishedId } from "../document.ts";
import { documentKeys, type SyncTag } from "../query/sync-tags.ts";
import { audienceOf, type Interest } from "./audience.ts";
import type { EventSink } from "./event-stream.ts";

/** What a subscriber to live events asked for. */
export interface LiveOptions {
  /** Changes of drafts and versions too. */
  includeDrafts: boolean;
  lastEventId?: string | undefined;
  tagsOf: (keys: Iterable<string>) => SyncTag[];
}

/** Starts a live event stream: for every commit that its reader may know of, the sync tags that it touches. */
export function sendLiveEvents(
  dataset: Dataset,
  { includeDrafts, lastEventId, tagsOf }: LiveOptions,
  sink: EventSink,
): () => void {
  const interest: Interest = {
    key: includeDrafts ? "live, drafts too" : "live",
    reach: undefined,
    eventsOf: ({ transaction }, changes) => {
      const tags = tagsOf(touchedKeys(changes, includeDrafts));
      return tags.length
        ? [{ event: "message", id: String(transaction.sequence), data: { tags } }]
        : [];
    },
  };
  const missed = lastEventId === undefined ? [] : missedSince(dataset, Number(lastEventId));
  const id = String(dataset.sequence);
  sink.send({ event: "welcome", id, data: {} });
  if (missed) {
    const events = missed.flatMap((commit) => interest.eventsOf(commit, commit.changes));
    for (const event of events) sink.send(event);
  }
  // Too long away to say what changed: everything may have.
  else sink.send({ event: "restart", id, data: {} });
  return audienceOf(dataset).join(interest, sink, dataset.sequence);
}

/** The commits after the last one heard of; undefined where that can't be said. */
function missedSince(dataset: Dataset, last: number) {
  // A place that the log has not reached yet: it was restored from a copy, or is another lake's.
  return last > dataset.sequence ? undefined : dataset.since(last);
}

/**
 * The keys that a commit touches for this reader. For drafts, every form of a document counts: when a draft goes,
 * the published document shows again, under its own slug.
 */
function touchedKeys(changes: CommittedTransaction["changes"], includeDrafts: boolean) {
  const forms = changes.flatMap((change) => formsFor(change, includeDrafts));
  return forms.length ? documentKeys(forms) : [];
}

function formsFor(change: Change, includeDrafts: boolean) {
  if (includeDrafts) return change.forms;
  if (!isPublishedId(change.id)) return [];
  return [change.before, change.after].filter((form) => form !== null);
}
