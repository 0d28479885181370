import type { PointInTime } from "../../history/revisions.ts";
import { visibleDocumentAt, visibleTransactions } from "../../history/visible-history.ts";
import { documentEvents, documentsBehind } from "../../history/document-events.ts";
import { draftIdOf, publishedIdOf, type JsonObject } from "../../document.ts";
import { forEach, type InParts } from "../../in-parts.ts";
import { dataError } from "../../lake-error.ts";
import { clientEffects } from "../../mutation/effects.ts";
import { type Effects, RemovedTransaction, type Transaction } from "../../store/store.ts";
import { openDataset } from "../dataset-access.ts";
import type { Call } from "../call.ts";
import { json, jsonLines } from "../json.ts";

/** Maximum number of transactions in one response. */
const pageCeiling = 1_000;

/** Maximum number of documents in one request. The Studio requests a document and its draft. */
const idCeiling = 100;

function idsOf({ params }: Call): string[] {
  const ids = [...new Set((params["ids"] ?? "").split(","))].filter(Boolean);
  if (ids.length <= idCeiling) return ids;
  const description = `A request for the history names at most ${idCeiling} documents, not ${ids.length}`;
  throw dataError(400, "invalidRequestError", description);
}

/** The transactions that changed a requested document, `fromTransaction` and `toTransaction` included. */
export function* transactions(call: Call): InParts<Response> {
  const { searchParams } = call.url;
  const { dataset, access } = openDataset(call, "history");
  const ids = idsOf(call);
  const all = yield* visibleTransactions(dataset, access, ids);
  const place = (name: string, fallback: number) => {
    const id = searchParams.get(name);
    if (!id) return fallback;
    // From the store, because it may have changed none of the requested documents: the Studio requests a draft's changes
    // since a transaction that published the page without a draft.
    return call.lake.store.transaction(dataset.name, id)?.sequence ?? fallback;
  };
  const from = place("fromTransaction", 0);
  const to = place("toTransaction", Infinity);
  const authors = searchParams.get("authors")?.split(",");
  const isEach = from === 0 && to === Infinity && !authors;
  const found: Transaction[] = [];
  // Without a condition, no transaction is read before its line is sent.
  if (isEach) found.push(...all);
  else {
    yield* forEach(all, (one) => {
      const isInRange = one.sequence >= from && one.sequence <= to;
      if (isInRange && (!authors || authors.includes(one.author))) found.push(one);
    });
  }
  const ordered = searchParams.get("reverse") === "true" ? found.toReversed() : found;
  const limit = Math.min(
    countOf(searchParams.get("limit"), pageCeiling) || pageCeiling,
    pageCeiling,
  );
  return jsonLines(shapes(ordered.slice(0, limit), ids, searchParams), call);
}

function* shapes(entries: Transaction[], ids: readonly string[], searchParams: URLSearchParams) {
  for (const entry of entries) {
    try {
      yield shape(entry, ids, searchParams);
    } catch (error) {
      // The lake deletes old transactions while a slow client reads the ones that it has requested.
      if (!(error instanceof RemovedTransaction)) throw error;
    }
  }
}

function shape(entry: Transaction, ids: readonly string[], searchParams: URLSearchParams) {
  const { id, timestamp, author, documentIDs, mutations, effects } = entry;
  const isOnlyIdentified = searchParams.get("includeIdentifiedDocumentsOnly") === "true";
  const listedIds = isOnlyIdentified ? documentIDs.filter((one) => ids.includes(one)) : documentIDs;
  const isBare =
    searchParams.get("excludeMutations") === "true" ||
    searchParams.get("excludeContent") === "true";
  return {
    id,
    timestamp,
    author,
    documentIDs: listedIds,
    ...(isBare ? {} : { mutations }),
    ...(searchParams.get("effectFormat") === "mendoza"
      ? {
          effects: Object.fromEntries(
            listedIds.map((one) => [one, effectsForClient(effects[one])]),
          ),
        }
      : {}),
  };
}

function effectsForClient(effects: Effects | undefined): Effects | undefined {
  return effects && clientEffects(effects);
}

export function* documents(call: Call): InParts<Response> {
  const { dataset, access } = openDataset(call, "history");
  const pointInTime = pointInTimeOf(call.url);
  const ids = idsOf(call);
  const stateOf = (id: string) => visibleDocumentAt(dataset, access, id, pointInTime);
  const found: JsonObject[] = [];
  for (const id of ids) {
    // Falls back to the published document, because a draft's history also lists revisions that were published without
    // a draft. The Studio requests those by the draft's id.
    const mayBePublished = "revision" in pointInTime && !ids.includes(publishedIdOf(id));
    const own = yield* stateOf(id);
    const state = own ?? (mayBePublished ? yield* stateOf(publishedIdOf(id)) : null);
    if (state) found.push(state);
  }
  return json({ documents: found });
}

function pointInTimeOf({ searchParams }: URL): PointInTime {
  const revision = searchParams.get("revision");
  if (revision !== null) return { revision };
  if (searchParams.get("lastRevision") === "true") return { lastRevision: true };
  const time = searchParams.get("time") ?? "9999-12-31T00:00:00Z";
  if (Number.isNaN(Date.parse(time)))
    throw dataError(
      400,
      "invalidTimeError",
      `"${time}" is not a valid time. Use a time such as 2026-11-21T12:00:00Z`,
    );
  return { time };
}

/** Maximum number of events in one response. */
const eventCeiling = 500;

/** The cursor is the number of remaining older events, so new events don't shift it. */
export function* events(call: Call): InParts<Response> {
  const { searchParams } = call.url;
  const { dataset, access } = openDataset(call, "history");
  const id = call.params["id"] ?? "";
  const publishedId = publishedIdOf(id);
  const own = dataset.transactionsOf([id, publishedId, draftIdOf(publishedId)]);
  const log = yield* visibleTransactions(dataset, access, yield* documentsBehind(id, own));
  const all = yield* documentEvents(id, log, (one) => dataset.get(one) !== undefined);
  const remaining = countOf(searchParams.get("nextCursor"), all.length);
  const limit = Math.min(countOf(searchParams.get("limit"), eventCeiling), eventCeiling);
  const start = Math.max(0, all.length - remaining);
  const page = all.slice(start, start + limit);
  const rest = all.length - start - page.length;
  return json({ events: { [id]: page }, nextCursor: rest > 0 ? String(rest) : "" });
}

function countOf(text: string | null, fallback: number): number {
  return text !== null && /^\d{1,9}$/.test(text) ? Number(text) : fallback;
}
