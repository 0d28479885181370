import type { CommittedTransaction, Dataset } from "../dataset/dataset.ts";
import { isPublishedId } from "../document.ts";
import { documentKeys, type SyncTag } from "../query/sync-tags.ts";
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
  options: LiveOptions,
  sink: EventSink,
): () => void {
  const { lastEventId } = options;
  const missed = lastEventId === undefined ? [] : dataset.since(Number(lastEventId));
  const send = (commit: CommittedTransaction) => {
    const tags = options.tagsOf(touchedKeys(commit, options.includeDrafts));
    if (tags.length) {
      sink.send({ event: "message", id: String(commit.transaction.sequence), data: { tags } });
    }
  };
  const id = String(dataset.sequence);
  sink.send({ event: "welcome", id, data: {} });
  if (missed) for (const commit of missed) send(commit);
  // Too long away to say what changed: everything may have.
  else sink.send({ event: "restart", id, data: {} });
  return dataset.subscribe(send);
}

/**
 * The keys that a commit touches for this reader. For drafts, every form of a document counts: when a draft goes,
 * the published document shows again, under its own slug.
 */
function touchedKeys({ changes }: CommittedTransaction, includeDrafts: boolean): Iterable<string> {
  const forms = changes.flatMap((change) => {
    if (includeDrafts) return change.forms;
    if (!isPublishedId(change.id)) return [];
    return [change.before, change.after].filter((form) => form !== null);
  });
  return forms.length ? documentKeys(forms) : [];
}
