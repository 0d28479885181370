import { GroqSyntaxError } from "groq-js";
import { LakeError, errorMessage } from "../lake-error.ts";

/** Returns the 400 for an invalid query. `start` and `end` are positions in its text, counted from 0. */
export function parseError(
  query: string,
  description: string,
  start = 0,
  end = query.length,
): LakeError {
  return new LakeError(
    400,
    { error: { type: "queryParseError", description, query, start, end } },
    description,
  );
}

export function nestedTooDeeply(query: string, ceiling: number): LakeError {
  return parseError(query, `The query is nested more than ${ceiling} levels deep`);
}

/** Converts a groq-js error to Sanity's format. The reported range begins where parsing stopped. */
export function syntaxError(query: string, error: unknown): LakeError {
  const message = errorMessage(error);
  const start = error instanceof GroqSyntaxError ? error.position : 0;
  return parseError(query, message.split("\n")[0] ?? message, start, Math.max(start, query.length));
}

export function missingParameter(query: string, name: string): LakeError {
  const start = Math.max(0, query.indexOf(`$${name}`));
  const description = `param $${name} referenced, but not provided`;
  return parseError(query, description, start, start + name.length + 1);
}
