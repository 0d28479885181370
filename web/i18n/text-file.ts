import * as z from "zod";

/** Interface texts of one language by dotted key, such as `{ "consent.acceptAll": "Accept all" }`. */
export type Texts = Readonly<Record<string, string>>;

type TextTree = { [name: string]: string | TextTree };

/** Levels of nesting: area, screen, text, and one to spare. A fixed depth keeps hostile nesting off the stack. */
const DEPTH = 4;

const name = z.string().regex(/^\w{1,64}$/, "is not a name of letters, digits and underscores");
const text = z.string().max(2_000, "is longer than 2,000 characters");

function treeShape(depth: number): z.ZodType<TextTree> {
  return z.record(name, depth > 1 ? z.union([text, treeShape(depth - 1)]) : text);
}

const fileShape = treeShape(DEPTH);

/** Turns a nested file of texts into dotted keys. */
export function flatten(tree: TextTree, prefix = ""): Texts {
  const entries = Object.entries(tree).flatMap(([name, value]): [string, string][] =>
    typeof value === "string"
      ? [[`${prefix}${name}`, value]]
      : Object.entries(flatten(value, `${prefix}${name}.`)),
  );
  return Object.fromEntries(entries);
}

/**
 * Reads a translation file as it came over the network: UTF-8 JSON, nested records of strings and nothing else.
 * Throws an error that says what is wrong with it.
 */
export function readTextFile(body: Uint8Array): Texts {
  const parsed = fileShape.safeParse(
    JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(body)),
  );
  if (parsed.success) return flatten(parsed.data);
  const issue = parsed.error.issues[0];
  throw new Error(
    `${issue?.path.join(".") || "the file"}: ${issue?.message ?? "is not a file of texts"}`,
  );
}

const keptShape = z.record(z.string(), z.string());

/** Texts as they were kept from an earlier reading; null for anything else. */
export function readKeptTexts(kept: unknown): Texts | null {
  const parsed = keptShape.safeParse(kept);
  return parsed.success ? parsed.data : null;
}
