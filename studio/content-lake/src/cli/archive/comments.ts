import { stat } from "node:fs/promises";
import { join } from "node:path";
import { isObject } from "../../document.ts";
import { findReferences, type StrongReference } from "./find-references.ts";
import { readDocuments, type ArchivedDocument, type ArchiveProblem } from "./read-documents.ts";
import type { CompleteDocument } from "./complete-document.ts";
import { pathText, visitObjects } from "./visit-values.ts";

/**
 * The file of an archive with its comments and tasks, a line of JSON for each. Its name doesn't end with `.ndjson`, so
 * that Sanity's importer ignores it, instead of storing the comments among the content.
 */
export const commentsFile = "comments.jsonl";

export interface ArchivedComments {
  documents: ArchivedDocument[];
  /** Strong references to documents that the add-on dataset must already contain. */
  outward: StrongReference[];
  problems: ArchiveProblem[];
}

export async function readComments(folder: string): Promise<ArchivedComments> {
  const file = join(folder, commentsFile);
  const found = await stat(file).catch(() => undefined);
  if (!found?.isFile()) return { documents: [], outward: [], problems: [] };
  const { documents, problems } = await readDocuments(file);
  const references = findReferences(documents);
  return {
    documents,
    outward: references.outward,
    problems: [...problems, ...references.problems, ...findFiles(documents)],
  };
}

/**
 * A problem for each file that a comment or a task refers to. The Studio never stores such a reference. Without this
 * check, the import library would upload any file of this computer that a reference names.
 */
function findFiles(documents: readonly ArchivedDocument[]): ArchiveProblem[] {
  const problems: ArchiveProblem[] = [];
  for (const { line, content } of documents) {
    visitObjects(content, (object, path) => {
      if (!("_sanityAsset" in object)) return;
      problems.push({ line, message: `${pathText(path)}: a comment can't contain a file` });
    });
  }
  return problems;
}

/** Makes the reference of a comment or a task to its document name `dataset`. */
export function aboutDataset(comment: CompleteDocument, dataset: string): CompleteDocument {
  const { target } = comment;
  const document = isObject(target) ? target["document"] : undefined;
  if (!isObject(target) || !isObject(document) || !("_dataset" in document)) return comment;
  return { ...comment, target: { ...target, document: { ...document, _dataset: dataset } } };
}
