import { isObject } from "../document.ts";

export interface ReferenceTarget {
  projectId: string;
  dataset: string;
  id: string;
}

export function refersAcross(value: unknown, target: ReferenceTarget): boolean {
  if (Array.isArray(value)) return value.some((item) => refersAcross(item, target));
  if (!isObject(value)) return false;
  const { _ref: id, _dataset: dataset, _projectId: projectId = target.projectId } = value;
  if (id === target.id && dataset === target.dataset && projectId === target.projectId) return true;
  return Object.values(value).some((field) => refersAcross(field, target));
}
