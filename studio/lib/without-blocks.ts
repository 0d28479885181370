import { blockSchemas } from "@marquee/schemas/studio";
import type { BlockType } from "@marquee/schemas/types";
import type { SchemaTypeDefinition } from "sanity";

type Field = { name: string; of?: readonly { type: string }[] };

/** Returns a type whose lists of blocks don't offer the hidden ones. */
export function withoutBlocks(
  type: SchemaTypeDefinition,
  hidden: readonly BlockType[],
): SchemaTypeDefinition {
  if (hidden.length === 0 || !("fields" in type) || !Array.isArray(type.fields)) return type;
  const names = new Set<string>(hidden.map((block) => blockSchemas[block].name));
  const fields = type.fields.map((field: Field) =>
    field.of === undefined
      ? field
      : { ...field, of: field.of.filter((member) => !names.has(member.type)) },
  );
  return Object.assign({}, type, { fields });
}
