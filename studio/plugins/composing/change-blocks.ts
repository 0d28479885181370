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

export type Beside = Extract<BlockDestination, { beside: string }>;

/**
 * A change of a page's blocks. `patch` refers to blocks by key. `path` is the path of the block to select after the
 * change. With `through`, the page selects all blocks from `path` to `through`.
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
  through?: string;
};

export type Accepts = (list: string, type: string) => boolean;

/** Blocks of one list, in the list's order. `first` and `last` are positions in that list. */
type Run = { list: string; blocks: StoredBlock[]; first: number; last: number };

/**
 * Returns the blocks at these paths that still exist in the list of the first path. Returns null if
 * none exists.
 */
function findRun(document: unknown, paths: readonly string[]): Run | null {
  const places = paths.map(placeOf);
  const list = places[0]?.list;
  if (list === undefined) return null;
  const keys = new Set(places.filter((each) => each.list === list).map(({ key }) => key));
  const all = blocksAt(document, list);
  const blocks = all.filter(({ _key }) => keys.has(_key));
  const isOfRun = ({ _key }: StoredBlock) => keys.has(_key);
  if (blocks.length === 0) return null;
  return { list, blocks, first: all.findIndex(isOfRun), last: all.findLastIndex(isOfRun) };
}

/** Returns the paths of the first block and, if there are several, of the last block to select after a change. */
function selectionOf(list: string, blocks: readonly StoredBlock[]) {
  const paths = blocks.map(({ _key: key }) => pathOf({ list, key }));
  const [path = "", ...more] = paths;
  const through = more.at(-1);
  return through === undefined ? { path } : { path, through };
}

export const insertedPaths = ({ patch, path }: BlockChange): string[] =>
  (patch.insert?.items ?? []).map(({ _key: key }) => pathOf({ list: placeOf(path).list, key }));

const insertion = ({ beside, side }: Beside, items: StoredBlock[]) =>
  side === "before" ? { before: beside, items } : { after: beside, items };

function find(document: unknown, path: string): (BlockPlace & { block: StoredBlock }) | null {
  const place = placeOf(path);
  const block = blocksAt(document, place.list).find(({ _key }) => _key === place.key);
  return block === undefined ? null : { ...place, block };
}

/**
 * Adds new blocks before or after the block `beside`. Returns null if that block no longer exists.
 */
export function addBeside(
  document: unknown,
  blocks: StoredBlock[],
  to: Beside,
): BlockChange | null {
  const neighbour = find(document, to.beside);
  if (neighbour === null) return null;
  return { patch: { insert: insertion(to, blocks) }, ...selectionOf(neighbour.list, blocks) };
}

/** Adds new blocks at the end of a list. Creates the list if it is missing. */
export const addAtEnd = (list: string, blocks: StoredBlock[]): BlockChange => ({
  patch: { setIfMissing: { [list]: [] }, insert: { after: `${list}[-1]`, items: blocks } },
  ...selectionOf(list, blocks),
});

function isThere(
  document: unknown,
  { list, blocks, first, last }: Run,
  { beside, side }: Beside,
): boolean {
  const target = placeOf(beside);
  if (target.list !== list) return false;
  if (blocks.some(({ _key }) => _key === target.key)) return true;
  const keys = blocksAt(document, list).map(({ _key }) => _key);
  const isTogether = last - first === blocks.length - 1;
  return isTogether && keys.indexOf(target.key) === (side === "before" ? last + 1 : first - 1);
}

export function addBlocks(
  document: unknown,
  blocks: StoredBlock[],
  to: BlockDestination,
): BlockChange | null {
  if ("beside" in to) return addBeside(document, blocks, to);
  const holder = holderOf(to.into);
  if (holder !== null && find(document, holder) === null) return null;
  return addAtEnd(to.into, blocks);
}

export const listOfDestination = (to: BlockDestination): string =>
  "into" in to ? to.into : placeOf(to.beside).list;

/**
 * Moves blocks of one list before or after another block, or to the end of a list. Returns null in
 * these cases:
 * - The blocks or their destination no longer exist.
 * - The blocks are already at the destination.
 * - The destination is inside one of the blocks, or the destination's list doesn't accept the type
 *   of one of the blocks.
 */
export function moveBlocks(
  document: unknown,
  paths: readonly string[],
  to: BlockDestination,
  accepts: Accepts,
): BlockChange | null {
  const run = findRun(document, paths);
  if (run === null || ("beside" in to && isThere(document, run, to))) return null;
  const arrival = addBlocks(document, run.blocks, to);
  const list = listOfDestination(to);
  const unset = run.blocks.map(({ _key: key }) => pathOf({ list: run.list, key }));
  if (arrival === null || unset.some((path) => list.startsWith(`${path}.`))) return null;
  if (list !== run.list && !run.blocks.every(({ _type }) => accepts(list, _type))) return null;
  // One patch can move the blocks, because Sanity applies `unset` before `insert`.
  return { ...arrival, patch: { ...arrival.patch, unset } };
}

/**
 * Moves blocks up or down by one position. At the edge of a column or gate, moves the blocks out of
 * it. Returns null at the edge of the page, and in the cases in which `moveBlocks` returns null.
 */
export function stepBlocks(
  document: unknown,
  paths: readonly string[],
  by: 1 | -1,
  accepts: Accepts,
): BlockChange | null {
  const run = findRun(document, paths);
  if (run === null) return null;
  const { list, first, last } = run;
  const neighbour = blocksAt(document, list)[by === 1 ? last + 1 : first - 1];
  const beside = neighbour === undefined ? holderOf(list) : pathOf({ list, key: neighbour._key });
  if (beside === null) return null;
  return moveBlocks(document, paths, { beside, side: by === 1 ? "after" : "before" }, accepts);
}

/** Inserts copies with new keys after the last of the blocks. Returns null if the blocks no longer exist. */
export function duplicateBlocks(
  document: unknown,
  paths: readonly string[],
  freshKey: () => string,
): BlockChange | null {
  const run = findRun(document, paths);
  const last = run?.blocks.at(-1);
  if (run === null || last === undefined) return null;
  const copies = run.blocks.map((block) => withFreshKeys(block, freshKey));
  const beside = pathOf({ list: run.list, key: last._key });
  return addBeside(document, copies, { beside, side: "after" });
}

/**
 * Removes blocks of one list. The change's `path` is the path of their neighbor, or else of their
 * parent. The path is empty if the page has no other block. Returns null if the blocks no longer
 * exist.
 */
export function removeBlocks(document: unknown, paths: readonly string[]): BlockChange | null {
  const run = findRun(document, paths);
  if (run === null) return null;
  const { list, blocks, first, last } = run;
  const removed = new Set(blocks.map(({ _key }) => _key));
  const keys = blocksAt(document, list).map(({ _key }) => _key);
  const stays = (key: string) => !removed.has(key);
  const next = keys.slice(last).find(stays) ?? keys.slice(0, first).findLast(stays);
  const after = next === undefined ? holderOf(list) : pathOf({ list, key: next });
  const unset = [...removed].map((key) => pathOf({ list, key }));
  return { patch: { unset }, path: after ?? "" };
}
