import { blocksAt, type StoredBlock } from "./block-path.ts";
import { isRecord } from "../../lib/is-record.ts";

/** Maximum depth at which Sanity resolves initial values of nested objects. */
export const INITIAL_DEPTH = 10;

/** Creates a random array key in Sanity's format. */
export const freshKey = (): string => crypto.randomUUID().replaceAll("-", "").slice(0, 12);

/**
 * Copies a block. The copy and its nested blocks get new keys. The site looks up a gate by key, so
 * two gates on a page must not have the same key. Entries of other arrays keep their keys, because
 * rich text refers to them. These keys must be unique only within their array.
 */
export function withFreshKeys(block: StoredBlock, freshKey: () => string): StoredBlock {
  const inner = withInnerLists(block, (_, blocks) =>
    blocks.map((entry) => withFreshKeys(entry, freshKey)),
  );
  return { ...inner, _key: freshKey() };
}

export function withInnerLists(
  block: StoredBlock,
  change: (field: string, blocks: StoredBlock[]) => StoredBlock[],
): StoredBlock {
  const lists = Object.keys(block).filter((field) => holdsBlocks(block, field));
  const inner = lists.map((field) => [field, change(field, blocksAt(block, field))]);
  return { ...block, ...Object.fromEntries(inner) };
}

/** Fields that hold nested blocks: the two columns, and a gate's teaser and members' blocks. */
const blockLists = new Set(["start", "end", "teaser", "blocks"]);

const holdsBlocks = (block: StoredBlock, field: string): boolean =>
  blockLists.has(field) && Array.isArray(block[field]);

export const newBlock = (type: string, initial: unknown, key: string): StoredBlock => ({
  ...(isRecord(initial) ? initial : {}),
  _type: type,
  _key: key,
});
