import type { Dataset } from "../../dataset/dataset.ts";
import { actionsBody } from "../../mutation/actions/action.ts";
import { applyAction } from "../../mutation/actions/apply-action.ts";
import { applyMutation } from "../../mutation/apply-mutation.ts";
import { actionError, mutationError } from "../../mutation/errors.ts";
import { mutateBody, transactionIdShape, type Mutation } from "../../mutation/mutation.ts";
import { transact, type WriteRequest } from "../../mutation/transact.ts";
import { mutableDataset, writableDataset } from "../dataset-access.ts";
import { checkSubmissionWrite } from "../submission-writes.ts";
import { parseOr400, readJson } from "../read-body.ts";
import type { Call } from "../call.ts";
import { json } from "../json.ts";

export async function mutate(call: Call): Promise<Response> {
  const dataset = mutableDataset(call);
  const { searchParams } = call.url;
  const is = (name: string) => searchParams.get(name) === "true";
  const { mutations, transactionId } = await readJson(call, mutateBody);
  checkSubmissionWrite(call.identity, mutations, is("returnDocuments"));
  const settings = { autoGenerateArrayKeys: is("autoGenerateArrayKeys") };
  const request: WriteRequest<Mutation> = {
    items: mutations,
    apply: (transaction, item) => applyMutation(transaction, item, settings),
    describe: mutationError,
    transactionId:
      transactionId ??
      parseOr400(transactionIdShape, searchParams.get("transactionId") ?? undefined),
    dryRun: is("dryRun"),
  };
  return call.lake.writes.write(() => {
    const written = write(call, dataset, request);
    const results = written.results.map(({ id, operation }) => ({
      id,
      operation,
      // Reads the document immediately after the write, because the next queued write may change it.
      ...(is("returnDocuments") ? { document: dataset.get(id) ?? null } : {}),
    }));
    const isListWanted = is("returnIds") || is("returnDocuments");
    return json({ transactionId: written.transactionId, results: isListWanted ? results : [] });
  });
}

export async function act(call: Call): Promise<Response> {
  const dataset = writableDataset(call);
  const { actions, transactionId, dryRun } = await readJson(call, actionsBody);
  return call.lake.writes.write(() => {
    const written = write(call, dataset, {
      items: actions,
      apply: applyAction,
      describe: actionError,
      transactionId,
      dryRun,
    });
    return json({ transactionId: written.transactionId });
  });
}

function write<Item>(
  { lake, identity, request: { headers } }: Call,
  dataset: Dataset,
  request: WriteRequest<Item>,
) {
  const { now, random, projectId, store } = lake;
  const traceparent = headers.get("traceparent") ?? undefined;
  const context = { dataset, projectId, author: identity.id, now: now(), random, traceparent };
  return transact(context, request, (id) => store.transaction(dataset.name, id));
}
