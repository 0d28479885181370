import { blockSchemas } from "@marquee/schemas/studio";
import type { Schema } from "sanity";
import { listsIn } from "./list-types.ts";

/**
 * What may stand in each list of blocks, by the type of its holder and the name of its field (`page.blocks`,
 * `columns.start`): types as the site names them. The page asks nothing that its answer would be no to.
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
