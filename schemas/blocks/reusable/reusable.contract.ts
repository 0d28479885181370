import * as z from "zod";
import { identifier } from "../../fields/identifier.contract.ts";

const unpublished = "The reusable block is not published yet, or holds nothing.";

/** What to tell an editor who has not chosen one. */
export const originalMissing = "Choose the reusable block that stands here, or remove this one.";

const shape = z.strictObject({
  _key: z.string(),
  _type: z.literal("reusable"),
  version: z.int(),
  /** Id of the document that holds the blocks. */
  original: identifier((id) => id !== "", originalMissing),
  /** Raw blocks of that document, each validated on its own; none where it is not published. */
  blocks: z
    .array(z.unknown())
    .nullable()
    .transform((blocks) => blocks ?? [])
    .pipe(z.array(z.unknown()).min(1, { error: unpublished })),
});

/** Blocks of a document of their own, which stand on as many pages as name it and are edited once. */
export const reusable = {
  version: 1,
  shape,
  nested: ["blocks"],
  nestedIn: "original->",
  level: 1,
  projection: `
    "original": original._ref`,
};
