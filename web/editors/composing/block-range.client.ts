import { type BlockOnPage, listOf } from "./blocks-on-page.client.ts";

/** An element, or several elements that are measured as one. */
export type Area = Pick<Element, "getBoundingClientRect">;

/** Returns the blocks of the list that contains the block at a path, in the order of the page. */
export const siblingsOf = (blocks: readonly BlockOnPage[], path: string): BlockOnPage[] =>
  blocks.filter((block) => listOf(block.path) === listOf(path));

/**
 * Returns the blocks of a list between the paths `from` and `to`, in the order of the page. The
 * result includes the blocks at both paths. If `from` isn't in the list of `to`, returns only the
 * block at `to`.
 */
export function rangeBetween(
  blocks: readonly BlockOnPage[],
  from: string,
  to: string,
): BlockOnPage[] {
  const list = siblingsOf(blocks, to);
  const at = list.findIndex(({ path }) => path === to);
  const start = list.findIndex(({ path }) => path === from);
  if (at === -1) return [];
  return start === -1
    ? list.slice(at, at + 1)
    : list.slice(Math.min(at, start), Math.max(at, start) + 1);
}

/**
 * Searches the list that contains the block at `path`. Returns the block of this list that is at the
 * path `other`, or that contains the block at that path.
 */
export const siblingAround = (
  blocks: readonly BlockOnPage[],
  path: string,
  other: string,
): BlockOnPage | undefined =>
  siblingsOf(blocks, path).find(
    (block) => block.path === other || other.startsWith(`${block.path}.`),
  );

/** Returns the smallest area that contains all elements. */
export const areaOf = (elements: readonly Element[]): Area => ({
  getBoundingClientRect() {
    const boxes = elements.map((element) => element.getBoundingClientRect());
    const left = Math.min(...boxes.map((box) => box.left));
    const top = Math.min(...boxes.map((box) => box.top));
    const right = Math.max(...boxes.map((box) => box.right));
    const bottom = Math.max(...boxes.map((box) => box.bottom));
    return new DOMRect(left, top, right - left, bottom - top);
  },
});
