import * as z from "zod";
import { readLines, type Line } from "./read-lines.ts";
import { completeDocument, type CompleteDocument } from "./complete-document.ts";
import { visitObjects } from "./visit-values.ts";
import { errorMessage } from "../../lake-error.ts";

export interface ArchivedDocument {
  line: number;
  content: CompleteDocument;
}

export interface ArchiveProblem {
  line: number;
  message: string;
}

const archived = z.looseObject({
  _id: z
    .string()
    .regex(/^(?!.*\.\.)[A-Za-z0-9_][A-Za-z0-9._-]{0,127}$/, "is not a valid document id")
    .optional(),
  _type: z.string().min(1),
});

/** Each invalid line becomes a problem. Rejects if a line is too long or not UTF-8. */
export async function readDocuments(
  file: string,
): Promise<{ documents: ArchivedDocument[]; problems: ArchiveProblem[] }> {
  const documents: ArchivedDocument[] = [];
  const problems: ArchiveProblem[] = [];
  const lines = new Map<string, number>();
  for await (const line of readLines(file)) {
    if (line.text.trim() === "") continue;
    try {
      const content = parse(line);
      const earlier = lines.get(content._id);
      if (earlier !== undefined) {
        throw new Error(`has the same id "${content._id}" as line ${earlier}`);
      }
      lines.set(content._id, line.number);
      documents.push({ line: line.number, content });
    } catch (error) {
      problems.push({ line: line.number, message: `is not valid: ${describe(error)}` });
    }
  }
  return { documents, problems };
}

function parse({ text }: Line): CompleteDocument {
  const value: unknown = JSON.parse(text);
  visitObjects(value, (object) => {
    if (Object.hasOwn(object, "__proto__")) throw new Error('has a field "__proto__"');
  });
  return completeDocument(archived.parse(value));
}

function describe(error: unknown): string {
  if (error instanceof z.ZodError) {
    return error.issues.map(({ path, message }) => `${path.join(".")} ${message}`).join("; ");
  }
  return errorMessage(error);
}
