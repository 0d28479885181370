import { Mutation as SanityMutation } from "@sanity/mutator";
import { isDocument, type LakeDocument } from "../document.ts";
import { unboundedPath } from "./check-paths.ts";
import { DiffTime } from "./diff-time.ts";
import { RefusedChange } from "./errors.ts";
import type { PatchOperations } from "./mutation.ts";
import { errorMessage } from "../lake-error.ts";

const immutable = ["_id", "_type"] as const;

/**
 * The Studio runs the same code (`@sanity/mutator`) to show the result before the lake responds. Throws a
 * `RefusedChange` if an operation can't be applied, or if a text diff takes longer than the remaining `time`.
 */
export function applyPatch(
  document: LakeDocument,
  operations: PatchOperations,
  time = new DiffTime(),
): LakeDocument {
  const { ifRevisionID, ...patch } = operations;
  checkRevision(document, ifRevisionID);
  const patched = patchWithMutator(document, patch, time);
  for (const field of immutable) {
    if (patched[field] !== document[field]) throw immutableField(field, document._id);
  }
  return patched;
}

function patchWithMutator(
  document: LakeDocument,
  patch: PatchOperations,
  time: DiffTime,
): LakeDocument {
  try {
    const unbounded = unboundedPath(patch);
    if (unbounded !== undefined) throw new Error(unbounded);
    const mutations = [{ patch: { ...patch, id: document._id } }];
    const apply = (): unknown => new SanityMutation({ mutations }).apply(document);
    const patched = patch.diffMatchPatch ? time.spend(apply) : apply();
    if (!isDocument(patched)) throw new Error("the result is not a document");
    return patched;
  } catch (error) {
    const reason = errorMessage(error);
    const description = `The patch can't be applied to the document "${document._id}": ${reason}`;
    throw new RefusedChange({ type: "invalidPatchError", description, id: document._id });
  }
}

/** Throws a `RefusedChange` if the client made the change for another revision than the current one. */
export function checkRevision(document: LakeDocument, expected: string | undefined): void {
  if (expected === undefined || expected === document._rev) return;
  throw new RefusedChange({
    type: "documentRevisionIDDoesNotMatchError",
    description: `Document "${document._id}" has unexpected revision ID ("${document._rev}"), expected "${expected}"`,
    id: document._id,
    currentRevisionID: document._rev,
    expectedRevisionID: expected,
  });
}

function immutableField(field: string, id: string): RefusedChange {
  const description = `Cannot modify immutable attribute "${field}" of document "${id}"`;
  return new RefusedChange({ type: "immutableAttributeError", description, id, attribute: field });
}
