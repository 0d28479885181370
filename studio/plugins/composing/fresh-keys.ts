import { blocksAt, type StoredBlock } from "./block-path.ts";

/**
 * Copies a block with new keys for itself and its nested blocks, because the site requests a gate's blocks by key.
 * Other arrays keep their keys: these need to be unique within one array only, and rich text refers to them.
 */
export function withFreshKeys(block: StoredBlock, freshKey: () => string): StoredBlock {
  const lists = Object.keys(block).filter((field) => holdsBlocks(block, field));
  const inner = lists.map((field) => [
    field,
    blocksAt(block, field).map((entry) => withFreshKeys(entry, freshKey)),
  ]);
  return { ...block, ...Object.fromEntries(inner), _key: freshKey() };
}

/** Field names of nested blocks in the contracts: the columns, and a gate's teaser and members' blocks. */
const blockLists = new Set(["start", "end", "teaser", "blocks"]);

const holdsBlocks = (block: StoredBlock, field: string): boolean =>
  blockLists.has(field) && Array.isArray(block[field]);
