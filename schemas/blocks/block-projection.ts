import { shownProjection } from "../fields/shown/shown.contract.ts";
import type { BlockContract } from "./block-contract.ts";

type Contracts = Readonly<Record<string, BlockContract>>;

/** Returns the contracts of the blocks that a container of the given level may hold. */
export const contractsBelow = (level: number, contracts: Contracts): Contracts =>
  Object.fromEntries(
    Object.entries(contracts).filter(([, contract]) => (contract.level ?? 0) < level),
  );

/** Returns the GROQ fields of a block, including those of its inner blocks. */
function projectBlock(contract: BlockContract, contracts: Contracts): string {
  const below = contractsBelow(contract.level ?? 0, contracts);
  const inner =
    contract.nested?.map((field) => {
      const blocks = projectBlocks(`${contract.nestedIn ?? ""}${field}`, below);
      return contract.nestedIn === undefined ? blocks : `"${field}": ${blocks}`;
    }) ?? [];
  return [contract.projection, ...inner, ...projectEarlier(contract)].join(",\n");
}

/**
 * Returns the GROQ of the fields that only earlier versions of the block have. The function
 * `inCurrentForm` merges these fields into the block before it migrates the block.
 */
function projectEarlier({ version, earlier }: BlockContract): string[] {
  if (earlier?.projection === undefined) return [];
  const isEarlier = `coalesce(version, 1) < ${version}`;
  return [`"earlier": select(${isEarlier} => { ${earlier.projection} })`];
}

// Returns the GROQ condition that selects a block type. If the type is stored under another name
// (`storedAs`), the condition accepts either name.
const nameTest = (type: string, { storedAs }: BlockContract) =>
  storedAs === undefined ? `_type == "${type}"` : `_type == "${type}" || _type == "${storedAs}"`;

function projectType(contracts: Contracts): string {
  const renamed = Object.entries(contracts).filter(([, { storedAs }]) => storedAs !== undefined);
  const names = renamed.map(([type, { storedAs }]) => `_type == "${storedAs}" => "${type}"`);
  return names.length === 0 ? "_type" : `"_type": select(${names.join(", ")}, _type)`;
}

/**
 * Returns the GROQ of a field that holds blocks. For a block of unknown type, the query returns
 * only key, type, version and display period. With these, the site can report which block it
 * dropped.
 */
export function projectBlocks(field: string, contracts: Contracts): string {
  const byType = Object.entries(contracts).map(
    ([type, contract]) => `${nameTest(type, contract)} => { ${projectBlock(contract, contracts)} }`,
  );
  const fields = [
    "_key",
    projectType(contracts),
    '"version": coalesce(version, 1)',
    shownProjection,
    ...byType,
  ];
  return `${field}[]{ ${fields.join(",\n")} }`;
}
