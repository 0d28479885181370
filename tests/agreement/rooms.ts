import type { TypeNode } from "groq-js";
import type { BlockContract } from "../../schemas/blocks/block-contract.ts";
import { contractsBelow } from "../../schemas/blocks/block-projection.ts";
import { blockOf, partOf } from "./agreement.ts";

type Contracts = Readonly<Record<string, BlockContract>>;

/** A list of blocks: where it is, its type in a query's answer, and the contracts of what may stand in it. */
export type Room = { where: string; blocks: TypeNode; contracts: Contracts };

/** Takes a list of blocks, gives it and every list in the containers that may stand in it. */
export function roomsIn(where: string, blocks: TypeNode, contracts: Contracts): Room[] {
  const inner = Object.entries(contracts).flatMap(([name, { nested = [], level = 0 }]) =>
    nested.flatMap((field) =>
      roomsIn(
        `${where} › ${name}.${field}`,
        partOf(blockOf(blocks, name), field),
        contractsBelow(level, contracts),
      ),
    ),
  );
  return [{ where, blocks, contracts }, ...inner];
}
