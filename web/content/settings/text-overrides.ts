import { interfaceTextsShape } from "@marquee/schemas/contract";
import * as z from "zod";
import type { createProblemLog, DocumentProblem } from "../parse/problems.ts";
import { parseTolerantly } from "../parse/tolerant-parse.ts";

const listShape = z.array(z.unknown()).catch([]);
const idShape = z.object({ _id: z.string() });

/**
 * Parses the stored interface texts of all languages. An invalid text is dropped, so the site displays the default
 * text. Each problem is logged once. Never throws. [TOL-1]
 */
export function parseTextOverrides(stored: unknown, log: ReturnType<typeof createProblemLog>) {
  const overrides: Record<string, Record<string, string>> = {};
  const problems: DocumentProblem[] = [];
  for (const document of listShape.parse(stored)) {
    const parsed = parseTolerantly(interfaceTextsShape, document, {
      fallbacks: ([field]) => (field === "texts" ? [null] : []),
    });
    if (parsed.ok) {
      const { language, texts } = parsed.value;
      overrides[language] = Object.fromEntries(texts.map(({ key, text }) => [key, text]));
    }
    if (parsed.problems.length === 0) continue;
    const documentId = idShape.safeParse(document).data?._id ?? "interfaceTexts";
    const problem = {
      documentId,
      documentType: "interfaceTexts",
      fields: parsed.problems,
    } as const;
    problems.push(problem);
    log.document(
      problem,
      parsed.ok ? "is used without what is invalid" : "can't be used, so the default texts are",
    );
  }
  return { overrides, problems };
}
