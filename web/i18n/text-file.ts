import * as z from "zod";

/** Interface texts of one language by dotted key, such as `{ "consent.acceptAll": "Accept all" }`. */
export type Texts = Readonly<Record<string, string>>;

/** A nested file of texts. */
export type TextTree = { [name: string]: string | TextTree };

/**
 * Maximum nesting: area, screen, text, and one spare level. The maximum protects the stack from deeply nested hostile
 * files.
 */
const DEPTH = 4;

const name = z.string().regex(/^\w{1,64}$/, "is not a name of letters, digits and underscores");
const text = z.string().max(2_000, "is longer than 2,000 characters");

function treeShape(depth: number): z.ZodType<TextTree> {
  return z.record(name, depth > 1 ? z.union([text, treeShape(depth - 1)]) : text);
}

const fileShape = treeShape(DEPTH);

/** Flattens a nested file of texts to dotted keys. */
export function flatten(tree: TextTree, prefix = ""): Texts {
  const entries = Object.entries(tree).flatMap(([name, value]): [string, string][] =>
    typeof value === "string"
      ? [[`${prefix}${name}`, value]]
      : Object.entries(flatten(value, `${prefix}${name}.`)),
  );
  return Object.fromEntries(entries);
}

/**
 * Thrown for a translation file that can't be used. The message contains only the location of the error, no file
 * content.
 */
export class TextFileError extends Error {
  override name = "TextFileError";
}

/**
 * Parses a translation file from the network: UTF-8 JSON, nested records of strings and nothing else. Throws a
 * `TextFileError` that describes the problem.
 */
export function readTextFile(body: Uint8Array): Texts {
  const parsed = fileShape.safeParse(parseJson(body));
  if (parsed.success) return flatten(parsed.data);
  const issue = parsed.error.issues[0];
  throw new TextFileError(
    `${issue?.path.join(".") || "the file"}: ${issue?.message ?? "is not a file of texts"}`,
  );
}

function parseJson(body: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(body));
  } catch {
    // Doesn't use the parser's own message, because that message quotes the file.
    throw new TextFileError("The file is not a JSON file with UTF-8 encoding.");
  }
}

const cachedShape = z.record(z.string(), z.string());

/** Parses texts from the disk cache; null for anything else. */
export function readCachedTexts(cached: unknown): Texts | null {
  const parsed = cachedShape.safeParse(cached);
  return parsed.success ? parsed.data : null;
}
