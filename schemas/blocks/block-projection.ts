import type { BlockContract } from "./block-contract.ts";

type Contracts = Readonly<Record<string, BlockContract>>;

const leavesOf = (contracts: Contracts): Contracts =>
  Object.fromEntries(Object.entries(contracts).filter(([, contract]) => !contract.nested));

/** Takes a block's contract and those of all, gives its GROQ fields; a container's inner blocks are never containers. */
export function projectBlock(contract: BlockContract, contracts: Contracts): string {
  const inner = contract.nested?.map((field) => projectBlocks(field, leavesOf(contracts))) ?? [];
  return [contract.projection, ...inner].join(",\n");
}

/**
 * Takes the name of a field that holds blocks, gives its GROQ. A block of unknown type keeps its key and type, so
 * that the site can say which one it left out.
 */
export function projectBlocks(field: string, contracts: Contracts): string {
  const byType = Object.entries(contracts).map(
    ([type, contract]) => `_type == "${type}" => { ${projectBlock(contract, contracts)} }`,
  );
  const fields = ["_key", "_type", '"version": coalesce(version, 1)', ...byType];
  return `${field}[]{ ${fields.join(",\n")} }`;
}

/** Takes the name of a field inside a container, gives the GROQ of the blocks in it. */
export const projectInnerBlocks = (field: string, contracts: Contracts): string =>
  projectBlocks(field, leavesOf(contracts));
