import * as z from "zod";
import { option } from "../../fields/option.contract.ts";
import { tone } from "../../fields/tone.contract.ts";

/** How the two columns share the room. */
export const columnSplits = ["even", "startWide", "endWide"] as const;

// Raw blocks: each is validated on its own, so that a bad one costs only itself.
const blocks = z
  .array(z.unknown())
  .nullable()
  .transform((entries) => entries ?? []);

const shape = z.strictObject({
  _key: z.string(),
  _type: z.literal("columns"),
  version: z.int(),
  /** The column where reading starts: left in English, right in Arabic. On a phone it stands first. */
  start: blocks,
  /** The other one. */
  end: blocks,
  split: option(columnSplits),
  /** The ground where a column is shorter than its neighbour; the blocks keep their own. */
  tone,
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
