import type { Dataset } from "../dataset/dataset.ts";
import { layerOf, type LakeDocument } from "../document.ts";

/** The part of a pending transaction that lists versions. */
type Changes = {
  context: { dataset: Dataset };
  changed: () => ReadonlyMap<string, unknown>;
  get: (id: string) => LakeDocument | undefined;
};

/** Every stored version of a release, in the order of ids. */
export function storedVersions(dataset: Dataset, release: string): LakeDocument[] {
  return withPrefix(dataset, `versions.${release}.`);
}

/** Every stored document that describes a release. */
export function storedReleases(dataset: Dataset): LakeDocument[] {
  return withPrefix(dataset, "_.releases.");
}

/** Every version of a release as a pending transaction sees it. */
export function versionsOf(transaction: Changes, release: string): LakeDocument[] {
  const stored = storedVersions(transaction.context.dataset, release).map(({ _id }) => _id);
  const changed = [...transaction.changed().keys()].filter((id) => layerOf(id) === release);
  return [...new Set([...stored, ...changed])].flatMap((id) => transaction.get(id) ?? []);
}

/** Documents are sorted by id, so those with the same prefix are adjacent. */
function withPrefix(dataset: Dataset, prefix: string): LakeDocument[] {
  const all = dataset.perspectives.raw.all();
  return all.slice(placeOf(all, prefix), placeOf(all, `${prefix}\uFFFF`));
}

/** Returns the number of documents before this id. */
function placeOf(documents: readonly LakeDocument[], id: string): number {
  let low = 0;
  let high = documents.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    const candidate = documents[middle];
    if (candidate && candidate._id < id) low = middle + 1;
    else high = middle;
  }
  return low;
}
