import type { Dataset } from "../dataset/dataset.ts";
import { referencesIn, type LakeDocument } from "../document.ts";
import { forEach, type InParts, portion } from "../in-parts.ts";
import type { Access } from "../grants/access.ts";
import { RefusedChange } from "./errors.ts";

type Changed = ReadonlyMap<string, LakeDocument | null>;

/**
 * Protects strong references. A change can't add a strong reference to a missing document, and can't delete the target
 * of a strong reference. Throws a `RefusedChange` that names both documents, if `access` allows to read them.
 */
export function* checkReferences(
  changed: Changed,
  dataset: Dataset,
  access?: Access,
): InParts<void> {
  let count = 0;
  for (const [id, after] of changed) {
    if (after) checkOutgoing(after, changed, dataset);
    else yield* checkIncoming(id, changed, dataset, access);
    count += 1;
    if (count % portion === 0) yield;
  }
}

function checkOutgoing(document: LakeDocument, changed: Changed, dataset: Dataset): void {
  // Ignores a missing target if the stored document already has the reference, as in a restored dataset. Otherwise
  // nobody could edit that document.
  const before = new Set(strongTargets(dataset.get(document._id)));
  for (const target of strongTargets(document)) {
    const isThere = changed.has(target)
      ? changed.get(target) !== null
      : dataset.get(target) !== undefined;
    if (isThere || (before.has(target) && !changed.has(target))) continue;
    throw new RefusedChange({
      type: "documentReferenceDoesNotExistError",
      description: `Document "${document._id}" references non-existent document "${target}"`,
      id: document._id,
      referenceID: target,
    });
  }
}

function* checkIncoming(
  id: string,
  changed: Changed,
  dataset: Dataset,
  access?: Access,
): InParts<void> {
  let isReferredTo = false;
  const referring: string[] = [];
  yield* forEach(dataset.perspectives.raw.bucket("references", id), (stored) => {
    const document = changed.has(stored._id) ? changed.get(stored._id) : stored;
    if (!document || document._id === id || !strongTargets(document).includes(id)) return;
    isReferredTo = true;
    if (!access || access.may("read", document)) referring.push(document._id);
  });
  if (!isReferredTo) return;
  throw new RefusedChange({
    type: "documentHasExistingReferencesError",
    description: `Document "${id}" cannot be deleted as there are references to it from "${referring.slice(0, 5).join('", "')}"`,
    id,
    referencingIDs: referring,
  });
}

function strongTargets(document: LakeDocument | undefined): string[] {
  return referencesIn(document)
    .filter((reference) => !reference.weak)
    .map((reference) => reference.target);
}
