import type * as z from "zod";
import type { blockContracts, BlockType } from "../contract.ts";

/** What the lake answers for a block of that type: the input of its shape. */
export type RawBlock<T extends BlockType> = z.input<(typeof blockContracts)[T]["shape"]>;

/** A block that must be refused. */
export type BrokenBlock = {
  /** Field that the problem must name. */
  path: readonly (string | number)[];
  /** The whole answer; untyped, as what is wrong may be its type. */
  block: Readonly<Record<string, unknown>>;
  /** Why the form cannot show this at the field; such a case is the site's alone. */
  unseenByForm?: string;
};

/** One block in the states that tests and screenshots need. */
export type BlockFixture<T extends BlockType> = {
  /** Every field filled. */
  full: RawBlock<T>;
  /** The least that is valid: what may be missing is null. */
  empty: RawBlock<T>;
  /** Every text as long as it may be. */
  longest: RawBlock<T>;
  /** In Arabic. */
  rightToLeft: RawBlock<T>;
  /** One entry for each way to be wrong. */
  broken: Readonly<Record<string, BrokenBlock>>;
};
