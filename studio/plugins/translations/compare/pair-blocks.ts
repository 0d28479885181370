import type { StoredBlock } from "./stored-page.ts";

/** A block of a page and its counterpart in another language. One of them may be null. */
export type BlockPair = { source: StoredBlock | null; target: StoredBlock | null };

const isSameType = (a: StoredBlock, b: StoredBlock) => a._type === b._type;

/**
 * Matches each source block with a target block: first by key, because copies keep their keys, then
 * by type, in page order. `free` contains the target blocks without a match.
 */
function partnersOf(source: readonly StoredBlock[], target: readonly StoredBlock[]) {
  const partners = new Map<StoredBlock, StoredBlock>();
  const free = new Set(target);
  const match = (fits: (mine: StoredBlock, theirs: StoredBlock) => boolean) => {
    for (const mine of source) {
      const theirs = partners.has(mine) ? undefined : [...free].find((block) => fits(mine, block));
      if (theirs === undefined) continue;
      partners.set(mine, theirs);
      free.delete(theirs);
    }
  };
  match((mine, theirs) => mine._key === theirs._key && isSameType(mine, theirs));
  match(isSameType);
  return { partners, free };
}

/**
 * Pairs the blocks of a page with those of its translation, in the order of the page. A block that exists only in the
 * translation comes after the block that precedes it in the translation.
 */
export function pairBlocks(
  source: readonly StoredBlock[],
  target: readonly StoredBlock[],
): BlockPair[] {
  const { partners, free } = partnersOf(source, target);
  const pairs: BlockPair[] = source.map((block) => ({
    source: block,
    target: partners.get(block) ?? null,
  }));
  target.forEach((block, place) => {
    if (!free.has(block)) return;
    const before = pairs.findIndex((pair) => pair.target === target[place - 1]);
    pairs.splice(place === 0 ? 0 : before + 1, 0, { source: null, target: block });
  });
  return pairs;
}
