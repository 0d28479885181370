import { readEditorFields, type EditorFields } from "./archive/editor-fields.ts";
import { commentsFile, readComments, type ArchivedComments } from "./archive/comments.ts";
import { findHistory } from "./archive/history.ts";
import { findAssets, type ArchivedAsset } from "./archive/find-assets.ts";
import { findReferences, type StrongReference } from "./archive/find-references.ts";
import {
  readDocuments,
  type ArchivedDocument,
  type ArchiveProblem,
} from "./archive/read-documents.ts";
import { unpackArchive } from "./archive/unpack-archive.ts";
import { errorMessage } from "../lake-error.ts";

/** Maximum number of problems that are listed for an archive. Further problems are only counted. */
const problemLimit = 20;

export interface Archive {
  documents: ArchivedDocument[];
  assets: ArchivedAsset[];
  /** The files that the archive lacks. Empty unless they are allowed. */
  absent: ArchiveProblem[];
  editorFields: EditorFields;
  /** Strong references to documents that the dataset must already contain. */
  outward: StrongReference[];
  /** Comments and tasks, which belong to the add-on dataset. `label` names their file in error messages. */
  comments: ArchivedComments & { label: string };
  /** Names the NDJSON file in error messages: its path, or `site.tar.gz, data.ndjson` inside a tar file. */
  label: string;
  /** The file with the history of the documents. Undefined if there is none. */
  history: string | undefined;
  dispose: () => Promise<void>;
}

/**
 * Reads an archive in Sanity's format: a tar file (gzipped or not), a folder, or an `.ndjson` file. Rejects with an
 * `Error` that lists the invalid lines, before anything is imported. A file that the archive lacks is invalid too,
 * unless `isAbsentAllowed`.
 */
export async function readArchive(path: string, isAbsentAllowed = false): Promise<Archive> {
  const unpacked = await unpackArchive(path);
  const { dataFile, folder, isWhole, dispose } = unpacked;
  const label = dataFile.startsWith(path) ? dataFile : `${path}, data.ndjson`;
  try {
    const { documents, problems } = await readDocuments(dataFile).catch((error: unknown) => {
      const reason = errorMessage(error);
      throw new Error(`${label}: ${reason}`, { cause: error });
    });
    const references = findReferences(documents);
    const found = await findAssets(documents, unpacked);
    refuse(label, [
      ...problems,
      ...references.problems,
      ...found.problems,
      ...(isAbsentAllowed ? [] : found.absent),
    ]);
    const editorFields = isWhole ? await readEditorFields(folder) : new Map();
    const comments = isWhole
      ? await readComments(folder)
      : { documents: [], outward: [], problems: [] };
    const commentsLabel = `${path}, ${commentsFile}`;
    refuse(commentsLabel, comments.problems);
    return {
      documents,
      assets: found.assets,
      absent: found.absent,
      editorFields,
      outward: references.outward,
      comments: { ...comments, label: commentsLabel },
      label,
      history: isWhole ? await findHistory(folder) : undefined,
      dispose,
    };
  } catch (error) {
    await dispose();
    throw error;
  }
}

export function refuse(label: string, problems: readonly ArchiveProblem[]): void {
  if (problems.length === 0) return;
  const lines = problems
    .toSorted((a, b) => a.line - b.line)
    .slice(0, problemLimit)
    .map(({ line, message }) => `  ${label}:${line} ${message}`);
  const rest = problems.length - lines.length;
  const more = rest > 0 ? [`  … and ${rest} more`] : [];
  throw new Error(
    ["The archive is not valid, so nothing was imported:", ...lines, ...more].join("\n"),
  );
}
