import type { ArchivedDocument, ArchiveProblem } from "./read-documents.ts";
import { pathText, visitObjects } from "./visit-values.ts";

export interface StrongReference extends ArchiveProblem {
  target: string;
}

/** Field names that Sanity's importer supports in a path. */
const plainField = /^[A-Za-z_][A-Za-z0-9_]*$/;

/** Finds the strong references out of the archive, and those whose path has a field that the importer doesn't support. */
export function findReferences(documents: readonly ArchivedDocument[]) {
  const ids = new Set(documents.map(({ content }) => content._id));
  const outward: StrongReference[] = [];
  const problems: ArchiveProblem[] = [];
  for (const { line, content } of documents) {
    visitObjects(content, (object, path) => {
      const { _ref: target } = object;
      if (typeof target !== "string" || "_dataset" in object || "_projectId" in object) return;
      if (object["_weak"] === true) return;
      const odd = path.find((part) => typeof part === "string" && !plainField.test(part));
      if (odd !== undefined) {
        const message = `${pathText(path)}: a reference can't be below a field named "${odd}"`;
        problems.push({ line, message });
      }
      if (!ids.has(target)) {
        const message = `${pathText(path)} refers to "${target}", which is neither in the archive nor in the dataset`;
        outward.push({ line, target, message });
      }
    });
  }
  return { outward, problems };
}
