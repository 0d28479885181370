import type * as z from "zod";
import type { blockContracts, BlockType, productBlocks, ProductBlockType } from "../contract.ts";

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

/** Variants of a block that tests and screenshots use. `Raw` is the block as the lake returns it. */
type Fixture<Raw> = {
  /** Every field filled. */
  full: Raw;
  /** The minimal valid block: every optional value is null. */
  empty: Raw;
  /** Every text at its maximum length. */
  longest: Raw;
  /** The block with Arabic texts, which run from right to left. */
  rightToLeft: Raw;
  /** One entry for each kind of error. */
  broken: Readonly<Record<string, BrokenBlock>>;
};

export type BlockFixture<T extends BlockType> = Fixture<RawBlock<T>>;

/** The fixture of a block of the product, which an own block may replace by one with other fields. */
export type ProductFixture<T extends ProductBlockType> = Fixture<
  z.input<(typeof productBlocks)[T]["shape"]>
>;

/** Fields whose value is one of a list. */
const choices = "layout split width emphasis colours playOn source order tone motion".split(" ");

/** An error: the path of a value in the block, such as `actions.0.href`, and the value that is there instead. */
type Fault = readonly [path: string, value: unknown, hiddenInForm?: string];

function replaced(value: unknown, [key, ...rest]: BrokenBlock["path"], by: unknown): unknown {
  if (key === undefined) return by;
  if (!Array.isArray(value))
    return { ...Object(value), [key]: replaced(Object(value)[key], rest, by) };
  return value.map((each, index) => (index === key ? replaced(each, rest, by) : each));
}

/** Returns copies of the block with one error each: those in `faults`, and an unknown value of each choice. */
export function brokenBlocks(
  block: Readonly<Record<string, unknown>>,
  faults: Readonly<Record<string, Fault>>,
): Record<string, BrokenBlock> {
  const unknown = choices
    .filter((field) => field in block)
    .map((field): [string, Fault] => [`${field}Unknown`, [field, "unknown"]]);
  return Object.fromEntries(
    [...unknown, ...Object.entries(faults)].map(([name, [place, value, hiddenInForm]]) => {
      const path = place.split(".").map((key) => (/^\d+$/.test(key) ? Number(key) : key));
      const broken = { path, block: Object(replaced(block, path, value)) };
      return [name, hiddenInForm === undefined ? broken : { ...broken, hiddenInForm }];
    }),
  );
}

/** Returns entries of a list that differ only in their keys. */
export const copiesOf = <T extends object>(entry: T, count: number): (T & { _key: string })[] =>
  Array.from({ length: count }, (_, index) => ({ ...entry, _key: `copy-${index}` }));
