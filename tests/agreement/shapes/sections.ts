import type { TypeNode } from "groq-js";
import type { BlockContract } from "../../../schemas/blocks/block-contract.ts";
import { contractsBelow } from "../../../schemas/blocks/block-projection.ts";
import { blockOf, partOf } from "./agreement.ts";

type Contracts = Readonly<Record<string, BlockContract>>;

/** A list of blocks: its location, its type in a query's result, and the contracts of the allowed blocks. */
export type Section = { where: string; blocks: TypeNode; contracts: Contracts };

/**
 * Returns one section for a list of blocks, and one for each list inside the container blocks that
 * the list allows.
 */
export function sectionsIn(where: string, blocks: TypeNode, contracts: Contracts): Section[] {
  const inner = Object.entries(contracts).flatMap(([name, { nested = [], level = 0 }]) =>
    nested.flatMap((field) =>
      sectionsIn(
        `${where} › ${name}.${field}`,
        partOf(blockOf(blocks, name), field),
        contractsBelow(level, contracts),
      ),
    ),
  );
  return [{ where, blocks, contracts }, ...inner];
}
