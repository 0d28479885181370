import type { BlockDestination } from "@marquee/schemas/editing";
import { type BlockOnPage, blocksOnPage, holderOf, listOf } from "./blocks-on-page.client.ts";

/** Where a dragged block would go, and what is drawn there: one edge of an element, or all of it. */
export type DropPlace = {
  to: BlockDestination;
  element: HTMLElement;
  edge: "top" | "bottom" | "all";
};

/** Of a block that holds others, so much at its top and bottom stands for the block itself. In px. */
const RIM = 20;

type Accepts = Readonly<Record<string, readonly string[]>>;
type Point = { x: number; y: number };

/** What may stand in a list, by the type of its holder. */
function mayStand(type: string, list: string, blocks: readonly BlockOnPage[], accepts: Accepts) {
  const holder = list.slice(0, list.lastIndexOf("."));
  const holderType = blocks.find(({ path }) => path === holder)?.type ?? "page";
  const field = list.slice(list.lastIndexOf(".") + 1);
  return accepts[`${holderType}.${field}`]?.includes(type) ?? false;
}

const isWithin = ({ left, right, top, bottom }: DOMRect, { x, y }: Point): boolean =>
  x >= left && x <= right && y >= top && y <= bottom;

/** The deepest block at a point, or that of its holders whose rim the point is on. */
function blockAt(point: Point, blocks: readonly BlockOnPage[]): BlockOnPage | undefined {
  const around = blocks.filter(({ element }) => isWithin(element.getBoundingClientRect(), point));
  const onRim = around.slice(0, -1).find(({ element }) => {
    const { top, bottom } = element.getBoundingClientRect();
    return Math.min(point.y - top, bottom - point.y) < RIM;
  });
  return onRim ?? around.at(-1);
}

/** The column at a point, where nothing stands in it yet: its path, by the block that holds it. */
function emptyColumnAt({ x, y }: Point, { path, element }: BlockOnPage) {
  const columns = [...element.querySelectorAll<HTMLElement>("[data-column]")];
  const column = columns.find(
    (each) =>
      isWithin(each.getBoundingClientRect(), { x, y }) &&
      each.querySelector("[data-block]") === null,
  );
  return column && { column, into: `${path}.${column.dataset["column"]}` };
}

/** Of the page's own blocks the one that is nearest: a drop beside the page, or in a gap, is one at that height. */
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
 * Takes a point of the window, the block that is dragged, the id of its page and what each list accepts. Gives where
 * the block would go: before or after the deepest block there that stands in a list which takes it, or into an empty
 * column. Null: nowhere else than where it is.
 */
export function dropPlaceAt(
  point: Point,
  dragged: Pick<BlockOnPage, "path" | "type">,
  page: string,
  accepts: Accepts,
): DropPlace | null {
  const blocks = blocksOnPage(page);
  const others = blocks.filter(({ path }) => !path.startsWith(`${dragged.path}.`));
  const takes = (list: string) => mayStand(dragged.type, list, blocks, accepts);
  let target = blockAt(point, others) ?? nearest(point, others);
  const empty = target && emptyColumnAt(point, target);
  if (empty && takes(empty.into)) {
    return { to: { into: empty.into }, element: empty.column, edge: "all" };
  }
  while (target && !takes(listOf(target.path))) {
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
