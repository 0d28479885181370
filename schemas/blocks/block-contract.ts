import type * as z from "zod";

/** A block's fields, in any version. */
export type BlockFields = Readonly<Record<string, unknown>>;

/**
 * Converts a block from one version to the next. A step receives both stored blocks and query results. It may move
 * values but not read inside them: a picture is a reference in one and a resolved file in the other. A step accepts any
 * input without throwing and is deterministic.
 */
export type MigrationStep = (block: BlockFields) => BlockFields;

/** The part of a block's definition that the site reads with. */
export type BlockContract = {
  /** Version of the stored form. A higher version was written by a newer site. */
  version: number;
  /** Reads blocks of earlier versions: one step per version, and the GROQ of the extra fields that the steps need. */
  earlier?: { steps: readonly MigrationStep[]; projection: string };
  /** Shape of the projection's result; its output is what the component receives. */
  shape: z.ZodType<{ _key: string; _type: string; version: number }>;
  /** GROQ fields in addition to `_key`, `_type`, `version` and `shown`, which every block has; never `...`. */
  projection: string;
  /** The fallback of each field, used where a stored value is invalid. */
  fallback?: Readonly<Record<string, unknown>>;
  /** Fields without which the block must not be displayed. An invalid value in them is never replaced by a fallback. */
  essential?: readonly string[];
  /** The `_type` in the dataset, where Sanity reserves the block's own name (`text` is one of its types). */
  storedAs?: string;
  /** Fields that hold other blocks and are public. */
  nested?: readonly string[];
  /** GROQ prefix of those fields' names, where another document holds them: `original->`. */
  nestedIn?: string;
  /** Nesting level. A container holds only blocks of lower levels, so nesting can't recurse. 0: not a container. */
  level?: number;
};
