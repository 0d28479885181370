import { actionsBody } from "../../mutation/actions/action.ts";
import { applyAction } from "../../mutation/actions/apply-action.ts";
import { applyMutation } from "../../mutation/apply-mutation.ts";
import { actionError, mutationError } from "../../mutation/errors.ts";
import { mutateBody, transactionIdShape, type Mutation } from "../../mutation/mutation.ts";
import { transact, type WriteRequest } from "../../mutation/transact.ts";
import type { LakeDocument } from "../../document.ts";
import { dataError } from "../../lake-error.ts";
import { openDataset, type OpenedDataset } from "../dataset-access.ts";
import { refusal } from "../identity.ts";
import { parseOr400, readJson } from "../read-body.ts";
import type { Call } from "../call.ts";
import { json } from "../json.ts";

/** Maximum length of the documents in a response, in characters of JSON. */
const returnedCeiling = 32_000_000;

/** Throws a 400 if documents are too large to be returned. */
function checkReturned(changed: ReadonlyMap<string, LakeDocument | null>): void {
  let length = 0;
  for (const document of changed.values()) {
    length += JSON.stringify(document).length;
    if (length <= returnedCeiling) continue;
    const description = `The changed documents are larger than ${returnedCeiling} characters. Nothing was written. Change fewer documents at once, or request returnIds instead of returnDocuments`;
    throw dataError(400, "resultTooLargeError", description);
  }
}

export async function mutate(call: Call): Promise<Response> {
  const opened = openDataset(call, "create", "update");
  const { dataset, access } = opened;
  const { searchParams } = call.url;
  const is = (name: string) => searchParams.get(name) === "true";
  const { mutations, transactionId } = await readJson(call, mutateBody);
  if (is("returnDocuments") && !access.maySome("read")) {
    throw refusal(call.identity, "may not read documents, so returnDocuments can't be true");
  }
  const settings = { autoGenerateArrayKeys: is("autoGenerateArrayKeys") };
  const request: WriteRequest<Mutation> = {
    items: mutations,
    apply: (transaction, item) => applyMutation(transaction, item, settings),
    describe: mutationError,
    transactionId:
      transactionId ??
      parseOr400(transactionIdShape, searchParams.get("transactionId") ?? undefined),
    dryRun: is("dryRun"),
    ...(is("returnDocuments") ? { checkChanged: checkReturned } : {}),
  };
  return call.lake.writes.write(() => {
    const written = write(call, opened, request);
    // Reads a document immediately after the write, because the next queued write may change it.
    const documentOf = (id: string) => {
      const changed = written.changed.get(id);
      return changed === undefined ? (dataset.get(id) ?? null) : changed;
    };
    const results = written.results.map(({ id, operation }) => ({
      id,
      operation,
      ...(is("returnDocuments") ? { document: access.readable(documentOf(id)) } : {}),
    }));
    const isListWanted = is("returnIds") || is("returnDocuments");
    return json({ transactionId: written.transactionId, results: isListWanted ? results : [] });
  }, dataset.name);
}

export async function act(call: Call): Promise<Response> {
  const opened = openDataset(call, "create", "update");
  const { actions, transactionId, dryRun } = await readJson(call, actionsBody);
  return call.lake.writes.write(() => {
    const written = write(call, opened, {
      items: actions,
      apply: applyAction,
      describe: actionError,
      transactionId,
      dryRun,
    });
    return json({ transactionId: written.transactionId });
  }, opened.dataset.name);
}

function write<Item>(
  { lake, identity, request: { headers } }: Call,
  { dataset, access }: OpenedDataset,
  request: WriteRequest<Item>,
) {
  const { now, random, projectId, store } = lake;
  const traceparent = headers.get("traceparent") ?? undefined;
  const author = identity.id;
  const context = { dataset, access, projectId, author, now: now(), random, traceparent };
  return transact(context, request, (id) => store.transaction(dataset.name, id));
}
