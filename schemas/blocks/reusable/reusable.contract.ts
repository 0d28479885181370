import * as z from "zod";
import { identifier } from "../../fields/identifier.contract.ts";

const unpublished =
  "The reusable block is unpublished or empty: add blocks to the reusable block, and publish it.";

export const originalMissing = "Select a reusable block, or remove this block.";

const shape = z.strictObject({
  _key: z.string(),
  _type: z.literal("reusable"),
  version: z.int(),
  /** Id of the document that holds the blocks. */
  original: identifier((id) => id !== "", originalMissing),
  /**
   * Raw blocks of the document `original`, each validated separately. The field is invalid if the
   * document is unpublished or has no blocks.
   */
  blocks: z
    .array(z.unknown())
    .nullable()
    .transform((blocks) => blocks ?? [])
    .pipe(z.array(z.unknown()).min(1, { error: unpublished })),
});

/** Contract of the reusable block, which displays the blocks of a shared document. */
export const reusable = {
  version: 1,
  shape,
  nested: ["blocks"] as const,
  nestedIn: "original->",
  level: 1,
  // Hides the block if one of these fields is invalid. The content comes from another document, so
  // there is no default content to display instead.
  essential: ["original", "blocks"],
  projection: `
    "original": original._ref`,
};
