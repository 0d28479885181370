import type { ComposeRequest } from "@marquee/schemas/editing";
import type { ArraySchemaType, Schema, SchemaType } from "sanity";
import { translate } from "../../i18n/translate.ts";
import { blocksAt, holderOf, placeOf, valueAt } from "../composing/block-path.ts";
import type { Beside } from "../composing/change-blocks.ts";
import { listsIn, listTypeAt } from "../composing/list-types.ts";

/**
 * A list that accepts the new block, and the block's position in the list (`to`). `to` is null for
 * the end of the list.
 */
export type Choice = { list: string; title: string; type: ArraySchemaType; to: Beside | null };

/** The requests that open the insert menu. */
export type AddRequest = Extract<
  ComposeRequest,
  { action: "addFirst" | "addBeside" | "addInside" }
>;

const typeName = (value: unknown): string =>
  typeof value === "object" && value !== null && "_type" in value ? String(value._type) : "";

const GATE = "signInGate";

/**
 * Returns the titles of a gate's lists. Each title says who sees the blocks in the list. The first
 * list is the default in the insert menu.
 */
const gateTitles = (): Record<string, string> => ({
  blocks: translate("Members only"),
  teaser: translate("Everyone sees this"),
});

/**
 * Returns the lists inside a block. A gate's members' list comes first, so that new content isn't public by default.
 */
function choicesInside(holder: SchemaType, path: string): Choice[] {
  const choices = listsIn(holder).map(({ name, title, type }) => ({ name, title, type }));
  const titles = holder.name === GATE ? gateTitles() : {};
  const order = Object.keys(titles);
  return choices
    .toSorted((one, other) => order.indexOf(one.name) - order.indexOf(other.name))
    .map(({ name, title, type }) => ({
      list: `${path}.${name}`,
      title: titles[name] ?? title,
      type,
      to: null,
    }));
}

/**
 * Converts a position before a gate's first block to the position before the gate. Converts a
 * position after the gate's last block to the position after the gate. Returns null for other
 * positions.
 */
function besideGate(page: unknown, { beside, side }: Beside): Beside | null {
  const { list, key } = placeOf(beside);
  const gate = holderOf(list);
  if (gate === null || typeName(valueAt(page, gate)) !== GATE) return null;
  const keys = blocksAt(page, list).map(({ _key }) => _key);
  const isAtEdge = key === (side === "after" ? keys.at(-1) : keys[0]);
  return isAtEdge ? { beside: gate, side } : null;
}

/**
 * Returns the position beside a block as the only choice. Returns no choice if that position isn't
 * in a list of blocks. Inside a gate, the choice's title says who sees the new block.
 */
function choiceBeside(pageType: SchemaType, page: unknown, to: Beside): Choice[] {
  const { list } = placeOf(to.beside);
  const type = listTypeAt(pageType, page, list);
  if (type === null) return [];
  const gate = holderOf(list);
  const isInGate = gate !== null && typeName(valueAt(page, gate)) === GATE;
  const title = isInGate ? gateTitles()[list.slice(list.lastIndexOf(".") + 1)] : undefined;
  return [{ list, title: title ?? type.title ?? list, type, to }];
}

/**
 * Returns the lists that the new block may be added to, the default first. For a position at the edge of a gate's list,
 * the second choice is outside of the gate. Returns no choices if the block in the request no longer exists.
 */
export function choicesFor(schema: Schema, page: unknown, request: AddRequest): Choice[] {
  const pageType = schema.get("page");
  if (!pageType) return [];
  if (request.action === "addInside") {
    const holder = schema.get(typeName(valueAt(page, request.path)));
    const choices = holder ? choicesInside(holder, request.path) : [];
    const { list } = request;
    return list === undefined ? choices : choices.filter((choice) => choice.list === list);
  }
  if (request.action === "addFirst") {
    const type = listTypeAt(pageType, page, "blocks");
    return type === null ? [] : [{ list: "blocks", title: type.title ?? "blocks", type, to: null }];
  }
  const to: Beside = { beside: request.path, side: request.side };
  const outside = besideGate(page, to);
  const outsideTitle =
    to.side === "after" ? translate("Below the sign-in gate") : translate("Above the sign-in gate");
  return [
    ...choiceBeside(pageType, page, to),
    ...(outside === null
      ? []
      : choiceBeside(pageType, page, outside).map((each) => ({ ...each, title: outsideTitle }))),
  ];
}
