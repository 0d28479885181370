import type * as z from "zod";

export type BlockFields = Readonly<Record<string, unknown>>;

/**
 * Converts a block from one version to the next. A step runs on stored blocks, which contain
 * references, and on query results, in which references are resolved. A step may therefore move a
 * reference, but must not read the referenced document. Every step is deterministic and never
 * throws.
 */
export type MigrationStep = (block: BlockFields) => BlockFields;

/** The parts of a block's definition that the site needs to query and parse the block. */
export type BlockContract = {
  /**
   * Version of the block's format in the dataset. A stored block with a higher version was saved by a
   * newer version of the site.
   */
  version: number;
  /**
   * Migration from earlier versions. `steps` has one step for each earlier version. `projection` is
   * the GROQ of the extra fields that the steps read. Without `projection`, the steps read only the
   * block's own fields.
   */
  earlier?: { steps: readonly MigrationStep[]; projection?: string };
  /** Shape of the projection's result. The block's component receives the parsed block. */
  shape: z.ZodType<{ _key: string; _type: string; version: number }>;
  /**
   * GROQ of the block's own fields. It lists each field by name, because `...` would also select
   * members-only content. `projectBlocks` adds `_key`, `_type`, `version` and the display period
   * (`shown`) to every block.
   */
  projection: string;
  /** The fallback of each field, used where a stored value is invalid. */
  fallback?: Readonly<Record<string, unknown>>;
  /**
   * Fields without which the site can't display the block. If one of them is invalid, the site
   * hides the block, because a fallback would be wrong.
   */
  essential?: readonly string[];
  /** The block's `_type` in the dataset, if Sanity reserves the block's own name (such as `text`). */
  storedAs?: string;
  /** Names of the fields that hold inner blocks, except a gate's members-only blocks. */
  nested?: readonly string[];
  /**
   * GROQ prefix of the `nested` fields, such as `original->`, if another document holds the blocks.
   */
  nestedIn?: string;
  /**
   * Nesting level. Blocks that aren't containers have the default level 0. A container may hold
   * only blocks of lower levels, which prevents endless nesting.
   */
  level?: number;
};
