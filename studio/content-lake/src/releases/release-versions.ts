import type { Dataset } from "../dataset/dataset.ts";
import { rangeOf } from "../dataset/sorted-documents.ts";
import type { LakeDocument } from "../document.ts";

export function storedVersions(dataset: Dataset, release: string): LakeDocument[] {
  return withPrefix(dataset, `versions.${release}.`);
}

export function storedReleases(dataset: Dataset): LakeDocument[] {
  return withPrefix(dataset, "_.releases.");
}

function withPrefix(dataset: Dataset, prefix: string): LakeDocument[] {
  const all = dataset.perspectives.raw.all();
  const { start, end } = rangeOf(prefix, all);
  return all.slice(start, end);
}
