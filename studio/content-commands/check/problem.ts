import type * as z from "zod";
import { pathText } from "../../content-lake/src/cli/archive/visit-values.ts";

/**
 * A problem in a document. `id` is the document's `_id`, with a prefix such as `drafts.`. `path`
 * is the field's path as a string: `body[2].alt`.
 */
export interface Problem {
  id: string;
  path: string;
  message: string;
}

/** Converts a Zod error into problems of a document. `base` is the path of the validated value. */
export function problemsOf(error: z.ZodError, id: string, base = ""): Problem[] {
  return error.issues.flatMap(({ path, message, ...issue }) =>
    issue.code === "unrecognized_keys"
      ? issue.keys.map((key) => ({ id, path: below(base, [...path, key]), message: "is unknown" }))
      : [{ id, path: below(base, path), message }],
  );
}

function below(base: string, path: readonly PropertyKey[]): string {
  const text = pathText(path);
  if (base === "" || text === "") return base + text;
  return text.startsWith("[") ? base + text : `${base}.${text}`;
}
