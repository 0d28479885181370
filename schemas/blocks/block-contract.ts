import type * as z from "zod";
import type { MigrationStep } from "./migrate-block.ts";

/** The half of a block that the site reads with. */
export type BlockContract = {
  /** Version of the stored form; a block of a higher one was written by a newer site. */
  version: number;
  /** How forms of lower versions are read: one step for each, and the GROQ of what their steps need besides. */
  earlier?: { steps: readonly MigrationStep[]; projection: string };
  /** What the projection must answer; its output is what the component receives. */
  shape: z.ZodType<{ _key: string; _type: string; version: number }>;
  /** GROQ fields besides `_key`, `_type`, `version` and `shown`, which every block has; never `...`. */
  projection: string;
  /** The `_type` in the dataset, where Sanity keeps the block's own name for itself (`text` is one of its types). */
  storedAs?: string;
  /** Fields that hold other blocks and that everyone may see. */
  nested?: readonly string[];
  /** GROQ before the names of those fields, where another document holds them: `original->`. */
  nestedIn?: string;
  /** How high a container stands: it holds blocks of lower levels only, so that nothing nests without end. 0: no container. */
  level?: number;
};
