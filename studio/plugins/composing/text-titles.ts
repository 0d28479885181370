import { blockSchemas } from "@marquee/schemas/studio";
import { isBlockSchemaType, type Schema, type SchemaType } from "sanity";
import { titleOf } from "../checks/path-titles.ts";

/**
 * Titles of the blocks' texts, and titles of the entries in the blocks' lists. Each key consists of
 * the block's type and the field's path.
 */
export type TextTitles = { texts: Record<string, string>; entries: Record<string, string> };

const DEEPEST = 4;

/**
 * Returns the titles of the texts that blocks may contain, and the titles of the entries in the
 * blocks' lists. Omits lists that accept several types of entries, such as lists of blocks.
 */
export function textTitles(schema: Schema): TextTitles {
  const texts: [string, string][] = [];
  const entries: [string, string][] = [];

  function collect(type: SchemaType, path: string, depth: number): void {
    if (type.jsonType === "string") texts.push([path, titleOf(type)]);
    if (type.jsonType === "array") {
      if (type.of.some((member) => isBlockSchemaType(member))) texts.push([path, titleOf(type)]);
      const [member, ...others] = type.of;
      if (member?.jsonType !== "object" || others.length > 0 || isBlockSchemaType(member)) return;
      entries.push([path, titleOf(member)]);
      collect(member, path, depth);
    }
    if (type.jsonType !== "object" || depth === DEEPEST) return;
    for (const field of type.fields) collect(field.type, `${path}.${field.name}`, depth + 1);
  }

  for (const [type, { name }] of Object.entries(blockSchemas)) {
    const block = schema.get(name);
    if (block !== undefined) collect(block, type, 0);
  }
  return { texts: Object.fromEntries(texts), entries: Object.fromEntries(entries) };
}
