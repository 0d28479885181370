import type * as z from "zod";
import type { blockContracts, BlockType } from "../contract.ts";

/** The lake's response for a block of that type, which is the input of the block's shape. */
export type RawBlock<T extends BlockType> = z.input<(typeof blockContracts)[T]["shape"]>;

/** A block that must be rejected. */
export type BrokenBlock = {
  /** Path of the field that the problem must name. */
  path: readonly (string | number)[];
  /** The whole response. It is untyped, because its type may be the error. */
  block: Readonly<Record<string, unknown>>;
  /** Reason why the form can't show this problem at the field. The tests of the form then skip this entry. */
  hiddenInForm?: string;
};

/** One block in the states that tests and screenshots need. */
export type BlockFixture<T extends BlockType> = {
  /** Every field filled. */
  full: RawBlock<T>;
  /** The minimal valid block: every optional value is null. */
  empty: RawBlock<T>;
  /** Every text at its maximum length. */
  longest: RawBlock<T>;
  /** In Arabic. */
  rightToLeft: RawBlock<T>;
  /** One entry for each kind of error. */
  broken: Readonly<Record<string, BrokenBlock>>;
};
