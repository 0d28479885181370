import { blocksAt, type StoredBlock } from "./block-path.ts";

/**
 * A copy of a block under a key of its own, and so the blocks inside it: a gate's blocks are asked for by key.
 * Other lists keep theirs, which need to differ within one list only, and which texts refer to.
 */
export function withFreshKeys(block: StoredBlock, freshKey: () => string): StoredBlock {
  const lists = Object.keys(block).filter((field) => holdsBlocks(block, field));
  const inner = lists.map((field) => [
    field,
    blocksAt(block, field).map((entry) => withFreshKeys(entry, freshKey)),
  ]);
  return { ...block, ...Object.fromEntries(inner), _key: freshKey() };
}

/** Lists of blocks by name, as contracts declare them: columns and what stands before and behind a gate. */
const blockLists = new Set(["start", "end", "teaser", "blocks"]);

const holdsBlocks = (block: StoredBlock, field: string): boolean =>
  blockLists.has(field) && Array.isArray(block[field]);
