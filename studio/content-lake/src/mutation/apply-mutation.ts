import { isObject, type JsonObject } from "../document.ts";
import type { InParts } from "../in-parts.ts";
import { selectIds } from "../query/run-query.ts";
import { applyPatch, checkRevision } from "./apply-patch.ts";
import { checkId, randomId, resolveId } from "./document-id.ts";
import { RefusedChange } from "./errors.ts";
import type { Mutation, PatchOperations, Selection } from "./mutation.ts";
import type { PendingTransaction } from "./pending-transaction.ts";

export interface MutationSettings {
  /** Whether objects in lists get a `_key` if they have none. */
  autoGenerateArrayKeys: boolean;
}

/** Throws a `RefusedChange` if the mutation can't be applied. */
export function* applyMutation(
  transaction: PendingTransaction,
  mutation: Mutation,
  settings: MutationSettings,
): InParts<void> {
  if ("create" in mutation) create(transaction, mutation.create, settings, "create");
  else if ("createIfNotExists" in mutation) {
    create(transaction, mutation.createIfNotExists, settings, "createIfNotExists");
  } else if ("createOrReplace" in mutation) {
    create(transaction, mutation.createOrReplace, settings, "createOrReplace");
  } else if ("patch" in mutation) yield* patch(transaction, mutation.patch, settings);
  else yield* remove(transaction, mutation.delete);
}

function create(
  transaction: PendingTransaction,
  attributes: JsonObject,
  settings: MutationSettings,
  kind: "create" | "createIfNotExists" | "createOrReplace",
): void {
  const id = resolveId(attributes["_id"], transaction.context.random);
  const isThere = transaction.has(id);
  if (isThere && kind === "createIfNotExists") {
    transaction.recordUnchanged(id);
    return;
  }
  if (isThere && kind === "create") {
    const description = `Document by ID "${id}" already exists`;
    throw new RefusedChange({ type: "documentAlreadyExistsError", description, id });
  }
  const fields = keyed(attributes, settings, transaction);
  transaction.create(id, fields, { [kind]: { ...fields, _id: id } });
}

function* patch(
  transaction: PendingTransaction,
  { ...patch }: PatchOperations & Selection,
  settings: MutationSettings,
): InParts<void> {
  const operations: PatchOperations = withoutSelection(patch);
  for (const id of yield* select(transaction, patch)) {
    const patched = applyPatch(
      transaction.require(id),
      keyedOperations(operations, settings, transaction),
      transaction.diffTime,
    );
    transaction.update(patched, { patch: { ...operations, id } });
    if (transaction.isPauseDue()) yield;
  }
}

function* remove(
  transaction: PendingTransaction,
  selection: Selection & { ifRevisionID?: string | undefined },
): InParts<void> {
  const { ifRevisionID } = selection;
  for (const id of yield* select(transaction, selection)) {
    const document = transaction.get(id);
    if (!document) {
      if (ifRevisionID !== undefined) transaction.require(id);
      continue;
    }
    checkRevision(document, ifRevisionID);
    transaction.remove(id, { delete: { id } });
    if (transaction.isPauseDue()) yield;
  }
}

function* select(transaction: PendingTransaction, selection: Selection): InParts<string[]> {
  if ("id" in selection) return [selection.id].flat().map(checkId);
  const { dataset, access, projectId, author, now } = transaction.context;
  return yield* selectIds(selection.query, selection.params ?? {}, {
    view: (access?.documentsOf(dataset) ?? dataset.perspectives).raw,
    search: (text) => dataset.search(text),
    identity: author,
    now,
    projectId,
    dataset: dataset.name,
  });
}

function withoutSelection(
  patch: PatchOperations & Partial<Record<"id" | "query" | "params", unknown>>,
) {
  const { id: _id, query: _query, params: _params, ...operations } = patch;
  return operations;
}

function keyed(
  value: JsonObject,
  { autoGenerateArrayKeys }: MutationSettings,
  { context }: PendingTransaction,
): JsonObject {
  if (!autoGenerateArrayKeys) return value;
  const fields = Object.entries(value);
  return Object.fromEntries(
    fields.map(([key, field]) => [key, withArrayKeys(field, context.random)]),
  );
}

function keyedOperations(
  operations: PatchOperations,
  settings: MutationSettings,
  transaction: PendingTransaction,
): PatchOperations {
  if (!settings.autoGenerateArrayKeys) return operations;
  const { set, setIfMissing, insert } = operations;
  const { random } = transaction.context;
  const items = withArrayKeys(insert?.items, random);
  return {
    ...operations,
    ...(set ? { set: keyed(set, settings, transaction) } : {}),
    ...(setIfMissing ? { setIfMissing: keyed(setIfMissing, settings, transaction) } : {}),
    ...(insert && Array.isArray(items) ? { insert: { ...insert, items } } : {}),
  };
}

/**
 * Returns a copy of the value in which every object in a list has a `_key`. New keys are 12 random letters and digits.
 */
function withArrayKeys(value: unknown, random: (bytes: number) => Uint8Array): unknown {
  if (Array.isArray(value)) {
    return value.map((item: unknown) => {
      const keyed = withArrayKeys(item, random);
      return isObject(keyed) && typeof keyed["_key"] !== "string"
        ? { ...keyed, _key: randomId(random, 12) }
        : keyed;
    });
  }
  if (!isObject(value)) return value;
  const fields = Object.entries(value).map(([key, field]) => [key, withArrayKeys(field, random)]);
  return Object.fromEntries(fields);
}
