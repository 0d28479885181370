import type { BlockDestination } from "@marquee/schemas/editing";
import {
  blocksAt,
  type BlockPlace,
  holderOf,
  pathOf,
  placeOf,
  type StoredBlock,
} from "./block-path.ts";
import { withFreshKeys } from "./new-block.ts";

/** A position before or after another block. `beside` is the path of that block. */
export type Beside = Extract<BlockDestination, { beside: string }>;

/**
 * A change of a page's blocks. `patch` refers to blocks by key. `path` is the path of the block to select after the
 * change.
 */
export type BlockChange = {
  patch: {
    set?: Record<string, unknown>;
    setIfMissing?: Record<string, unknown>;
    unset?: string[];
    diffMatchPatch?: Record<string, string>;
    insert?: { items: StoredBlock[] } & ({ before: string } | { after: string });
  };
  path: string;
};

/** Whether the list at a path accepts a block type. */
export type Accepts = (list: string, type: string) => boolean;

const insertion = ({ beside, side }: Beside, block: StoredBlock) =>
  side === "before" ? { before: beside, items: [block] } : { after: beside, items: [block] };

function find(document: unknown, path: string): (BlockPlace & { block: StoredBlock }) | null {
  const place = placeOf(path);
  const block = blocksAt(document, place.list).find(({ _key }) => _key === place.key);
  return block === undefined ? null : { ...place, block };
}

/** Adds a new block before or after another one. Returns null if the other one no longer exists. */
export function addBeside(document: unknown, block: StoredBlock, to: Beside): BlockChange | null {
  const neighbour = find(document, to.beside);
  if (neighbour === null) return null;
  const path = pathOf({ list: neighbour.list, key: block._key });
  return { patch: { insert: insertion(to, block) }, path };
}

/** Adds a new block at the end of a list. Creates the list if it is missing. */
export const addAtEnd = (list: string, block: StoredBlock): BlockChange => ({
  patch: { setIfMissing: { [list]: [] }, insert: { after: `${list}[-1]`, items: [block] } },
  path: pathOf({ list, key: block._key }),
});

/** Whether the block is at the destination already. */
function isThere(document: unknown, { list, key }: BlockPlace, { beside, side }: Beside): boolean {
  const target = placeOf(beside);
  if (target.list !== list) return false;
  const keys = blocksAt(document, list).map(({ _key }) => _key);
  const offset = side === "before" ? 1 : -1;
  return target.key === key || keys.indexOf(key) + offset === keys.indexOf(target.key);
}

/**
 * Returns the list that the block moves to, and the patch that inserts the block there. Returns null if the destination
 * no longer exists.
 */
function arrivalAt(
  document: unknown,
  to: BlockDestination,
  block: StoredBlock,
): { list: string; patch: BlockChange["patch"] } | null {
  if ("into" in to) {
    const holder = holderOf(to.into);
    if (holder !== null && find(document, holder) === null) return null;
    return { list: to.into, patch: addAtEnd(to.into, block).patch };
  }
  const neighbour = find(document, to.beside);
  return neighbour && { list: neighbour.list, patch: { insert: insertion(to, block) } };
}

/**
 * Moves a block before or after another, or to the end of a list. Returns null in these cases:
 * - The block or its destination no longer exists.
 * - The block is at the destination already.
 * - The destination is inside the block, or doesn't accept the block's type.
 */
export function moveBlock(
  document: unknown,
  path: string,
  to: BlockDestination,
  accepts: Accepts,
): BlockChange | null {
  const moved = find(document, path);
  if (moved === null || ("beside" in to && isThere(document, moved, to))) return null;
  const arrival = arrivalAt(document, to, moved.block);
  if (arrival === null || arrival.list.startsWith(`${path}.`)) return null;
  const { list, patch } = arrival;
  if (list !== moved.list && !accepts(list, moved.block._type)) return null;
  // One patch can move the block, because Sanity applies `unset` before `insert`.
  return { patch: { ...patch, unset: [path] }, path: pathOf({ list, key: moved.key }) };
}

/**
 * Moves a block up or down by one. The first or last block of a column or gate moves out of it.
 * Returns null at the edge of the page, and in the cases in which `moveBlock` returns null.
 */
export function stepBlock(
  document: unknown,
  path: string,
  by: 1 | -1,
  accepts: Accepts,
): BlockChange | null {
  const { list, key } = placeOf(path);
  const blocks = blocksAt(document, list);
  const at = blocks.findIndex(({ _key }) => _key === key);
  if (at === -1) return null;
  const neighbour = blocks[at + by];
  const beside = neighbour === undefined ? holderOf(list) : pathOf({ list, key: neighbour._key });
  if (beside === null) return null;
  return moveBlock(document, path, { beside, side: by === 1 ? "after" : "before" }, accepts);
}

/** Inserts a copy with new keys after a block. Returns null if the block no longer exists. */
export function duplicateBlock(
  document: unknown,
  path: string,
  freshKey: () => string,
): BlockChange | null {
  const found = find(document, path);
  if (found === null) return null;
  return addBeside(document, withFreshKeys(found.block, freshKey), { beside: path, side: "after" });
}

/**
 * Removes a block. The change's `path` is that of the block's neighbor, or else of its parent. It
 * is empty if the page has no other block. Returns null if the block no longer exists.
 */
export function removeBlock(document: unknown, path: string): BlockChange | null {
  const found = find(document, path);
  if (found === null) return null;
  const { list, key } = found;
  const keys = blocksAt(document, list).map(({ _key }) => _key);
  const at = keys.indexOf(key);
  const next = keys[at + 1] ?? keys[at - 1];
  const after = next === undefined ? holderOf(list) : pathOf({ list, key: next });
  return { patch: { unset: [path] }, path: after ?? "" };
}
