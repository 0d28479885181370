import { shownProjection } from "../fields/shown.contract.ts";
import type { BlockContract } from "./block-contract.ts";

type Contracts = Readonly<Record<string, BlockContract>>;

/** Takes a container's level and the contracts of all blocks, gives those that may stand inside it. */
export const contractsBelow = (level: number, contracts: Contracts): Contracts =>
  Object.fromEntries(
    Object.entries(contracts).filter(([, contract]) => (contract.level ?? 0) < level),
  );

/** Takes a block's contract and those of all, gives its GROQ fields; inner blocks are of lower levels. */
function projectBlock(contract: BlockContract, contracts: Contracts): string {
  const below = contractsBelow(contract.level ?? 0, contracts);
  const inner =
    contract.nested?.map((field) => {
      const blocks = projectBlocks(`${contract.nestedIn ?? ""}${field}`, below);
      return contract.nestedIn === undefined ? blocks : `"${field}": ${blocks}`;
    }) ?? [];
  return [contract.projection, ...inner, ...projectEarlier(contract)].join(",\n");
}

/** Asked beside the present fields, of earlier blocks alone: `inCurrentForm` makes one of both. */
function projectEarlier({ version, earlier }: BlockContract): string[] {
  if (earlier === undefined) return [];
  const isEarlier = `coalesce(version, 1) < ${version}`;
  return [`"earlier": select(${isEarlier} => { ${earlier.projection} })`];
}

// A block that Sanity makes us store under another name is read under both, and answers with its own.
const nameTest = (type: string, { storedAs }: BlockContract) =>
  storedAs === undefined ? `_type == "${type}"` : `_type == "${type}" || _type == "${storedAs}"`;

function projectType(contracts: Contracts): string {
  const renamed = Object.entries(contracts).filter(([, { storedAs }]) => storedAs !== undefined);
  const names = renamed.map(([type, { storedAs }]) => `_type == "${storedAs}" => "${type}"`);
  return names.length === 0 ? "_type" : `"_type": select(${names.join(", ")}, _type)`;
}

/**
 * Takes the name of a field that holds blocks, gives its GROQ. A block of unknown type keeps its key, type and time,
 * so that the site can say which one it left out.
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
