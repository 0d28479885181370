import { stat } from "node:fs/promises";
import { join } from "node:path";
import { isObject } from "../../document.ts";
import { findReferences, type StrongReference } from "./find-references.ts";
import { readDocuments, type ArchivedDocument, type ArchiveProblem } from "./read-documents.ts";
import type { CompleteDocument } from "./complete-document.ts";
import { pathText, visitObjects } from "./visit-values.ts";

/**
 * The file of an archive that contains comments and tasks: a line of JSON for each. The file's name
 * doesn't end with `.ndjson`, so that Sanity's importer ignores the file. That importer would
 * otherwise store the comments among the content.
 */
export const commentsFile = "comments.jsonl";

/** The comments and tasks of an archive. */
export interface ArchivedComments {
  documents: ArchivedDocument[];
  /** Strong references to documents that the add-on dataset must already contain. */
  outward: StrongReference[];
  problems: ArchiveProblem[];
}

/** Reads the comments and tasks in an archive's folder. Returns empty lists if there are none. */
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
 * Returns a problem for each file that a comment or a task refers to. The Studio never stores such
 * a reference. Without this check, the import library would upload any file of this computer that a
 * reference names.
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

/**
 * Returns a copy of a comment or a task in which the reference to the commented document names
 * `dataset`.
 */
export function aboutDataset(comment: CompleteDocument, dataset: string): CompleteDocument {
  const { target } = comment;
  const document = isObject(target) ? target["document"] : undefined;
  if (!isObject(target) || !isObject(document) || !("_dataset" in document)) return comment;
  return { ...comment, target: { ...target, document: { ...document, _dataset: dataset } } };
}
