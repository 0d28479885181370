import type * as z from "zod";

/** A block's fields, in any version. */
export type BlockFields = Readonly<Record<string, unknown>>;

/**
 * Converts a block from one version to the next. A step runs on stored blocks and on query results. It may move values
 * but not read inside them, because a picture is a reference when stored and a resolved file when queried. A step
 * accepts any input without throwing and is deterministic.
 */
export type MigrationStep = (block: BlockFields) => BlockFields;

/** The parts of a block's definition that the site needs to read it. */
export type BlockContract = {
  /** Version of the stored form. A stored block with a higher version comes from a newer site. */
  version: number;
  /**
   * Converts blocks of earlier versions: one step per version, and the GROQ of the extra fields that the steps read.
   */
  earlier?: { steps: readonly MigrationStep[]; projection: string };
  /** Shape of the projection's result. Its output is the component's input. */
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
  /** GROQ prefix of the `nested` fields if another document holds them, such as `original->`. */
  nestedIn?: string;
  /**
   * Nesting level; 0 if it isn't a container. A container holds only blocks of lower levels, so nesting can't recurse.
   */
  level?: number;
};
