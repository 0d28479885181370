import type * as z from "zod";
import { pathText } from "../archive/visit-values.ts";

/** What is wrong in a document, and where: the id as it is stored (`drafts.x`), the path as an editor reads it. */
export interface Problem {
  id: string;
  path: string;
  message: string;
}

/** What a contract found wrong, as problems of a document below a path. */
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
