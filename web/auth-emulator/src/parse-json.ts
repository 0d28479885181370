import * as z from "zod";

/** Maximum depth of JSON. Fields of the API and claims of tokens have about five levels. */
const MAX_DEPTH = 20;

const isDeeper = (value: unknown, depth: number): boolean =>
  typeof value === "object" &&
  value !== null &&
  (depth === 0 || Object.values(value).some((each) => isDeeper(each, depth - 1)));

/**
 * Parses JSON that a stranger sent. Throws if it has very many levels, because code that serializes it again would
 * overflow the stack.
 */
export function parseJson(text: string): unknown {
  const value: unknown = JSON.parse(text);
  if (isDeeper(value, MAX_DEPTH)) throw new SyntaxError(`JSON of more than ${MAX_DEPTH} levels`);
  return value;
}

const anyRecord = z.record(z.string(), z.unknown());

/** Parses a JSON object in base64, such as a refresh token of the emulator. Returns no fields for anything else. */
export function parseBase64Record(text: unknown): Record<string, unknown> {
  if (typeof text !== "string") return {};
  try {
    return anyRecord.parse(parseJson(Buffer.from(text, "base64").toString("utf8")));
  } catch {
    return {};
  }
}
