import { blockSchemas } from "@marquee/schemas/studio";
import type { Schema } from "sanity";
import { listsIn } from "./list-types.ts";

/**
 * Returns the block types that each list accepts, in the site's names. The keys are the parent's type and the field
 * (`page.blocks`, `columns.start`). The previewed page offers only these types.
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
