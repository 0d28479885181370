import {
  checkPart,
  commitDocuments,
  commitLogged,
  historyOf,
  historyPart,
} from "../../history/history-log.ts";
import { dataError } from "../../lake-error.ts";
import { openDataset } from "../dataset-access.ts";
import { requireManager } from "../identity.ts";
import { json, jsonLines } from "../json.ts";
import { readJson } from "../read-body.ts";
import type { Call } from "../call.ts";

/**
 * Maximum size in bytes of a part: a transaction's mutations, and its documents before and after, are up to three times
 * its request.
 */
const partCeiling = 16 * 1024 * 1024;

/** The error of a transaction after a refused one. The client gets the error of the refused one. */
const incomplete = dataError(400, "invalidHistoryError", "An earlier transaction was refused");

function datasetWithHistory(call: Call) {
  requireManager(call.identity, call.lake);
  const { dataset } = openDataset(call, "manage");
  if (!dataset.hasSubmissions) return dataset;
  const description = "The submissions of forms have no history";
  throw dataError(400, "invalidRequestError", description);
}

export function readLog(call: Call): Response {
  return jsonLines(historyOf(datasetWithHistory(call), call.lake.store), call);
}

/**
 * Until the last part is stored, no scheduled release is published, because a release may have been unscheduled or
 * published later in the history.
 */
export async function storeLog(call: Call): Promise<Response> {
  const dataset = datasetWithHistory(call);
  const { lake, identity } = call;
  const part = await readJson(call, historyPart, partCeiling);
  const { documents, transactions, isLast } = part;
  const context = { author: identity.id, random: lake.random };
  lake.releases.pause(dataset);
  let isRefused = false;
  // Each write may commit once. The writes of a part are queued together, so that no other write comes between. After
  // one was refused, the others are refused too.
  const write = (work: () => void) =>
    lake.writes.write(() => {
      if (isRefused) throw incomplete;
      isRefused = true;
      work();
      isRefused = false;
    }, dataset.name);
  try {
    await Promise.all([
      write(() => {
        checkPart(dataset, part);
        if (documents.length > 0) commitDocuments(dataset, documents, context);
      }),
      ...transactions.map((logged) => write(() => commitLogged(dataset, lake.store, logged))),
    ]);
  } catch (error) {
    lake.releases.resume(dataset);
    throw error;
  }
  if (isLast) lake.releases.resume(dataset);
  return json({ sequence: dataset.sequence });
}
