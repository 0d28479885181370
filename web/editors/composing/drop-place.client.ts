import type { BlockDestination } from "@marquee/schemas/editing";
import { type BlockOnPage, blocksOnPage, holderOf, listOf } from "./blocks-on-page.client.ts";

/**
 * The destination of a dragged block, and the mark that shows it. The mark is a line along an edge
 * of `element`, or an overlay on all of `element`.
 */
export type DropPlace = {
  to: BlockDestination;
  element: HTMLElement;
  edge: "top" | "bottom" | "all";
};

/**
 * Height in px of the zones at a container's top and bottom edges (its rim). A drop there targets the container itself,
 * not a block inside it.
 */
const RIM = 20;

type Accepts = Readonly<Record<string, readonly string[]>>;
type Point = { x: number; y: number };

/** Whether a list accepts a block type. Depends on the type of the block or page that contains the list. */
function listAccepts(type: string, list: string, blocks: readonly BlockOnPage[], accepts: Accepts) {
  const holder = list.slice(0, list.lastIndexOf("."));
  const holderType = blocks.find(({ path }) => path === holder)?.type ?? "page";
  const field = list.slice(list.lastIndexOf(".") + 1);
  return accepts[`${holderType}.${field}`]?.includes(type) ?? false;
}

const isWithin = ({ left, right, top, bottom }: DOMRect, { x, y }: Point): boolean =>
  x >= left && x <= right && y >= top && y <= bottom;

/**
 * Returns the innermost block at a point; undefined if there is none. At a container's top or
 * bottom edge (within {@link RIM} px), returns the container instead.
 */
function blockAt(point: Point, blocks: readonly BlockOnPage[]): BlockOnPage | undefined {
  const around = blocks.filter(({ element }) => isWithin(element.getBoundingClientRect(), point));
  const onRim = around.slice(0, -1).find(({ element }) => {
    const { top, bottom } = element.getBoundingClientRect();
    return Math.min(point.y - top, bottom - point.y) < RIM;
  });
  return onRim ?? around.at(-1);
}

/**
 * Returns the element (`list`) and the path (`into`) of the empty list of blocks at a point inside a
 * block. The lists are the two columns of Columns, and the teaser and the members' blocks of a gate.
 * Returns undefined if there is none. Ignores lists of nested blocks.
 */
function emptyListAt({ x, y }: Point, { path, element }: BlockOnPage) {
  const lists = [...element.querySelectorAll<HTMLElement>("[data-list]")];
  const list = lists.find(
    (each) =>
      each.closest("[data-block-of]") === element &&
      isWithin(each.getBoundingClientRect(), { x, y }) &&
      each.querySelector("[data-block-of]") === null,
  );
  return list && { list, into: `${path}.${list.dataset["list"]}` };
}

/** Returns the vertically nearest top-level block, for a drop beside the page or in a gap. */
function nearest({ y }: Point, blocks: readonly BlockOnPage[]): BlockOnPage | undefined {
  const distance = ({ element }: BlockOnPage) => {
    const { top, bottom } = element.getBoundingClientRect();
    return Math.max(top - y, y - bottom, 0);
  };
  return blocks
    .filter(({ path }) => holderOf(path) === null)
    .toSorted((one, other) => distance(one) - distance(other))[0];
}

/**
 * Returns the place to which a drop at a point of the window would move the dragged block. The
 * place is an empty list, or next to the innermost block whose list accepts the dragged block. Null
 * if no list accepts the dragged block, or if the point is on the dragged block itself. `accepts`
 * has the accepted block types of each list, by `<container type>.<field>`.
 */
export function dropPlaceAt(
  point: Point,
  dragged: Pick<BlockOnPage, "path" | "type">,
  page: string,
  accepts: Accepts,
): DropPlace | null {
  const blocks = blocksOnPage(page);
  const others = blocks.filter(({ path }) => !path.startsWith(`${dragged.path}.`));
  const isAccepted = (list: string) => listAccepts(dragged.type, list, blocks, accepts);
  let target = blockAt(point, others) ?? nearest(point, others);
  const empty = target && emptyListAt(point, target);
  if (empty && isAccepted(empty.into)) {
    return { to: { into: empty.into }, element: empty.list, edge: "all" };
  }
  while (target && !isAccepted(listOf(target.path))) {
    const holder = holderOf(target.path);
    target = others.find(({ path }) => path === holder);
  }
  if (!target || target.path === dragged.path) return null;
  const { top, height } = target.element.getBoundingClientRect();
  const isAbove = point.y < top + height / 2;
  return {
    to: { beside: target.path, side: isAbove ? "before" : "after" },
    element: target.element,
    edge: isAbove ? "top" : "bottom",
  };
}
