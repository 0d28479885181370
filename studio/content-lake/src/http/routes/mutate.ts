import { actionsBody } from "../../mutation/actions/action.ts";
import { applyAction } from "../../mutation/actions/apply-action.ts";
import { applyMutation } from "../../mutation/apply-mutation.ts";
import { actionError, mutationError } from "../../mutation/errors.ts";
import {
  mutateBody,
  mutation,
  transactionIdShape,
  type Mutation,
} from "../../mutation/mutation.ts";
import {
  prepareTransaction,
  type WriteResult,
  type WriteRequest,
} from "../../mutation/transact.ts";
import type { LakeDocument } from "../../document.ts";
import { forEach, type InParts } from "../../in-parts.ts";
import { dataError } from "../../lake-error.ts";
import { writeOptions } from "../run-in-turn.ts";
import { openDataset, type OpenedDataset } from "../dataset-access.ts";
import { refusal } from "../identity.ts";
import { parseItemsOr400, parseOr400, readJson, readJsonInParts } from "../read-body.ts";
import type { Call } from "../call.ts";
import { json } from "../json.ts";

/** Maximum length of the documents in a response, in characters of JSON. */
const returnedCeiling = 32_000_000;

function checkReturned(changed: ReadonlyMap<string, LakeDocument | null>): InParts<void> {
  let length = 0;
  return forEach(changed.values(), (document) => {
    length += JSON.stringify(document).length;
    if (length <= returnedCeiling) return;
    const description = `The changed documents are larger than ${returnedCeiling} characters. Nothing was written. Change fewer documents at once, or request returnIds instead of returnDocuments`;
    throw dataError(400, "resultTooLargeError", description);
  });
}

function* parseMutations(body: unknown) {
  const { mutations: items, transactionId } = parseOr400(mutateBody, body);
  const mutations = yield* parseItemsOr400(mutation, { name: "mutations", items });
  return { mutations, transactionId };
}

export async function mutate(call: Call): Promise<Response> {
  const opened = openDataset(call, "create", "update");
  const { dataset, access } = opened;
  const { searchParams } = call.url;
  const is = (name: string) => searchParams.get(name) === "true";
  const { mutations, transactionId } = await readJsonInParts(call, parseMutations);
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
  return write(call, opened, request, (written) => {
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
    const shouldIncludeResults = is("returnIds") || is("returnDocuments");
    return json({
      transactionId: written.transactionId,
      results: shouldIncludeResults ? results : [],
    });
  });
}

export async function act(call: Call): Promise<Response> {
  const opened = openDataset(call, "create", "update");
  const { actions, transactionId, dryRun } = await readJson(call, actionsBody);
  const request: WriteRequest<{ actionType: string }> = {
    items: actions,
    apply: applyAction,
    describe: actionError,
    transactionId,
    dryRun,
  };
  return write(call, opened, request, (written) => json({ transactionId: written.transactionId }));
}

function write<Item>(
  call: Call,
  { dataset, access }: OpenedDataset,
  request: WriteRequest<Item>,
  respond: (written: WriteResult) => Response,
): Promise<Response> {
  const { lake, identity } = call;
  const { now, random, projectId, store } = lake;
  const traceparent = call.request.headers.get("traceparent") ?? undefined;
  const author = identity.id;
  return lake.writes.writeInParts(
    function* () {
      const context = { dataset, access, projectId, author, now: now(), random, traceparent };
      const find = (id: string) => store.transaction(dataset.name, id);
      const commit = yield* prepareTransaction(context, request, find);
      return () => respond(commit());
    },
    writeOptions(call, dataset),
  );
}
