import { isObject } from "../document.ts";

/** What a cross-dataset reference points to. */
export interface ReferenceTarget {
  projectId: string;
  dataset: string;
  id: string;
}

/** Does a value hold a reference from another dataset to this document? */
export function refersAcross(value: unknown, target: ReferenceTarget): boolean {
  if (Array.isArray(value)) return value.some((item) => refersAcross(item, target));
  if (!isObject(value)) return false;
  const { _ref: id, _dataset: dataset, _projectId: projectId = target.projectId } = value;
  if (id === target.id && dataset === target.dataset && projectId === target.projectId) return true;
  return Object.values(value).some((field) => refersAcross(field, target));
}
