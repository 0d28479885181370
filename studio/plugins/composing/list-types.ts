import type { ArraySchemaType, ObjectSchemaType, Schema, SchemaType } from "sanity";
import { blockSchemas } from "@marquee/schemas/studio";
import { below, stepsOf, valueAt } from "./block-path.ts";

const isArrayType = (type: SchemaType): type is ArraySchemaType => type.jsonType === "array";
const isObjectType = (type: SchemaType): type is ObjectSchemaType => type.jsonType === "object";

/** Whether a type is a list of blocks. Only lists of blocks have groups in their insert menu. */
const isBlockList = (type: SchemaType): type is ArraySchemaType =>
  isArrayType(type) && type.options?.insertMenu?.groups !== undefined;

export const typeOf = (value: unknown): unknown =>
  typeof value === "object" && value !== null && "_type" in value ? value._type : undefined;

export function listTypeAt(
  documentType: SchemaType,
  document: unknown,
  list: string,
): ArraySchemaType | null {
  let type: SchemaType | undefined = documentType;
  let value = document;
  for (const step of stepsOf(list)) {
    value = below(value, step);
    if (!type) return null;
    if ("field" in step) {
      const fields: ObjectSchemaType["fields"] = isObjectType(type) ? type.fields : [];
      type = fields.find(({ name }) => name === step.field)?.type;
    } else {
      const name = typeOf(value);
      type = isArrayType(type) ? type.of.find((member) => member.name === name) : undefined;
    }
  }
  return type && isBlockList(type) ? type : null;
}

export function listsIn(
  type: SchemaType,
): { name: string; title: string; type: ArraySchemaType }[] {
  if (!isObjectType(type)) return [];
  return type.fields.flatMap(({ name, type: field }) =>
    isBlockList(field) ? [{ name, title: field.title ?? name, type: field }] : [],
  );
}

/**
 * Whether a field of a type is a list that accepts a block type. `holder` and `type` are names of
 * the dataset's types, which can differ from the site's names.
 */
export function fieldAccepts(schema: Schema, holder: string, field: string, type: string): boolean {
  const holderType = schema.get(holder);
  const list = holderType && listsIn(holderType).find(({ name }) => name === field);
  return list?.type.of.some(({ name }) => name === type) ?? false;
}

/**
 * Returns the names of the block types that each list accepts. Each key consists of the parent's
 * type and the field (`page.blocks`, `columns.start`). All names are the site's names for the
 * types. The previewed page offers only these block types.
 */
export function acceptedBlocks(schema: Schema): Record<string, string[]> {
  const types = Object.entries(blockSchemas).map(([type, { name }]) => ({ type, name }));
  const holders = [{ type: "page", name: "page" }, ...types];
  const lists = holders.flatMap((holder) => {
    const holderType = schema.get(holder.name);
    return (holderType ? listsIn(holderType) : []).map((list) => {
      const names = new Set(list.type.of.map(({ name }) => name));
      const accepted = types.filter(({ name }) => names.has(name)).map(({ type }) => type);
      return [`${holder.type}.${list.name}`, accepted];
    });
  });
  return Object.fromEntries(lists);
}

const blockNames: ReadonlySet<unknown> = new Set(
  Object.values(blockSchemas).map(({ name }) => name),
);

/** Whether a stored value is a block, and not an entry of a block's list. */
export const isBlockValue = (value: unknown): boolean => blockNames.has(typeOf(value));

export function blockOf(document: unknown, text: string): string | null {
  const entries = [...text.matchAll(/"\]/g)].map(({ index }) => text.slice(0, index + 2));
  return entries.findLast((path) => isBlockValue(valueAt(document, path))) ?? null;
}
