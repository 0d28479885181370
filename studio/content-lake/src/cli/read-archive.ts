import { readFile, stat } from "node:fs/promises";
import { dirname, join } from "node:path";
import * as z from "zod";

const document = z.looseObject({ _id: z.string().min(1), _type: z.string().min(1) });

/** A document of an archive, its assets still files. */
export type ArchivedDocument = z.infer<typeof document>;

/** Documents, and the folder that their assets' addresses start from. */
export interface Archive {
  documents: ArchivedDocument[];
  folder: string;
}

/**
 * Reads an archive: a folder with one `data.ndjson` (or any single `*.ndjson`), or the file itself.
 * Rejects with an `Error` that names the line that is wrong; nothing has been imported then.
 */
export async function readArchive(path: string): Promise<Archive> {
  const isFolder = (await stat(path)).isDirectory();
  const file = isFolder ? join(path, "data.ndjson") : path;
  const lines = (await readFile(file, "utf8")).split("\n");
  const documents = lines.flatMap((line, index) =>
    line.trim() ? [parseLine(line, `${file}:${index + 1}`)] : [],
  );
  return { documents, folder: dirname(file) };
}

function parseLine(line: string, place: string): ArchivedDocument {
  try {
    return document.parse(JSON.parse(line));
  } catch (error) {
    const reason = error instanceof z.ZodError ? z.prettifyError(error) : String(error);
    throw new Error(`${place} is not a document: ${reason}`, { cause: error });
  }
}
