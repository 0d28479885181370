import { existsSync } from "node:fs";
import * as z from "zod";
import { assetFileOf, isAsset } from "../../assets/asset-files.ts";
import type { JsonObject } from "../../document.ts";
import { type DocumentChanges, planUndo, prepareUndo, skipRefused } from "../../history/undo.ts";
import { dataError } from "../../lake-error.ts";
import type { Call } from "../call.ts";
import { openDataset } from "../dataset-access.ts";
import { requireManager } from "../identity.ts";
import { json } from "../json.ts";
import { runInTurns, writeOptions } from "../run-in-turn.ts";
import { readJson } from "../read-body.ts";

/** Maximum number of transactions, and of documents, that one request undoes. */
const ceiling = 10_000;

const time = z.iso.datetime({ offset: true });

const undoBody = z.intersection(
  z.object({ dryRun: z.boolean().default(false), force: z.boolean().default(false) }),
  z.union([
    z.object({ transactionId: z.string() }),
    z.object({ author: z.string(), since: time, until: time.optional() }),
  ]),
);

/** Only for callers who manage the lake, because an undo changes documents of any type. */
export async function undo(call: Call): Promise<Response> {
  requireManager(call.identity, call.lake);
  const { dataset } = openDataset(call, "manage");
  if (dataset.hasSubmissions) {
    const description = "The submissions of forms have no history, so they can't be undone";
    throw dataError(400, "invalidRequestError", description);
  }
  const body = await readJson(call, undoBody, 65_536);
  const { lake, identity } = call;
  const ids = "transactionId" in body ? [body.transactionId] : authored(call, dataset.name, body);
  const undone = ids.map((id) => transactionOf(call, dataset.name, id));
  checkSize(undone);
  const hasFile = (document: JsonObject) =>
    !isAsset(document) || existsSync(lake.folder.path(assetFileOf(dataset.name, document).file));
  const startPlan = () => planUndo(dataset, undone, { force: body.force, hasFile });
  const { sequence } = dataset;
  const early = await runInTurns(call, startPlan);
  return lake.writes.writeInParts(
    function* () {
      // The histories have been read by now, so that a second plan takes little time.
      const plan = dataset.sequence === sequence ? early : yield* startPlan();
      const { projectId, random } = lake;
      const context = { dataset, projectId, author: identity.id, now: lake.now(), random };
      yield* skipRefused(context, plan);
      const commit = body.dryRun ? () => undefined : yield* prepareUndo(context, plan);
      return () =>
        json({
          dryRun: body.dryRun,
          transactionId: commit()?.transactionId ?? null,
          transactions: undone.length,
          documents: plan.documents,
        });
    },
    writeOptions(call, dataset),
  );
}

function authored(
  { lake }: Call,
  dataset: string,
  { author, since, until }: { author: string; since: string; until?: string | undefined },
): string[] {
  const range = {
    // People are known by their e-mail address, tokens by their id.
    author: lake.people.withEmail(author)?.id ?? author,
    since: new Date(since).toISOString(),
    until: until === undefined ? "9999" : new Date(until).toISOString(),
  };
  return lake.store.transactionIdsBy(dataset, range, ceiling + 1);
}

function transactionOf({ lake }: Call, dataset: string, id: string): DocumentChanges {
  const found = lake.store.transaction(dataset, id);
  if (found) return found;
  const description = `The history of "${dataset}" has no transaction "${id}"`;
  throw dataError(404, "transactionNotFoundError", description, { id });
}

function checkSize(undone: readonly DocumentChanges[]): void {
  const ids = new Set(undone.flatMap(({ documentIDs }) => documentIDs));
  if (undone.length <= ceiling && ids.size <= ceiling) return;
  const description = `More than ${ceiling} transactions or documents would be undone. Choose a shorter time`;
  throw dataError(400, "invalidRequestError", description);
}
