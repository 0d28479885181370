import { isObject, type LakeDocument } from "../../content-lake/src/document.ts";
import { pathText, visitObjects } from "../../content-lake/src/cli/archive/visit-values.ts";
import type { Problem } from "./problem.ts";

/**
 * Returns the problems that would break the Studio for a document of any type: missing or duplicate
 * list keys, and strong references to missing documents. `ids` has the ids of all stored documents.
 */
export function checkStructure(document: LakeDocument, ids: ReadonlySet<string>): Problem[] {
  const problems: Problem[] = [];
  const report = (path: readonly PropertyKey[], message: string) =>
    problems.push({ id: document._id, path: pathText(path), message });
  visitObjects(document, (object, path) => {
    const { _ref: target } = object;
    const isElsewhere = "_dataset" in object || "_projectId" in object;
    if (
      typeof target === "string" &&
      object["_weak"] !== true &&
      !isElsewhere &&
      !ids.has(target)
    ) {
      report(path, `refers to "${target}", which does not exist`);
    }
    for (const [field, value] of Object.entries(object)) {
      if (Array.isArray(value)) checkKeys(value, [...path, field], report);
    }
  });
  return problems;
}

function checkKeys(
  list: readonly unknown[],
  path: readonly PropertyKey[],
  report: (path: readonly PropertyKey[], message: string) => void,
): void {
  const seen = new Set<string>();
  for (const [index, item] of list.entries()) {
    if (!isObject(item)) continue;
    const { _key: key } = item;
    if (typeof key !== "string" || key === "") report([...path, index], "has no _key");
    else if (seen.has(key)) report([...path, index], `has the same _key "${key}" as another entry`);
    else seen.add(key);
  }
}
