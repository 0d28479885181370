import * as z from "zod";
import { optionalList } from "../../fields/list.contract.ts";
import { option } from "../../fields/option.contract.ts";
import { tone } from "../../fields/tone.contract.ts";

/** How the two columns share the room. */
export const columnSplits = ["even", "startWide", "endWide"] as const;

/** The most blocks in one column: longer ones leave their neighbour behind. */
export const maxColumnBlocks = 6;

/** What to tell an editor who left both columns empty. */
export const columnsEmpty = "Add a block to one of the two columns, or remove them.";

// Raw blocks: each is validated on its own, so that a bad one costs only itself.
const blocks = optionalList(z.unknown(), maxColumnBlocks);

const shape = z
  .strictObject({
    _key: z.string(),
    _type: z.literal("columns"),
    version: z.int(),
    /** The column where reading starts: left in English, right in Arabic. On a phone it stands first. */
    start: blocks,
    /** The other one. */
    end: blocks,
    split: option(columnSplits),
    /** The ground of an empty column; the blocks keep their own. */
    tone,
  })
  .superRefine(({ start, end }, context) => {
    if (start.length + end.length > 0) return;
    context.addIssue({ code: "custom", path: ["start"], message: columnsEmpty });
  });

/** Two columns that hold other blocks. */
export const columns = {
  version: 1,
  shape,
  nested: ["start", "end"],
  level: 1,
  projection: `
    "split": coalesce(split, "even"),
    "tone": coalesce(tone, "house")`,
};
