import * as z from "zod";
import type { Dataset } from "../../dataset/dataset.ts";
import type { Lake } from "../../lake.ts";
import { gatewayError } from "../../lake-error.ts";
import { eventStream, type EventSink } from "../../listeners/event-stream.ts";
import type { Listener } from "../../listeners/slow-filter-queue.ts";
import { readCommitsFrom, type Commits } from "../../listeners/commits-from.ts";
import { listen, transactionIdOf } from "../../listeners/listen.ts";
import { sendLiveEvents } from "../../listeners/live-events.ts";
import { createMatcher } from "../../listeners/matcher.ts";
import { createMutationSelection } from "../../listeners/mutation-events.ts";
import type { Reading } from "../../listeners/readable-change.ts";
import { randomId } from "../../mutation/document-id.ts";
import { sharerOf } from "../../query/query-slot.ts";
import type { DataKey } from "../../query/sync-tags.ts";
import { accessTo, openDataset, type OpenedDataset } from "../dataset-access.ts";
import { identify } from "../identity.ts";
import { runInTurn, runInTurns } from "../run-in-turn.ts";
import { parseOr400 } from "../read-body.ts";
import type { Call } from "../call.ts";
import { fromAddress } from "./query.ts";

const flag = (fallback: boolean) => z.stringbool().default(fallback);
const listenOptions = z.object({
  // False, because Sanity's client sends `true` explicitly and omits `false`. If it were true, the lake would send the
  // whole document, such as a page of 190 kB, for each keystroke.
  includeResult: flag(false),
  includePreviousRevision: flag(false),
  includeMutations: flag(true),
  includeAllVersions: z.stringbool().optional(),
  effectFormat: z.literal("mendoza").optional(),
  visibility: z.enum(["query", "transaction"]).catch("transaction"),
  enableResume: flag(false),
});

export async function listenToMutations(call: Call): Promise<Response> {
  const { dataset } = openDataset(call, "read");
  const lastEventId = call.request.headers.get("last-event-id");
  const isResuming = optionsOf(call).enableResume && lastEventId !== null;
  const read = isResuming
    ? await runInTurns(call, () => readCommitsFrom(dataset, transactionIdOf(lastEventId)))
    : undefined;
  return runInTurn(call, () => openListener(call, read));
}

const optionsOf = ({ url }: Call) =>
  parseOr400(listenOptions, Object.fromEntries(url.searchParams));

function openListener(call: Call, read: Commits): Response {
  const { request, url, identity, lake, apiVersion } = call;
  const opened = openDataset(call, "read");
  const { dataset, access } = opened;
  const options = optionsOf(call);
  const { query, params } = fromAddress(url);
  const matcher = createMatcher(query, params, identity.id);
  const lastEventId = request.headers.get("last-event-id") ?? undefined;
  // Before API version 2025-02-19, listeners received drafts by default.
  const includesAllVersionsByDefault = apiVersion !== "X" && apiVersion < "2025-02-19";
  const includeAllVersions = options.includeAllVersions ?? includesAllVersionsByDefault;
  const selection = createMutationSelection(matcher, { ...options, includeAllVersions }, access);
  const beginning = {
    listenerName: randomId(lake.random),
    enableResume: options.enableResume,
    lastEventId,
    read,
    listener: listenerOf(call),
  };
  return stream(
    lake,
    (sink) => listen(dataset, selection, beginning, sink),
    () => mayStillRead(call, opened),
  );
}

/** A token is required only for drafts: otherwise Sanity's client sends none, and the tags reveal nothing of the content. */
export function liveEvents(call: Call): Response {
  const { url, identity, lake, params } = call;
  const includeDrafts = url.searchParams.get("includeDrafts") === "true";
  const dataset = lake.dataset(params["dataset"] ?? "");
  if (!dataset && !includeDrafts) throw gatewayError(404, "Not Found", "Dataset not found");
  const isContent = dataset?.isAddOn === false && !dataset.hasSubmissions;
  const isOpen = identity.kind === "anonymous" && isContent && !includeDrafts;
  if (dataset && isOpen) return streamTags(call, dataset, { includeDrafts });
  const opened = openDataset(call, "read");
  const isAllowed = () => mayStillRead(call, opened);
  return streamTags(call, opened.dataset, { includeDrafts, reading: opened.access, isAllowed });
}

/** Returns the client of a stream. Its turns don't end with a connection: another listener may share its filter. */
function listenerOf({ lake, identity, caller }: Call): Listener {
  const client = sharerOf(identity.id, caller);
  const { signal } = new AbortController();
  return {
    client,
    startSlice: () => lake.shares.begin({ client, signal }),
    usedTime: () => lake.shares.usedTime(client),
  };
}

function streamTags(
  call: Call,
  dataset: Dataset,
  {
    isAllowed = () => true,
    ...options
  }: { includeDrafts: boolean; reading?: Reading; isAllowed?: () => boolean },
): Response {
  const { request, lake } = call;
  const lastEventId = request.headers.get("last-event-id") ?? undefined;
  const listener = listenerOf(call);
  const tagsOf = (keys: Iterable<DataKey>) => lake.tagsOf(dataset.name, keys);
  return stream(
    lake,
    (sink) => sendLiveEvents(dataset, { ...options, lastEventId, tagsOf, listener }, sink),
    isAllowed,
  );
}

/** A stream can outlive its token or session, and the role can change. */
function mayStillRead({ request, lake }: Call, { dataset, access }: OpenedDataset): boolean {
  try {
    const present = accessTo(dataset, identify(request, lake), lake);
    return present.maySome("read") && present.readKey === access.readKey;
  } catch {
    return false;
  }
}

function stream(
  lake: Lake,
  start: (sink: EventSink) => () => void,
  isAllowed: () => boolean,
): Response {
  const startCounted = (sink: EventSink) => {
    const stop = start(sink);
    lake.openStreams += 1;
    return () => {
      lake.openStreams -= 1;
      stop();
    };
  };
  return new Response(eventStream(startCounted, isAllowed), {
    headers: {
      "content-type": "text/event-stream; charset=utf-8",
      "x-content-type-options": "nosniff",
      "cache-control": "no-cache, no-transform",
    },
  });
}
