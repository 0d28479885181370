import { blockContracts, textFields } from "@marquee/schemas/contract";
import * as z from "zod";
import type { ContentBlock } from "./parse-blocks.ts";
import { richWords } from "./rich-words.ts";

/**
 * A text of a block: the field's path in the block, and the text as the page displays it. For a
 * rich text, `text` has only the letters, without spaces.
 */
export type BlockText = { path: string; text: string; isRich?: true };

const keyOf = (entry: unknown): string | null =>
  typeof entry === "object" && entry !== null && "_key" in entry ? String(entry._key) : null;

/** Returns the path of an entry by its key; null if the entry has no key, or a key that would need escaping. */
function entryPath(list: string, entry: unknown): string | null {
  const key = keyOf(entry);
  return key === null || /["\\\]]/.test(key) ? null : `${list}[_key=="${key}"]`;
}

/** The value of a text field of a block, and its path in the block. */
export type TextValue =
  | { path: string; kind: "text"; value: string }
  | { path: string; kind: "richText"; value: unknown };

function valuesIn(shape: unknown, value: unknown, path: string): TextValue[] {
  if (value === null || value === undefined) return [];
  const kind = shape instanceof z.ZodType ? textFields.get(shape)?.kind : undefined;
  if (kind === "text") return typeof value === "string" ? [{ path, kind, value }] : [];
  if (kind === "richText") return [{ path, kind, value }];
  if (shape instanceof z.ZodNullable) return valuesIn(shape.unwrap(), value, path);
  if (shape instanceof z.ZodPipe) return valuesIn(shape.in, value, path);
  if (shape instanceof z.ZodArray && Array.isArray(value)) {
    return value.flatMap((entry: unknown) => {
      const at = entryPath(path, entry);
      return at === null ? [] : valuesIn(shape.element, entry, at);
    });
  }
  if (shape instanceof z.ZodObject && typeof value === "object") {
    return Object.entries(shape.shape).flatMap(([name, field]) =>
      valuesIn(field, Reflect.get(value, name), path === "" ? name : `${path}.${name}`),
    );
  }
  return [];
}

/** Returns the values of a parsed block's text fields, in their order. Omits those of nested blocks. */
export const textValues = (block: ContentBlock): TextValue[] =>
  valuesIn(blockContracts[block._type].shape, block, "");

function textOf({ path, ...field }: TextValue): BlockText[] {
  if (field.kind === "text") return [{ path, text: field.value }];
  const text = richWords(field.value);
  return text === null ? [] : [{ path, text, isRich: true }];
}

/**
 * Returns the texts of a parsed block, in the order of its fields. Editors can type them where the
 * page displays them. Omits the texts of nested blocks.
 */
/** Returns the texts among the fields that a shape parses. */
export const textsIn = (shape: unknown, fields: unknown): BlockText[] =>
  valuesIn(shape, fields, "").flatMap(textOf);

export const blockTexts = (block: ContentBlock): BlockText[] => textValues(block).flatMap(textOf);
