import type { Dataset } from "../dataset/dataset.ts";
import { isObject, layerOf, type LakeDocument } from "../document.ts";
import { type InParts, portion } from "../in-parts.ts";
import { RefusedChange } from "../mutation/errors.ts";
import { readRelease, releaseDocumentId } from "./release.ts";
import { storedVersions } from "./release-versions.ts";

type Changed = ReadonlyMap<string, LakeDocument | null>;

/** Maximum number of documents in one release, as in Sanity's service. */
const versionCeiling = 1_000;

/**
 * Checks the changes of a transaction. Throws a `RefusedChange` that names the release in these
 * cases:
 * - A version in a scheduled release is changed.
 * - A document that a scheduled release refers to is deleted.
 * - A version in a published or archived release is created or changed.
 * - A release would exceed the maximum size.
 */
export function* checkReleases(changed: Changed, dataset: Dataset): InParts<void> {
  const growth = new Map<string, number>();
  let count = 0;
  for (const [id, after] of changed) {
    count += 1;
    if (count % portion === 0) yield;
    if (!after) checkAwaited(id, changed, dataset);
    const layer = layerOf(id);
    if (!isRelease(layer)) continue;
    checkLock(layer, id, after, changed, dataset);
    const added = Number(after !== null) - Number(dataset.get(id) !== undefined);
    growth.set(layer, (growth.get(layer) ?? 0) + added);
  }
  for (const [name, added] of growth) {
    if (added > 0 && storedVersions(dataset, name).length + added > versionCeiling) {
      const description = `Release "${name}" would contain more than ${versionCeiling} documents. Split it into several releases`;
      throw new RefusedChange({ type: "releaseTooLargeError", description, id: name }, 400);
    }
  }
}

function isRelease(layer: string): boolean {
  return layer !== "published" && layer !== "drafts";
}

function checkLock(
  name: string,
  id: string,
  after: LakeDocument | null,
  changed: Changed,
  dataset: Dataset,
): void {
  const releaseId = releaseDocumentId(name);
  const stored = dataset.get(releaseId);
  const before = readRelease(stored)?.state;
  const now = readRelease(changed.has(releaseId) ? (changed.get(releaseId) ?? undefined) : stored);
  const isLocked = before === "scheduled" && now?.state === "scheduled";
  const isOver = now?.state === "published" || now?.state === "archived";
  if (!isLocked && !(isOver && after)) return;
  const remedy = isLocked ? "unschedule it first" : "create a new release";
  const description = `Document "${id}" can't be changed: release "${name}" is ${now.state}; ${remedy}`;
  throw new RefusedChange({ type: "releaseLockedError", description, id, state: now.state });
}

/**
 * Throws if a version in a scheduled release has a reference to the deleted document `id` that becomes strong on
 * publishing: the release could not be published at its time.
 */
function checkAwaited(id: string, changed: Changed, dataset: Dataset): void {
  for (const referring of dataset.perspectives.raw.bucket("references", id)) {
    const layer = layerOf(referring._id);
    if (!isRelease(layer) || changed.get(referring._id) === null || !awaits(referring, id))
      continue;
    const release = readRelease(dataset.get(releaseDocumentId(layer)));
    if (release?.state !== "scheduled" || changed.has(release.document._id)) continue;
    const description = `Document "${id}" cannot be deleted: the scheduled release "${release.name}" refers to it from "${referring._id}"`;
    const referringIDs = [referring._id];
    throw new RefusedChange({
      type: "documentHasExistingReferencesError",
      description,
      id,
      referringIDs,
    });
  }
}

function awaits(value: unknown, target: string): boolean {
  if (Array.isArray(value)) return value.some((item) => awaits(item, target));
  if (!isObject(value)) return false;
  const mark = value["_strengthenOnPublish"];
  if (value["_ref"] === target) return isObject(mark) && mark["weak"] !== true;
  return Object.values(value).some((field) => awaits(field, target));
}
