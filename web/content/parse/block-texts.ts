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

function textsIn(shape: unknown, value: unknown, path: string): BlockText[] {
  if (value === null || value === undefined) return [];
  const kind = shape instanceof z.ZodType ? textFields.get(shape)?.kind : undefined;
  if (kind === "text") return typeof value === "string" ? [{ path, text: value }] : [];
  if (kind === "richText") {
    const text = richWords(value);
    return text === null ? [] : [{ path, text, isRich: true }];
  }
  if (shape instanceof z.ZodNullable) return textsIn(shape.unwrap(), value, path);
  if (shape instanceof z.ZodPipe) return textsIn(shape.in, value, path);
  if (shape instanceof z.ZodArray && Array.isArray(value)) {
    return value.flatMap((entry: unknown) => {
      const at = entryPath(path, entry);
      return at === null ? [] : textsIn(shape.element, entry, at);
    });
  }
  if (shape instanceof z.ZodObject && typeof value === "object") {
    return Object.entries(shape.shape).flatMap(([name, field]) =>
      textsIn(field, Reflect.get(value, name), path === "" ? name : `${path}.${name}`),
    );
  }
  return [];
}

/**
 * Returns the texts of a parsed block, in the order of its fields. Editors can type them where the
 * page displays them. Omits the texts of nested blocks.
 */
export const blockTexts = (block: ContentBlock): BlockText[] =>
  textsIn(blockContracts[block._type].shape, block, "");
