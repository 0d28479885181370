import type { ComposeRequest } from "@marquee/schemas/editing";
import { type BlockOnPage, holderOf } from "./blocks-on-page.client.ts";
import type { ComposerShape } from "./composer-icon.client.tsx";

/** What a button of the toolbar does: ask something of the studio, or choose the block of that path and name. */
export type ComposerAction = { shape: ComposerShape } & (
  | { ask: ComposeRequest }
  | { choose: string; title: string }
);

/** Blocks that hold others. */
const holders = new Set(["columns", "signInGate"]);

/** Takes a block, the id of its page and blocks' names, gives what can be done with it, in the toolbar's order. */
export function actionsFor(
  { path, type }: Pick<BlockOnPage, "path" | "type">,
  document: string,
  titleOf: (path: string) => string,
): ComposerAction[] {
  const block = { document, path };
  const holder = holderOf(path);
  const all: (ComposerAction | false)[] = [
    holder !== null && { shape: "holder", choose: holder, title: titleOf(holder) },
    { shape: "addAbove", ask: { ask: "addBeside", ...block, side: "before" } },
    { shape: "addBelow", ask: { ask: "addBeside", ...block, side: "after" } },
    holders.has(type) && { shape: "addInside", ask: { ask: "addInside", ...block } },
    { shape: "moveUp", ask: { ask: "step", ...block, by: -1 } },
    { shape: "moveDown", ask: { ask: "step", ...block, by: 1 } },
    { shape: "duplicate", ask: { ask: "duplicate", ...block } },
    { shape: "remove", ask: { ask: "remove", ...block } },
  ];
  return all.filter((action) => action !== false);
}
