import type { Dataset } from "../dataset/dataset.ts";
import type { LakeDocument } from "../document.ts";

/** Every stored version of a release, in the order of ids. */
export function storedVersions(dataset: Dataset, release: string): LakeDocument[] {
  return withPrefix(dataset, `versions.${release}.`);
}

/** Every stored document that describes a release. */
export function storedReleases(dataset: Dataset): LakeDocument[] {
  return withPrefix(dataset, "_.releases.");
}

/** Returns the documents whose id begins with a prefix. They are adjacent, because documents are sorted by id. */
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
