import * as z from "zod";
import { projectDefaults } from "../../fields/defaults.ts";
import { optionalList } from "../../fields/list.contract.ts";
import { option } from "../../fields/option.contract.ts";
import { earlierTones } from "../../fields/tone/earlier-tones.ts";
import { tone } from "../../fields/tone/tone.contract.ts";

/** Widths of the two columns relative to each other. */
export const columnSplits = ["even", "startWide", "endWide"] as const;

/** Maximum number of blocks in one column. More would make the columns' heights too different. */
export const maxColumnBlocks = 6;

export const columnsEmpty =
  "Both columns are empty: add a block to a column, or remove the columns.";

// The contract accepts any value as a block, because the site validates each block separately. An
// invalid block therefore doesn't affect the other blocks.
const blocks = optionalList(z.unknown(), maxColumnBlocks);

const shape = z
  .strictObject({
    _key: z.string(),
    _type: z.literal("columns"),
    version: z.int(),
    /** The column that is read first: left in English, right in Arabic. On a phone it is on top. */
    start: blocks,
    end: blocks,
    split: option(columnSplits),
    /** Tone of an empty column. The blocks in a column have their own tones. */
    tone,
  })
  .superRefine(({ start, end }, context) => {
    if (start.length + end.length > 0) return;
    context.addIssue({ code: "custom", path: ["start"], message: columnsEmpty });
  });

const defaults = { split: "even", tone: "default" };

export const columns = {
  version: 2,
  earlier: earlierTones,
  shape,
  nested: ["start", "end"] as const,
  level: 1,
  fallback: defaults,
  projection: `
    ${projectDefaults(defaults)}`,
};
