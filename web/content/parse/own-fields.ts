import { documentContractOf, isOwnDocumentType } from "@marquee/schemas/contract";
import type { ReadOwnFields } from "@marquee/schemas/types";
import { valueAt } from "../addresses/stored-path.ts";
import { type FieldProblem, parseTolerantly } from "./tolerant-parse.ts";

/**
 * Parses the fields that only the owner's documents have, field by field. `own` is null for a page, and for a document
 * whose fields can't be used. `problems` names the invalid fields.
 */
export function readOwnFields(
  type: string,
  raw: unknown,
): { own: ReadOwnFields | null; problems: readonly FieldProblem[] } {
  const contract = documentContractOf(type);
  if (contract === undefined || !isOwnDocumentType(type)) return { own: null, problems: [] };
  const { shape, fallback = {} } = contract;
  const parsed = parseTolerantly(shape, raw, {
    fallbacks: (path) => [valueAt(fallback, path)].filter((value) => value !== undefined),
  });
  const { problems } = parsed;
  return { own: parsed.ok ? { type, fields: parsed.value } : null, problems };
}
