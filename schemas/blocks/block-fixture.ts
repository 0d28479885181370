import type * as z from "zod";
import type { blockContracts, BlockType } from "../contract.ts";

/** A block of type `T` as the lake returns it. The block's shape parses this input. */
export type RawBlock<T extends BlockType> = z.input<(typeof blockContracts)[T]["shape"]>;

/** An invalid block, which the block's shape must reject. */
export type BrokenBlock = {
  /** Path of the field that the validation error must refer to. */
  path: readonly (string | number)[];
  /** The invalid block. Its fields may have any type, because a wrong type may be the error. */
  block: Readonly<Record<string, unknown>>;
  /**
   * Reason why the studio's form can't report this error at `path`. If there is a reason, the test
   * of the form skips the block.
   */
  hiddenInForm?: string;
};

/** Variants of a block that tests and screenshots use. */
export type BlockFixture<T extends BlockType> = {
  /** Every field filled. */
  full: RawBlock<T>;
  /** The minimal valid block: every optional value is null. */
  empty: RawBlock<T>;
  /** Every text at its maximum length. */
  longest: RawBlock<T>;
  /** The block with Arabic texts, which run from right to left. */
  rightToLeft: RawBlock<T>;
  /** One entry for each kind of error. */
  broken: Readonly<Record<string, BrokenBlock>>;
};
