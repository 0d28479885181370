import type { Dataset } from "../dataset/dataset.ts";
import { referencesIn, type LakeDocument } from "../document.ts";
import type { Access } from "../grants/access.ts";
import { RefusedChange } from "./errors.ts";

type Changed = ReadonlyMap<string, LakeDocument | null>;

/**
 * Protects strong references. A change can't add a strong reference to a missing document, and can't delete the target
 * of a strong reference. Throws a `RefusedChange` that names both documents, if `access` allows to read them.
 */
export function checkReferences(changed: Changed, dataset: Dataset, access?: Access): void {
  for (const [id, after] of changed) {
    if (after) checkOutgoing(after, changed, dataset);
    else checkIncoming(id, changed, dataset, access);
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

function checkIncoming(id: string, changed: Changed, dataset: Dataset, access?: Access): void {
  const all = dataset.perspectives.raw
    .bucket("references", id)
    .map((document) => (changed.has(document._id) ? changed.get(document._id) : document))
    .filter((document) => document && document._id !== id && strongTargets(document).includes(id));
  if (!all.length) return;
  const referring = all.flatMap((document) =>
    document && (!access || access.may("read", document)) ? document._id : [],
  );
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
